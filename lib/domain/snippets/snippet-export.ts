import type { Snippet } from '@/lib/contracts/snippet-fields';
import { csvText, joinList } from '@/lib/domain/text/csv-text';
import { versionOrder } from './version-state';

/** The columns of an exported CSV; the order is free when it is read again. */
const csvColumns = [
  'id',
  'revision',
  'title',
  'tags',
  ...versionOrder.flatMap((sex) => [sex, `${sex} origin`, `${sex} source`]),
  'colors',
];

/** Everything that an import can bring back, a row per snippet; the texts as html. */
export function snippetsToCsv(snippets: readonly Snippet[]): string {
  const rows = snippets.map((snippet) => [
    snippet.id,
    String(snippet.revision),
    snippet.title,
    joinList(snippet.tags),
    ...versionOrder.flatMap((sex) => {
      const version = snippet.versions[sex];
      return [version?.html ?? '', version?.origin ?? '', version?.source ?? ''];
    }),
    snippet.variables.map(({ name, color }) => `${name}: ${color}`).join(', '),
  ]);
  return csvText([csvColumns, ...rows]);
}

const jsonFormat = 'heelwrite-snippets';

export function snippetsToJson(snippets: readonly Snippet[], exportedAt: string): string {
  return `${JSON.stringify({ format: jsonFormat, version: 1, exportedAt, snippets }, null, 2)}\n`;
}
