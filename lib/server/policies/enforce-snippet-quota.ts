import 'server-only';
import { overQuota, type SnippetQuota } from '@/lib/domain/billing/snippet-quota';
import { planLimit } from '@/lib/server/faults/fault';

/** Throws plan_limit where a library of so many snippets cannot be. */
export function checkQuota(count: number, quota: SnippetQuota): void {
  const sentence = overQuota(count, quota);
  if (sentence !== undefined) throw planLimit(sentence);
}

/** Throws plan_limit where a library is closed; one that is full can be changed. */
export function checkOpen(quota: SnippetQuota): void {
  if (quota.limit === 'closed') throw planLimit(quota.sentence);
}
