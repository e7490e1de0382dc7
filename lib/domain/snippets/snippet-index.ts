import { searchWords } from './search-words';
import type { SearchedText } from './searched-text';
import { lettersOf, mayBeSimilarTo, similarTo } from './similar-words';

export interface SearchResult {
  /** By the number of each text; 0: not found. */
  readonly ranks: Uint32Array;
  /** A word was found nowhere as it was typed, so similar ones were taken. */
  readonly isApproximate: boolean;
}

/** Where a word stands, by how much that counts; one letter more of the word counts less than any of these. */
const place = { body: 1, label: 2, title: 3 } as const;
const placeWeight = 4;
/** How much of the word found was asked for. */
const fit = { whole: 3, beginning: 2, inside: 1, similar: 0 } as const;

/** How many entries may wait before they are sorted in, at least. */
const fewEntries = 100_000;

/** The words of numbered texts, each with where it stands: a keystroke looks through words, not through texts. */
export class SnippetIndex {
  readonly #words: string[] = [];
  readonly #letters: number[] = [];
  readonly #numbers = new Map<string, number>();
  /** The entries of a word are those from its start to the next one's. */
  #starts = new Uint32Array(1);
  /** The number of a text and the place in it, packed into one number. */
  #entries = new Uint32Array(0);
  /** By text: its words and their places, packed likewise, that are not among the entries yet. */
  readonly #changed = new Map<number, readonly number[]>();
  #waiting = 0;
  #size = 0;

  /** Takes a text, in place of what had its number before. */
  put(number: number, text: SearchedText): void {
    const packed = this.#packedWords(text);
    this.#size = Math.max(this.#size, number + 1);
    this.#change(number, packed);
    // Sorted in by and by, each time as much as is there already, it takes neither much room nor much time.
    if (this.#waiting > Math.max(fewEntries, this.#entries.length / 2)) this.sortIn();
  }

  remove(number: number): void {
    if (number < this.#size) this.#change(number, []);
  }

  /** Puts what has changed among the entries; a search does it itself, and is the quicker where it was done before. */
  sortIn(): void {
    if (this.#changed.size === 0) return;
    const isChanged = new Uint8Array(this.#size);
    for (const number of this.#changed.keys()) isChanged[number] = 1;

    const starts = new Uint32Array(this.#words.length + 1);
    this.#eachEntry(isChanged, (word) => (starts[word + 1] = (starts[word + 1] ?? 0) + 1));
    for (let word = 0; word < this.#words.length; word += 1)
      starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);

    const entries = new Uint32Array(starts.at(-1) ?? 0);
    const ends = starts.slice();
    this.#eachEntry(isChanged, (word, entry) => {
      const at = ends[word] ?? 0;
      entries[at] = entry;
      ends[word] = at + 1;
    });
    this.#starts = starts;
    this.#entries = entries;
    this.#changed.clear();
    this.#waiting = 0;
  }

  /** All words of the query must be found; null where the query holds no word at all. */
  search(query: string): SearchResult | null {
    const words = searchWords(query);
    if (words.length === 0) return null;
    this.sortIn();
    const ranks = new Uint32Array(this.#size);
    let isApproximate = false;
    words.forEach((word, order) => {
      const found = new Uint8Array(this.#size);
      if (!this.#findAsTyped(word, found) && this.#findSimilar(word, found)) isApproximate = true;
      for (let number = 0; number < ranks.length; number += 1) {
        const rank = found[number] ?? 0;
        const before = ranks[number] ?? 0;
        ranks[number] = rank === 0 || (order > 0 && before === 0) ? 0 : before + rank;
      }
    });
    return { ranks, isApproximate };
  }

  #findAsTyped(word: string, found: Uint8Array): boolean {
    let isFound = false;
    for (const [number, candidate] of this.#words.entries()) {
      const at = candidate.indexOf(word);
      if (at < 0) continue;
      const fitting = at > 0 ? fit.inside : candidate.length === word.length ? fit.whole : fit.beginning;
      isFound = this.#note(number, fitting, found) || isFound;
    }
    return isFound;
  }

  #findSimilar(word: string, found: Uint8Array): boolean {
    const mayBeSimilar = mayBeSimilarTo(word);
    const isSimilar = similarTo(word);
    let isFound = false;
    for (const [number, letters] of this.#letters.entries()) {
      if (!mayBeSimilar(letters) || !isSimilar(this.#words[number] ?? '')) continue;
      isFound = this.#note(number, fit.similar, found) || isFound;
    }
    return isFound;
  }

  /** Notes the best rank of every text that holds a word; false where none does any more. */
  #note(word: number, fitting: number, found: Uint8Array): boolean {
    const start = this.#starts[word] ?? 0;
    const end = this.#starts[word + 1] ?? 0;
    for (let at = start; at < end; at += 1) {
      const entry = this.#entries[at] ?? 0;
      const rank = (entry & 3) * placeWeight + fitting;
      if (rank > (found[entry >>> 2] ?? 0)) found[entry >>> 2] = rank;
    }
    return start < end;
  }

  #packedWords({ title, labels, body }: SearchedText): number[] {
    const seen = new Set<number>();
    const packed: number[] = [];
    const read = (text: string, where: number) => {
      for (const word of searchWords(text)) {
        const number = this.#numberOf(word);
        if (seen.has(number)) continue;
        seen.add(number);
        packed.push(number * 4 + where);
      }
    };
    // Each word counts where it counts most.
    read(title, place.title);
    read(labels, place.label);
    read(body.replace(/<[^<>]*>/g, ' ').replace(/&#?\w+;/g, readEntity), place.body);
    return packed;
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#words.push(word) - 1;
    this.#letters.push(lettersOf(word));
    this.#numbers.set(word, number);
    return number;
  }

  #change(number: number, packed: readonly number[]): void {
    this.#waiting += packed.length - (this.#changed.get(number)?.length ?? 0);
    this.#changed.set(number, packed);
  }

  /** What stays among the entries, and what comes to them. */
  #eachEntry(isChanged: Uint8Array, take: (word: number, entry: number) => void): void {
    for (let word = 0; word + 1 < this.#starts.length; word += 1) {
      const end = this.#starts[word + 1] ?? 0;
      for (let at = this.#starts[word] ?? 0; at < end; at += 1) {
        const entry = this.#entries[at] ?? 0;
        if (isChanged[entry >>> 2] === 0) take(word, entry);
      }
    }
    for (const [number, packed] of this.#changed)
      for (const each of packed) take(each >>> 2, number * 4 + (each & 3));
  }
}

const readEntity = (entity: string) => (/^&(?:#39|apos);$/.test(entity) ? "'" : ' ');
