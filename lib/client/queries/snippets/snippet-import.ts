import { importSnippets, batchLimit } from '@/lib/contracts/snippets';
import type { BodyInput } from '@/lib/contracts/operation';
import { inBatches } from '@/lib/domain/import/import-batches';
import { call } from '@/lib/client/wire/call';
import type { Library } from './snippet-queries';

export type ImportDraft = BodyInput<typeof importSnippets>['snippets'][number];

export interface ImportOutcome {
  readonly created: number;
  readonly updated: number;
  /** By place in the list that was given. */
  readonly skipped: readonly { readonly index: number; readonly reason: string }[];
  /** How many were answered for, from the end of the list; fewer than given when `error` ended it. */
  readonly done: number;
  readonly error: unknown;
}

/** Under the server's 1 MiB, with room for the envelope. */
const mostBytes = 900_000;

/**
 * Sends any number of snippets in the server's portions, the last one first: the list has the newest on top, so they
 * stand there in their order. What was taken over stays so when another one fails. Tried again as the same run, whole
 * or without what was answered for at its end, nothing is taken over twice.
 */
export async function importInBatches(
  library: Library,
  drafts: readonly ImportDraft[],
  run: string,
  onProgress: (done: number) => void = () => undefined,
): Promise<ImportOutcome> {
  const skipped: { index: number; reason: string }[] = [];
  let created = 0;
  let updated = 0;
  let done = 0;
  let error: unknown = null;
  for (const snippets of inBatches(drafts, batchLimit, mostBytes).reverse()) {
    const start = drafts.length - done - snippets.length;
    try {
      const answer = await call(importSnippets, {
        query: library.orgId === null ? {} : { orgId: library.orgId },
        body: { snippets },
        idempotencyKey: `${run}-${start}`,
      });
      created += answer.created;
      updated += answer.updated;
      for (const { index, reason } of answer.skipped) skipped.push({ index: start + index, reason });
    } catch (cause) {
      error = cause;
      break;
    }
    done += snippets.length;
    onProgress(done);
  }
  return { created, updated, skipped: skipped.sort((a, b) => a.index - b.index), done, error };
}
