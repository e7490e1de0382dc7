import { saveFile } from '@/lib/client/save-file';
import { type Snippet } from '@/lib/contracts/snippet';
import { snippetsToCsv, snippetsToJson } from '@/lib/domain/snippet-export';

export type ExportFormat = 'csv' | 'json';

export function exportSnippets(snippets: readonly Snippet[], format: ExportFormat): void {
  const now = new Date().toISOString();
  const name = `heelwrite-snippets-${now.slice(0, 10)}.${format}`;
  if (format === 'csv') saveFile(name, snippetsToCsv(snippets), 'text/csv;charset=utf-8');
  else saveFile(name, snippetsToJson(snippets, now), 'application/json');
}
