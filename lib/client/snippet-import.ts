import { importSnippets, batchLimit } from '@/lib/contracts/snippets';
import type { BodyInput } from '@/lib/contracts/operation';
import { inBatches } from '@/lib/domain/import-batches';
import { call } from './call';
import type { Library } from './snippet-queries';

export type ImportDraft = BodyInput<typeof importSnippets>['snippets'][number];

export interface ImportOutcome {
  readonly created: number;
  readonly updated: number;
  /** By place in the list that was given. */
  readonly skipped: readonly { readonly index: number; readonly reason: string }[];
  /** How many were answered for; fewer than given when `error` ended it. */
  readonly done: number;
  readonly error: unknown;
}

/** Under the server's 1 MiB, with room for the envelope. */
const mostBytes = 900_000;

interface Progress {
  /** How many of the run were answered for before. */
  readonly offset?: number;
  readonly onProgress?: (done: number) => void;
}

/**
 * Sends any number of snippets in the server's portions; what was taken over stays so when a later one fails. Tried
 * again as the same run, whole or from `offset` on, nothing is taken over twice.
 */
export async function importInBatches(
  library: Library,
  drafts: readonly ImportDraft[],
  run: string,
  { offset = 0, onProgress = () => undefined }: Progress = {},
): Promise<ImportOutcome> {
  const skipped: { index: number; reason: string }[] = [];
  let created = 0;
  let updated = 0;
  let done = 0;
  let error: unknown = null;
  for (const snippets of inBatches(drafts, batchLimit, mostBytes)) {
    try {
      const answer = await call(importSnippets, {
        query: library.orgId === null ? {} : { orgId: library.orgId },
        body: { snippets },
        idempotencyKey: `${run}-${offset + done}`,
      });
      created += answer.created;
      updated += answer.updated;
      for (const { index, reason } of answer.skipped) skipped.push({ index: done + index, reason });
    } catch (cause) {
      error = cause;
      break;
    }
    done += snippets.length;
    onProgress(done);
  }
  return { created, updated, skipped, done, error };
}
