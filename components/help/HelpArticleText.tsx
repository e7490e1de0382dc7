import Link from 'next/link';
import { onDemand } from '@/components/on-demand/on-demand';
import type { HelpArticle } from '@/lib/help/help-article';
import styles from './HelpArticleText.module.css';

const PlanComparison = onDemand(() =>
  import('@/components/billing/PlanComparison').then((module) => module.PlanComparison),
);
const ShortcutTable = onDemand(() => import('./ShortcutTable').then((module) => module.ShortcutTable));

interface Props {
  article: HelpArticle;
  /** The section's name above it, where it stands alone. */
  under?: string | undefined;
}

export function HelpArticleText({ article: { id, title, body, link }, under }: Props) {
  return (
    <article aria-labelledby={id} className={styles.article}>
      <h3 id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h3>
      {under !== undefined && <p className={styles.under}>{under}</p>}
      {body.map((part, index) =>
        typeof part === 'string' ? (
          <p key={index}>{withCode(part)}</p>
        ) : (
          <ul key={index}>
            {part.map((point) => (
              <li key={point}>{withCode(point)}</li>
            ))}
          </ul>
        ),
      )}
      {id === 'shortcuts' && <ShortcutTable />}
      {id === 'plans-compared' && <PlanComparison level={4} />}
      {link && (
        <p>
          <Link href={link.href} className={styles.link}>
            {link.text}
          </Link>
        </p>
      )}
    </article>
  );
}

/** What stands between backticks is shown as it is typed. */
const withCode = (text: string) =>
  text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
