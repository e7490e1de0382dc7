import type { LessonSet, LessonSetContent } from '@/lib/contracts/lesson-sets';
import { Refusal } from '@/lib/domain/organizations/refusal';

type Sets = readonly LessonSet[];

const sameName = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'accent' }) === 0;

/** The set of that name, whatever its case. */
export const setNamed = (sets: Sets, name: string) => sets.find((set) => sameName(set.name, name.trim()));

/** With the set in the place of the one with its id, or beside the others; in the order of their names. */
export const withSet = (sets: Sets, set: LessonSet): readonly LessonSet[] =>
  [...withoutSet(sets, set.id), set].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en', { numeric: true }),
  );

export const withoutSet = (sets: Sets, id: string) => sets.filter((set) => set.id !== id);

/** Those that rank highest by their use first; the others behind them, as they stand. */
export const setsByUse = (sets: Sets, ranks: Readonly<Record<string, number>>) =>
  sets.toSorted((a, b) => (ranks[b.id] ?? 0) - (ranks[a.id] ?? 0));

const withNamedSet = (sets: Sets, set: LessonSet): Sets | Refusal =>
  setNamed(withoutSet(sets, set.id), set.name)
    ? new Refusal('conflict', 'You already have a lesson set with this name.')
    : withSet(sets, set);

const noSuchSet = new Refusal('not_found', 'There is no such lesson set.');

const has = (sets: Sets, id: string) => sets.some((set) => set.id === id);

/** A set with its id; each snippet stands in it once. */
export const lessonSet = (id: string, { snippets, ...content }: LessonSetContent): LessonSet => ({
  id,
  ...content,
  snippets: [...new Map(snippets.map((snippet) => [snippet.id, snippet])).values()],
});

/** At most `most` of them. */
export const addSet = (sets: Sets, set: LessonSet, most: number) =>
  sets.length < most
    ? withNamedSet(sets, set)
    : new Refusal('conflict', `You have ${most} lesson sets, the most you can have.`);

export const changeSet = (sets: Sets, set: LessonSet) =>
  has(sets, set.id) ? withNamedSet(sets, set) : noSuchSet;

export const removeSet = (sets: Sets, id: string): Sets | Refusal =>
  has(sets, id) ? withoutSet(sets, id) : noSuchSet;
