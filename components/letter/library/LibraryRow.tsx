import { IconPlus } from '@tabler/icons-react';
import { FavoriteStar } from '@/components/snippets/favorites/FavoriteStar';
import { Marked } from '@/components/snippets/Marked';
import { OwnerMark } from '@/components/snippets/library/OwnerMark';
import { VersionBadges } from '@/components/snippets/library/VersionBadges';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { SearchMarks } from '@/components/snippets/use-search-marks';
import { htmlToLine } from '@/lib/domain/text/html-text';
import styles from './LibraryList.module.css';

interface Props {
  snippet: Snippet;
  index: number;
  count: number;
  top: number;
  /** Its place in the letter; null: not chosen. */
  number: number | null;
  isActive: boolean;
  isFavorite: boolean;
  /** null: nothing is marked. */
  marks: SearchMarks | null;
  /** Given where its owner is told, beside those of another library. */
  organizationName: string | null;
  onToggle: (snippet: Snippet) => void;
  /** The pointer rests on it, or has left it. */
  onRest: (snippet: Snippet, row: HTMLElement) => void;
  onLeave: () => void;
}

export function LibraryRow(props: Props) {
  const { snippet, index, count, top, number, isActive, isFavorite, marks, organizationName } = props;
  const { onToggle, onRest, onLeave } = props;
  return (
    <div
      id={`library-row-${index}`}
      role="option"
      aria-selected={number !== null}
      // Named by its place and title; what it holds is heard after that, by who stays.
      aria-describedby={`library-row-${index}-versions library-row-${index}-line`}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={styles.row}
      data-tour={index === 0 ? 'pick' : undefined}
      data-active={isActive || undefined}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onToggle(snippet)}
      onPointerEnter={({ pointerType, currentTarget }) =>
        pointerType !== 'touch' && onRest(snippet, currentTarget)
      }
      onPointerLeave={onLeave}
    >
      <span className={styles.number}>{number ?? <IconPlus size={16} stroke={1.6} aria-hidden />}</span>
      <span className={styles.title}>
        {isFavorite && <FavoriteStar />}
        <Marked text={snippet.title} marks={marks} />
      </span>
      <VersionBadges id={`library-row-${index}-versions`} versions={snippet.versions} />
      <span id={`library-row-${index}-line`} aria-hidden className={styles.line}>
        {isFavorite && <VisuallyHidden>Favorite. </VisuallyHidden>}
        {organizationName !== null && <OwnerMark orgId={snippet.orgId} organizationName={organizationName} />}
        <Marked text={marks?.lineWithHit(snippet) ?? firstLine(snippet)} marks={marks} />
      </span>
    </div>
  );
}

/** More than the widest list shows on one line; what is too long for a narrower one, the sheet cuts. */
const lineLength = 240;
const lines = new WeakMap<Snippet, string>();

function firstLine(snippet: Snippet): string {
  const known = lines.get(snippet);
  if (known !== undefined) return known;
  const { male, female, neutral } = snippet.versions;
  const line = beginning((male ?? female ?? neutral)?.html ?? '');
  lines.set(snippet, line);
  return line;
}

/** The first words of a text, with an ellipsis where there are more. */
function beginning(html: string): string {
  // A few lines' worth of html holds the first line; snippets can be long and lists are scrolled fast.
  const start = html.slice(0, lineLength * 8);
  const line = htmlToLine(start.replace(/<[^<>]*$/, ''));
  if (start === html && line.length <= lineLength) return line;
  // The last word may be half of one.
  return `${line.slice(0, lineLength).replace(/\s+\S*$/, '')}…`;
}
