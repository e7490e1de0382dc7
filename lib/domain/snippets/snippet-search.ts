import type { Snippet } from '@/lib/contracts/snippet-fields';

/** Rank of a hit by where it was found; one letter more of the word counts less than any of these. */
const placeWeights = { title: 12, label: 8, body: 4 } as const;
/** How much of the word found was asked for. */
const fit = { whole: 3, beginning: 2, inside: 1, similar: 0 } as const;

type Indexed = Pick<Snippet, 'title' | 'versions' | 'tags' | 'variables'>;

interface Posting {
  readonly word: string;
  /** Which letters it holds, a bit each. */
  readonly letters: number;
  readonly positions: number[];
  readonly weights: number[];
}

/** The words of all snippets, each with where it stands: a keystroke looks through words, not through texts. */
export interface SearchIndex {
  readonly positions: ReadonlyMap<Indexed, number>;
  readonly postings: readonly Posting[];
}

export interface SearchResult {
  /** 0: not found. */
  readonly rank: (snippet: Indexed) => number;
  /** A word was found nowhere as it was typed, so similar ones were taken. */
  readonly isApproximate: boolean;
}

const knownWords = new WeakMap<Indexed, ReadonlyMap<string, number>>();

/** Lower case without accents and apostrophes: `Cafe` finds `café`, `dont` finds `don’t`. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’`´]/gu, '')
    .toLowerCase();

export const searchWords = (text: string): string[] => foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Reads a snippet's words once; an index over many snippets is quick when this was done before. */
export function readWords(snippet: Indexed): ReadonlyMap<string, number> {
  const before = knownWords.get(snippet);
  if (before) return before;
  const words = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of searchWords(text)) if ((words.get(word) ?? 0) < weight) words.set(word, weight);
  };
  const { male, female, neutral } = snippet.versions;
  const html = `${male?.html ?? ''} ${female?.html ?? ''} ${neutral?.html ?? ''}`;
  add(html.replace(/<[^<>]*>/g, ' ').replace(/&#?\w+;/g, readEntity), placeWeights.body);
  for (const tag of snippet.tags) add(tag, placeWeights.label);
  for (const { name } of snippet.variables) add(name, placeWeights.label);
  add(snippet.title, placeWeights.title);
  knownWords.set(snippet, words);
  return words;
}

const readEntity = (entity: string) => (/^&(?:#39|apos);$/.test(entity) ? "'" : ' ');

export function indexSnippets(snippets: readonly Indexed[]): SearchIndex {
  const positions = new Map<Indexed, number>();
  const postings = new Map<string, Posting>();
  snippets.forEach((snippet, position) => {
    positions.set(snippet, position);
    for (const [word, weight] of readWords(snippet)) {
      let posting = postings.get(word);
      if (!posting)
        postings.set(word, (posting = { word, letters: lettersOf(word), positions: [], weights: [] }));
      posting.positions.push(position);
      posting.weights.push(weight);
    }
  });
  return { positions, postings: [...postings.values()] };
}

const indexes = new WeakMap<readonly Indexed[], SearchIndex>();

/** The index of a list, made once for as long as the list stays the same. */
export function indexOf(snippets: readonly Indexed[]): SearchIndex {
  const known = indexes.get(snippets);
  if (known) return known;
  const index = indexSnippets(snippets);
  indexes.set(snippets, index);
  return index;
}

/** All words of the query must be found; null where the query holds no word at all. */
export function searchSnippets(index: SearchIndex, query: string): SearchResult | null {
  const words = searchWords(query);
  if (words.length === 0) return null;
  const total = new Float64Array(index.positions.size);
  let isApproximate = false;
  words.forEach((word, order) => {
    const ranks = new Uint8Array(index.positions.size);
    if (!collect(index, ranks, (candidate) => fitOf(candidate.word, word))) {
      const letters = lettersOf(word);
      isApproximate ||= collect(index, ranks, (candidate) =>
        mayBeSimilar(candidate.letters, letters, word) && isSimilar(candidate.word, word)
          ? fit.similar
          : null,
      );
    }
    for (let position = 0; position < total.length; position += 1) {
      const rank = ranks[position] ?? 0;
      const before = total[position] ?? 0;
      total[position] = rank === 0 || (order > 0 && before === 0) ? 0 : before + rank;
    }
  });
  return {
    rank: (snippet) => total[index.positions.get(snippet) ?? -1] ?? 0,
    isApproximate,
  };
}

/** Notes the best rank of every snippet that holds a fitting word; false where none does. */
function collect(index: SearchIndex, ranks: Uint8Array, fits: (posting: Posting) => number | null): boolean {
  let found = false;
  for (const posting of index.postings) {
    const fitting = fits(posting);
    if (fitting === null) continue;
    found = true;
    const { positions, weights } = posting;
    for (let entry = 0; entry < positions.length; entry += 1) {
      const position = positions[entry] ?? 0;
      const rank = (weights[entry] ?? 0) + fitting;
      if (rank > (ranks[position] ?? 0)) ranks[position] = rank;
    }
  }
  return found;
}

function fitOf(candidate: string, word: string): number | null {
  const at = candidate.indexOf(word);
  if (at < 0) return null;
  if (at > 0) return fit.inside;
  return candidate.length === word.length ? fit.whole : fit.beginning;
}

/** The letters of a word as bits; several letters may share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 26);
  return letters;
}

const slipsIn = (word: string) => (word.length < 8 ? 1 : 2);

/** Each letter that is missing altogether takes a slip: most words are told apart by that alone. */
function mayBeSimilar(candidate: number, letters: number, word: string): boolean {
  let missing = letters & ~candidate;
  for (let slips = slipsIn(word); missing !== 0; slips -= 1) {
    if (slips === 0) return false;
    missing &= missing - 1;
  }
  return true;
}

/** One slip in a word of four letters, two from eight on; a word may still be in the middle of being typed. */
export function isSimilar(candidate: string, word: string): boolean {
  if (word.length < 4) return false;
  const slips = slipsIn(word);
  if (candidate.length < word.length - slips) return false;
  for (let length = word.length - slips; length <= word.length + slips; length += 1) {
    if (distance(candidate.slice(0, length), word, slips) <= slips) return true;
  }
  return false;
}

/** How many letters to add, drop, change or swap with their neighbor, counted up to `most` + 1. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let steps = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + cost,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        steps = Math.min(steps, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(steps);
    }
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
