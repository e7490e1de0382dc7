import { saveFile } from '@/lib/client/browser/save-file';
import type { Snippet } from '@/lib/contracts/snippet-fields';

export type ExportFormat = 'csv' | 'json';

/** Hands snippets over as a file; how it is written is loaded when someone asks for one. */
export async function exportSnippets(snippets: readonly Snippet[], format: ExportFormat): Promise<void> {
  const { snippetsToCsv, snippetsToJson } = await import('@/lib/domain/snippets/snippet-export');
  const now = new Date().toISOString();
  const name = `heelwrite-snippets-${now.slice(0, 10)}.${format}`;
  if (format === 'csv') saveFile(name, snippetsToCsv(snippets), 'text/csv;charset=utf-8');
  else saveFile(name, snippetsToJson(snippets, now), 'application/json');
}
