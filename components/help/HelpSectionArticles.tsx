import type { HelpSection } from '@/lib/help/help-article';
import styles from './HelpArticleText.module.css';
import { HelpArticleText } from './HelpArticleText';

export function HelpSectionArticles({ section: { id, title, articles } }: { section: HelpSection }) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      {articles.map((article) => (
        <HelpArticleText key={article.id} article={article} />
      ))}
    </section>
  );
}
