import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { KindOfVariable } from '@/lib/contracts/variable-kinds';
import { kindsByName, type KindsByName } from '@/lib/domain/variables/kinds-by-name';
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
  'kinds',
];

/** What the variables of a snippet ask for in its library. */
type KindsOf = (snippet: Snippet) => KindsByName;

const askedBy = (snippet: Snippet, kindsOf: KindsOf): KindOfVariable[] => {
  const kinds = kindsOf(snippet);
  return snippet.variables.flatMap(({ name }) => {
    const kind = kinds.get(name);
    return kind ? [{ name, kind }] : [];
  });
};

/** Everything that an import can bring back, a row per snippet; the texts as html. */
export function snippetsToCsv(snippets: readonly Snippet[], kindsOf: KindsOf): string {
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
    kindsCell(askedBy(snippet, kindsOf)),
  ]);
  return csvText([csvColumns, ...rows]);
}

const kindsCell = (kinds: readonly KindOfVariable[]) => (kinds.length === 0 ? '' : JSON.stringify(kinds));

const jsonFormat = 'heelwrite-snippets';

export function snippetsToJson(snippets: readonly Snippet[], kindsOf: KindsOf, exportedAt: string): string {
  const withKinds = snippets.map((snippet) => {
    const kinds = kindsByName(askedBy(snippet, kindsOf));
    const variables = snippet.variables.map((variable) => {
      const kind = kinds.get(variable.name);
      return kind ? { ...variable, kind } : variable;
    });
    return { ...snippet, variables };
  });
  return `${JSON.stringify({ format: jsonFormat, version: 1, exportedAt, snippets: withKinds }, null, 2)}\n`;
}
