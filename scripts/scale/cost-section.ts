import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { costTables } from './cost-tables.ts';
import { storedCounts } from './month.ts';

export const page = 'docs/scale.md';
const begin = '<!-- npm run costs -- --write: -->';
const end = '<!-- /npm run costs -->';

/** The page with the tables that follow from the counts, between its marks. */
export async function pageWithTables(): Promise<string> {
  const text = readFileSync(page, 'utf8');
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`${page} has no place between “${begin}” and “${end}”.`);
  const whole = [text.slice(0, before) + begin, costTables(storedCounts()), text.slice(after)].join('\n\n');
  return format(whole, { ...(await resolveConfig(page)), filepath: page });
}

export async function writeTables(): Promise<void> {
  writeFileSync(page, await pageWithTables());
}
