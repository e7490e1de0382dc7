import type { PlannedRow } from './import-plan';

/** The caller's private snippets; null: no limit. */
interface Plan {
  readonly used: number;
  readonly limit: number | null;
}

/** Of the rows to take over, the new ones that come too late in the file for the plan; an update takes no room. */
export function rowsOverQuota(rows: readonly PlannedRow[], { used, limit }: Plan): ReadonlySet<PlannedRow> {
  if (limit === null) return new Set();
  return new Set(rows.filter(({ does }) => does !== 'update').slice(Math.max(0, limit - used)));
}
