import { baseIn, classesIn } from './lexicon.ts';

/** What is known of a word, looked up once for all the places in which it stands. */
export class Word {
  /** In lower case with straight apostrophes. */
  readonly text: string;
  /** What it can be, see `classesIn`. */
  readonly classes: number;
  /** Its number in each of the two vocabularies that asked last, and which they are. */
  readonly numbers: [number, number] = [0, 0];
  readonly numberedIn: [unknown, unknown] = [undefined, undefined];
  /** A bit for each `WordSet` that has asked for it, and for those that it is in. */
  asked = 0;
  held = 0;
  /** Whether it may be a mention, once `they/mentions.ts` has asked. */
  candidacy: number | undefined = undefined;
  private base: Word | undefined;

  constructor(text: string) {
    this.text = text;
    this.classes = classesIn(text);
  }

  /** See `baseIn`. */
  get lemma(): Word {
    return (this.base ??= wordOf(baseIn(this.text)));
  }
}

/** A set that is asked so often that each word remembers whether it is in it: quicker than a `Set`. */
export class WordSet {
  private static count = 0;
  private readonly bit = 1 << WordSet.count++;
  private readonly holds: (word: Word) => boolean;

  /** Of the words for which `holds` is true whenever it is asked. */
  constructor(holds: (word: Word) => boolean) {
    if (WordSet.count > 32) throw new RangeError('A word has room for 32 sets.');
    this.holds = holds;
  }

  static of(texts: Iterable<string>): WordSet {
    const known = new Set(texts);
    return new WordSet(({ text }) => known.has(text));
  }

  has(word: Word): boolean {
    if (!(word.asked & this.bit)) {
      word.asked |= this.bit;
      if (this.holds(word)) word.held |= this.bit;
    }
    return (word.held & this.bit) !== 0;
  }
}

/** More than this are not kept: all are forgotten then and found anew. */
const most = 20_000;
const words = new Map<string, Word>();

/** The word that reads like this; the text is in lower case. */
export function wordOf(text: string): Word {
  const known = words.get(text);
  if (known) return known;
  if (words.size >= most) {
    words.clear();
    places.fill(undefined);
  }
  const word = new Word(text);
  words.set(text, word);
  return word;
}

/** The same words, each where some of its letters send it: found without making a string. */
const places = new Array<Word | undefined>(2 ** 15).fill(undefined);

/** The word between two places of an html, in any case. */
export function wordIn(html: string, start: number, end: number): Word {
  const place = placeOf(html, start, end);
  const found = places[place];
  if (found && reads(html, start, end, found.text)) return found;
  const word = wordOf(html.slice(start, end).toLowerCase());
  places[place] = word;
  return word;
}

/** By the length, the first letter, the middle one and the last two. */
function placeOf(html: string, start: number, end: number): number {
  let code = end - start;
  code = Math.imul(code, 31) + (html.charCodeAt(start) | 32);
  code = Math.imul(code, 31) + (html.charCodeAt((start + end) >> 1) | 32);
  code = Math.imul(code, 31) + (html.charCodeAt(Math.max(start, end - 2)) | 32);
  code = Math.imul(code, 31) + (html.charCodeAt(end - 1) | 32);
  return code & (places.length - 1);
}

/** Whether this text, in lower case, stands there in any case of plain letters. */
function reads(html: string, start: number, end: number, text: string): boolean {
  if (text.length !== end - start) return false;
  for (let at = start; at < end; at += 1) {
    const letter = html.charCodeAt(at);
    const isCapital = letter >= 65 && letter <= 90;
    if ((isCapital ? letter | 32 : letter) !== text.charCodeAt(at - start)) return false;
  }
  return true;
}

/** See `Word.classes`. */
export const classesOf = (text: string): number => wordOf(text).classes;

/** See `Word.lemma`. */
export const lemmaOf = (text: string): string => wordOf(text).lemma.text;
