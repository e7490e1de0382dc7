import { IconPlus } from '@tabler/icons-react';
import { OwnerMark } from '@/components/snippets/OwnerMark';
import { VersionBadges } from '@/components/snippets/VersionBadges';
import type { Snippet } from '@/lib/contracts/snippet';
import { htmlToLine } from '@/lib/domain/html-text';
import styles from './LibraryList.module.css';

interface Props {
  snippet: Snippet;
  index: number;
  count: number;
  top: number;
  /** Its place in the letter; null: not chosen. */
  number: number | null;
  isActive: boolean;
  /** Given where its owner is told, beside those of another library. */
  organizationName: string | null;
  onToggle: (snippet: Snippet) => void;
}

export function LibraryRow(props: Props) {
  const { snippet, index, count, top, number, isActive, organizationName, onToggle } = props;
  return (
    <div
      id={`library-row-${index}`}
      role="option"
      aria-selected={number !== null}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={styles.row}
      data-tour={index === 0 ? 'pick' : undefined}
      data-active={isActive || undefined}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onToggle(snippet)}
    >
      <span className={styles.number}>
        {number ?? <IconPlus size={16} stroke={1.6} aria-label="Not in the letter" />}
      </span>
      <span className={styles.title}>{snippet.title}</span>
      <VersionBadges versions={snippet.versions} />
      <span className={styles.line}>
        {organizationName !== null && <OwnerMark orgId={snippet.orgId} organizationName={organizationName} />}
        {firstLine(snippet)}
      </span>
    </div>
  );
}

const lineLength = 120;
const lines = new WeakMap<Snippet, string>();

function firstLine(snippet: Snippet): string {
  const known = lines.get(snippet);
  if (known !== undefined) return known;
  const { male, female, neutral } = snippet.versions;
  // A few lines' worth of html holds the first line; snippets can be long and lists are scrolled fast.
  const html = (male ?? female ?? neutral)?.html.slice(0, lineLength * 8) ?? '';
  const line = htmlToLine(html).slice(0, lineLength);
  lines.set(snippet, line);
  return line;
}
