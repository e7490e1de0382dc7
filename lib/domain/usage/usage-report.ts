import type { SchoolUsage } from '@/lib/contracts/school-usage';
import { csvText } from '@/lib/domain/text/csv-text';

export interface UsageRow {
  readonly id: string;
  readonly title: string;
  readonly uses: number;
  readonly changed: number;
  /** Of the uses, from 0 to 1. */
  readonly share: number;
  /** By how many members; undefined where that is not told. */
  readonly trainers: number | undefined;
  /** The last month in which it was used; undefined: in none of them. */
  readonly last: string | undefined;
}

export interface UsageReport {
  /** Every snippet there is, the used ones first. */
  readonly rows: readonly UsageRow[];
  /** Uses of snippets that are there no more. */
  readonly deleted: number;
  readonly uses: number;
  readonly emails: number;
  /** How many of the snippets were used at all. */
  readonly used: number;
  /** For each month. */
  readonly months: readonly { readonly month: string; readonly uses: number }[];
  readonly areTrainersTold: boolean;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** What of a library is used, and what is not. */
export function usageReport(
  { months, emails, snippets }: SchoolUsage,
  library: readonly { readonly id: string; readonly title: string }[],
): UsageReport {
  const used = new Map(snippets.map((snippet) => [snippet.id, snippet]));
  const areTrainersTold = snippets.some(({ trainers }) => trainers !== undefined);
  const rows = library.map(({ id, title }): UsageRow => {
    const { uses: perMonth = [], changed = 0, trainers } = used.get(id) ?? {};
    const uses = sum(perMonth);
    return {
      ...{ id, title, uses, changed },
      share: uses === 0 ? 0 : changed / uses,
      trainers: areTrainersTold ? (trainers ?? 0) : undefined,
      last: months.findLast((_, at) => (perMonth[at] ?? 0) > 0),
    };
  });
  const all = sum(snippets.flatMap(({ uses }) => uses));
  return {
    rows: sortedRows(rows, 'uses', 'descending'),
    deleted: all - sum(rows.map(({ uses }) => uses)),
    uses: all,
    emails: sum(emails),
    used: rows.filter(({ uses }) => uses > 0).length,
    months: months.map((month, at) => ({ month, uses: sum(snippets.map(({ uses }) => uses[at] ?? 0)) })),
    areTrainersTold,
  };
}

/** Changed by hand nearly every time: its text does not say what is meant. */
export const wantsBetterText = ({ uses, share }: Pick<UsageRow, 'uses' | 'share'>): boolean =>
  uses >= 3 && share >= 0.8;

export const usageFilters = ['all', 'used', 'never', 'changed'] as const;
export type UsageFilter = (typeof usageFilters)[number];

const passes: Readonly<Record<UsageFilter, (row: UsageRow) => boolean>> = {
  all: () => true,
  used: ({ uses }) => uses > 0,
  never: ({ uses }) => uses === 0,
  changed: wantsBetterText,
};

export const filteredRows = (rows: readonly UsageRow[], filter: UsageFilter): UsageRow[] =>
  rows.filter(passes[filter]);

export const usageColumns = ['title', 'uses', 'trainers', 'share', 'last'] as const;
export type UsageColumn = (typeof usageColumns)[number];
export type Direction = 'ascending' | 'descending';

const byTitle = (a: UsageRow, b: UsageRow) => a.title.localeCompare(b.title, undefined, { numeric: true });

const inOrder: Readonly<Record<UsageColumn, (a: UsageRow, b: UsageRow) => number>> = {
  title: byTitle,
  uses: (a, b) => a.uses - b.uses,
  trainers: (a, b) => (a.trainers ?? 0) - (b.trainers ?? 0),
  share: (a, b) => a.share - b.share || a.changed - b.changed,
  last: (a, b) => (a.last ?? '').localeCompare(b.last ?? ''),
};

/** What is alike stays in the order of its titles, whichever way round. */
export function sortedRows(rows: readonly UsageRow[], column: UsageColumn, direction: Direction): UsageRow[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => sign * inOrder[column](a, b) || byTitle(a, b));
}

export const shareInWords = ({ uses, share }: Pick<UsageRow, 'uses' | 'share'>): string =>
  uses === 0 ? '' : `${Math.round(share * 100)}%`;

/** The report as a table for spreadsheets. */
export function usageToCsv({ rows, deleted, areTrainersTold }: UsageReport): string {
  const columns = [
    'snippet',
    'uses',
    ...(areTrainersTold ? ['trainers'] : []),
    'changed by hand',
    'last used',
  ];
  const gone =
    deleted === 0 ? [] : [['Deleted snippets', String(deleted), ...(areTrainersTold ? [''] : []), '', '']];
  return csvText([
    columns,
    ...rows.map(({ title, uses, trainers, changed, last = '' }) => [
      title,
      String(uses),
      ...(areTrainersTold ? [String(trainers)] : []),
      String(changed),
      last,
    ]),
    ...gone,
  ]);
}
