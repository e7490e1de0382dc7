import * as z from 'zod/mini';
import type { Sex } from '@/lib/contracts/primitives';
import type { OpenDoubt } from '@/lib/domain/snippets/version-review';
import { deviceStore } from './device-store';

const storageKey = 'decided-words';
const decidedSchema = z.array(z.object({ snippet: z.string(), word: z.string() }));
/** Of all snippets together; the oldest give way. */
const mostKept = 1_000;

/** What a word in doubt of one version is known by. */
export const decidedKey = (sex: Sex, { key }: OpenDoubt) => `${sex} ${key}`;

/**
 * Keeps on this device that words of a snippet's made versions are right as they stand, and answers all of which that
 * is known.
 */
export async function keepDecidedWords(
  uid: string,
  snippet: string,
  words: readonly string[],
): Promise<readonly string[]> {
  const store = deviceStore(uid);
  const kept = (await store.read(storageKey, decidedSchema)) ?? [];
  const known = kept.filter((decided) => decided.snippet === snippet).map(({ word }) => word);
  const news = words.filter((word) => !known.includes(word));
  if (news.length > 0) {
    const newest = news.map((word) => ({ snippet, word }));
    await store.write(storageKey, [...newest, ...kept].slice(0, mostKept));
  }
  return [...known, ...news];
}
