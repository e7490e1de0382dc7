import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import Link from 'next/link';
import { useState } from 'react';
import { ChoiceButton } from '@/components/on-demand/ChoiceButton';
import { editAddress } from '@/components/snippets/snippet-addresses';
import { Button } from '@/components/ui/buttons/Button';
import {
  filteredRows,
  shareInWords,
  sortedRows,
  wantsBetterText,
  type Direction,
  type UsageColumn,
  type UsageFilter,
  type UsageReport,
} from '@/lib/domain/usage/usage-report';
import { monthWords } from '@/lib/domain/usage/usage-months';
import styles from './UsedReport.module.css';

const filters: readonly { value: UsageFilter; label: string }[] = [
  { value: 'all', label: 'All snippets' },
  { value: 'used', label: 'Used' },
  { value: 'never', label: 'Never used' },
  { value: 'changed', label: 'Changed every time' },
];

const nothing: Readonly<Record<UsageFilter, string>> = {
  all: 'Your school has no snippets yet.',
  used: 'No snippet was used in this time.',
  never: 'Every snippet was used in this time.',
  changed: 'No snippet is changed by hand nearly every time.',
};

const columnNames: Readonly<Record<UsageColumn, string>> = {
  title: 'Snippet',
  uses: 'Uses',
  trainers: 'Trainers',
  share: 'Changed by hand',
  last: 'Last used',
};

/** So many rows at first, and with each press. */
const step = 50;

interface Props {
  orgId: string;
  report: UsageReport;
}

/** Snippet by snippet, in the order that is chosen at the top of a column. */
export function UsedTable({ orgId, report }: Props) {
  const [filter, setFilter] = useState<UsageFilter>('all');
  const [sorted, setSorted] = useState<{ column: UsageColumn; direction: Direction }>({
    column: 'uses',
    direction: 'descending',
  });
  const [most, setMost] = useState(step);
  const rows = sortedRows(filteredRows(report.rows, filter), sorted.column, sorted.direction);
  const columns = (Object.keys(columnNames) as UsageColumn[]).filter(
    (column) => column !== 'trainers' || report.areTrainersTold,
  );
  const sortBy = (column: UsageColumn) => {
    const first: Direction = column === 'title' ? 'ascending' : 'descending';
    const other: Direction = first === 'ascending' ? 'descending' : 'ascending';
    const isTurned = sorted.column === column && sorted.direction === first;
    setSorted({ column, direction: isTurned ? other : first });
  };
  return (
    <div>
      <div className={styles.filter}>
        <ChoiceButton
          label="Show"
          options={filters}
          value={filter}
          onChange={(value) => {
            setFilter(value);
            setMost(step);
          }}
        />
        {filter === 'changed' && rows.length > 0 && (
          <p className={styles.note}>Used 3 times or more, and nearly always changed: worth a better text.</p>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>{nothing[filter]}</p>
      ) : (
        <div className={styles.scroll} role="region" aria-label="Snippets and their uses" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => {
                  const isSorted = column === sorted.column;
                  const Arrow = sorted.direction === 'ascending' ? IconArrowUp : IconArrowDown;
                  return (
                    <th key={column} scope="col" aria-sort={isSorted ? sorted.direction : undefined}>
                      <button type="button" onClick={() => sortBy(column)}>
                        {columnNames[column]}
                        {isSorted && <Arrow size={14} stroke={1.6} aria-hidden />}
                      </button>
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, most).map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <Link href={editAddress({ id: row.id, orgId })}>{row.title}</Link>
                    {wantsBetterText(row) && <span className={styles.hint}>Worth a better text</span>}
                  </th>
                  <td>{row.uses.toLocaleString('en-US')}</td>
                  {report.areTrainersTold && <td>{row.uses === 0 ? '' : row.trainers}</td>}
                  <td>{shareInWords(row)}</td>
                  <td>{row.last === undefined ? 'Never' : monthWords(row.last, true)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length > most && (
        <Button className={styles.more} onClick={() => setMost(most + step)}>
          Show more
        </Button>
      )}
      {report.deleted > 0 && (
        <p className={styles.note}>
          Deleted snippets were used{' '}
          {report.deleted === 1 ? 'once' : `${report.deleted.toLocaleString('en-US')} times`} in this time.
        </p>
      )}
    </div>
  );
}
