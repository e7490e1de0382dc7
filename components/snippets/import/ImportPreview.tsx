import { useMemo, useRef, useState, type CSSProperties } from 'react';
import { Segment } from '@/components/ui/fields/Segment';
import { useIsNarrow } from '@/lib/client/browser/use-is-narrow';
import { useVirtualRowsInPane } from '@/lib/client/browser/use-virtual-rows-in-pane';
import type { Sex } from '@/lib/contracts/primitives';
import { htmlToLine } from '@/lib/domain/text/html-text';
import type { PlannedRow } from '@/lib/domain/import/import-plan';
import { sexNames, versionOrder } from '@/lib/domain/snippets/version-state';
import styles from './ImportPreview.module.css';
import { RowCheckbox } from '@/components/snippets/RowCheckbox';

interface Props {
  rows: readonly PlannedRow[];
  /** Rows that are to be taken over, if there is room. */
  wanted: ReadonlySet<PlannedRow>;
  /** Rows for which the plan has no room. */
  tooMany: ReadonlySet<PlannedRow>;
  onToggle: (index: number) => void;
}

const wideRowHeight = 64;
// Where there is no room beside the title, the rest stands under it.
const heightUnderTitle = 80;
const titleLineHeight = 20;
const mostTitleLines = 4;
/** What a line of a title holds on a phone, broken between words. */
const charactersInLine = 30;
const remarkLineHeight = 16;
/** The heights above hold two lines of a remark. */
const usualRemarkLines = 2;
const mostRemarkLines = 6;
/** What a line of a remark holds, broken between words. */
const charactersInRemarkLine = 34;

type Shown = 'all' | PlannedRow['does'];

const outcomes: Readonly<Record<PlannedRow['does'], string>> = {
  create: 'New',
  repeat: 'Same title',
  update: 'Update',
  skip: 'Skip',
};

/** What would come of each row; a row that could be taken over can be left out. */
export function ImportPreview({ rows, wanted, tooMany, onToggle }: Props) {
  const [chosen, setShown] = useState<Shown>('all');
  const scroller = useRef<HTMLDivElement>(null);
  const count = (does: PlannedRow['does']) => rows.filter((row) => row.does === does).length;
  // In another library there may be none of the kind that was looked at.
  const shown = chosen === 'repeat' && count('repeat') === 0 ? 'all' : chosen;
  const indexed = rows
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => shown === 'all' || row.does === shown);

  const isNarrow = useIsNarrow();
  const titleLines = linesForTitles(rows);
  const remarkLines = useMemo(() => linesForRemarks(rows), [rows]);
  const rowHeight =
    (isNarrow ? heightUnderTitle + titleLines * titleLineHeight : wideRowHeight) +
    (remarkLines - usualRemarkLines) * remarkLineHeight;
  const { first, end } = useVirtualRowsInPane(scroller, indexed.length, rowHeight);

  return (
    <>
      <Segment<Shown>
        label="Show"
        className={styles.filter}
        value={shown}
        onChange={setShown}
        options={[
          { value: 'all', label: `All ${rows.length.toLocaleString()}` },
          { value: 'create', label: `New ${count('create').toLocaleString()}` },
          ...(count('repeat') > 0
            ? [{ value: 'repeat' as const, label: `Same title ${count('repeat').toLocaleString()}` }]
            : []),
          { value: 'update', label: `Update ${count('update').toLocaleString()}` },
          { value: 'skip', label: `Skip ${count('skip').toLocaleString()}` },
        ]}
      />
      <div ref={scroller} className={styles.scroller} tabIndex={0} role="group" aria-label="Preview">
        <ul
          className={styles.rows}
          data-narrow={isNarrow}
          style={
            {
              height: indexed.length * rowHeight,
              '--title-lines': titleLines,
              '--remark-lines': remarkLines,
            } as CSSProperties
          }
        >
          {indexed.slice(first, end).map(({ row, index }, offset) => {
            const position = first + offset;
            const isWanted = wanted.has(row);
            const isTaken = isWanted && !tooMany.has(row);
            return (
              <li
                key={index}
                className={styles.row}
                data-taken={isTaken}
                style={{ height: rowHeight, transform: `translateY(${position * rowHeight}px)` }}
                aria-setsize={indexed.length}
                aria-posinset={position + 1}
              >
                <div className={styles.check}>
                  {row.does !== 'skip' && (
                    <RowCheckbox
                      label={`Import ${row.title}`}
                      checked={isWanted}
                      onToggle={() => onToggle(index)}
                    />
                  )}
                </div>
                <div className={styles.text}>
                  <strong>{row.title || 'Without a title'}</strong>
                  <span>{firstLine(row)}</span>
                </div>
                <div className={styles.outcome}>
                  <strong data-does={isTaken ? row.does : 'skip'}>
                    {outcomes[isTaken || row.does === 'repeat' ? row.does : 'skip']}
                    {isTaken && <span className={styles.versions}> {versionNames(row)}</span>}
                  </strong>
                  <span>{isWanted && !isTaken ? 'Your plan has no room for it.' : remark(row, isTaken)}</span>
                </div>
              </li>
            );
          })}
        </ul>
        {indexed.length === 0 && <p className={styles.none}>No row of this kind.</p>}
      </div>
    </>
  );
}

/** Rows are of one height: the longest title decides. */
function linesForTitles(rows: readonly PlannedRow[]): number {
  const longest = rows.reduce((length, { title }) => Math.max(length, title.length), 1);
  return Math.min(mostTitleLines, Math.ceil(longest / charactersInLine));
}

/** The same for what is said of them: nothing of it is cut off in silence. */
function linesForRemarks(rows: readonly PlannedRow[]): number {
  const longest = rows.reduce((length, row) => Math.max(length, remark(row, true).length), 1);
  return Math.min(mostRemarkLines, Math.max(usualRemarkLines, Math.ceil(longest / charactersInRemarkLine)));
}

const versionsOf = ({ versions }: PlannedRow): Sex[] =>
  versionOrder.filter((sex) => (versions[sex]?.html ?? '') !== '');

const versionNames = (row: PlannedRow) =>
  versionsOf(row)
    .map((sex) => sexNames[sex].toLowerCase())
    .join(', ');

function firstLine(row: PlannedRow): string {
  const [sex] = versionsOf(row);
  return sex ? htmlToLine(row.versions[sex]?.html ?? '').slice(0, 200) : '';
}

function remark(row: PlannedRow, isTaken: boolean): string {
  if (row.does === 'skip') return row.reason;
  if (!isTaken && row.does === 'repeat') return 'You have a snippet with this title. Check it to add both.';
  if (!isTaken) return 'Left out by you.';
  const tags = row.tags ?? [];
  const both = row.does === 'repeat' ? ['It will be added next to the one you have.'] : [];
  return [...both, ...row.notes, ...(tags.length > 0 ? [`Tags: ${tags.join(', ')}`] : [])].join(' ');
}
