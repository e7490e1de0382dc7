import { isEmptyLetter, isSameLetter, type Letter, type SnippetsById } from '@/lib/domain/letter/letter';
import type { KindsByName } from '@/lib/domain/variables/kinds-by-name';
import { deviceStore } from '@/lib/client/device/device-store';
import type { LetterOutline } from './letter-outline';
import { keptLetter, loadLetter, type KeptLetter } from './letter-store';

const key = 'past-letters';
const mostKept = 10;
/** Of all together, as JSON: a snippet may hold three long texts. */
const mostCharacters = 2_000_000;

interface PastLetter {
  readonly id: string;
  readonly kept: KeptLetter;
}

/** A letter that another one took the place of, in a few words. */
export interface PastOutline extends LetterOutline {
  readonly id: string;
}

async function loadPast(uid: string): Promise<readonly PastLetter[]> {
  const schema = async () => (await import('./kept-letter-schema')).pastLettersSchema;
  return ((await deviceStore(uid).read(key, schema)) as PastLetter[] | undefined) ?? [];
}

/** Keeps a letter that another one takes the place of; the youngest first, each once. */
export async function putAwayLetter(
  uid: string,
  letter: Letter,
  snippets: SnippetsById,
  kinds?: KindsByName,
): Promise<void> {
  if (isEmptyLetter(letter)) return;
  const [current, past] = await Promise.all([loadLetter(uid), loadPast(uid)]);
  const isKept = current !== null && isSameLetter(current.letter, letter);
  const kept = keptLetter(letter, snippets, isKept ? current.editedAt : new Date().toISOString(), kinds);
  const others = past.filter((other) => !isSameLetter(other.kept.letter, letter));
  await deviceStore(uid).write(key, withinBounds([{ id: crypto.randomUUID(), kept }, ...others]));
}

export async function loadPastLetter(uid: string, id: string): Promise<KeptLetter | null> {
  return (await loadPast(uid)).find((past) => past.id === id)?.kept ?? null;
}

/** Answers how to take it back; null where it is gone already. */
export async function deletePastLetter(uid: string, id: string): Promise<(() => Promise<void>) | null> {
  const past = await loadPast(uid);
  const index = past.findIndex((each) => each.id === id);
  const deleted = past[index];
  if (!deleted) return null;
  await deviceStore(uid).write(key, past.toSpliced(index, 1));
  return async () => {
    const now = await loadPast(uid);
    if (now.some((each) => each.id === id)) return;
    await deviceStore(uid).write(key, withinBounds(now.toSpliced(index, 0, deleted)));
  };
}

/** All but the one that is being written, should it be the same. */
export async function listPastLetters(uid: string): Promise<readonly PastOutline[]> {
  const [current, past] = await Promise.all([loadLetter(uid), loadPast(uid)]);
  const others = past.filter(({ kept }) => current === null || !isSameLetter(kept.letter, current.letter));
  if (others.length === 0) return [];
  const { outlineOf } = await import('./letter-outline');
  return others.map(({ id, kept }) => ({ id, ...outlineOf(kept) }));
}

function withinBounds(letters: readonly PastLetter[]): readonly PastLetter[] {
  const bounded: PastLetter[] = [];
  let characters = 0;
  for (const letter of letters.slice(0, mostKept)) {
    characters += JSON.stringify(letter).length;
    if (bounded.length > 0 && characters > mostCharacters) break;
    bounded.push(letter);
  }
  return bounded;
}
