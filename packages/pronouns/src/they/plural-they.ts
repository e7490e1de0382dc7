import { chanceOfDog } from '../dog/dog-text.ts';
import { mentionsOf, type Mention } from './mentions.ts';
import { namesOf } from './names.ts';
import { pronounRoles } from '../words/pronoun-forms.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Text } from '../text/text.ts';
import { readChain, type Link } from './forward-backward.ts';
import type { Placed, Pronoun } from './clause.ts';
import { crowdOf } from './crowd.ts';
import { gather } from './evidence.ts';
import type { Scale } from './scale.ts';
import { modelFor, Weighing, type Model, type Topic } from './model.ts';
import { isOneOf, Side, sideOf } from './sides.ts';
import { Numbered } from './vocabulary.ts';
import { gatherTies, type Between } from './ties.ts';

/** Whom a "they", "them" or "their" means. */
export interface TheyReading {
  readonly index: number;
  readonly isDog: boolean;
  /** Why that may be wrong; left out where it is certain. */
  readonly why?: string;
}

/** The readings of every sentence that says "they", in order. */
export type TheyReadings = ReadonlyMap<Sentence, readonly TheyReading[]>;

/** Below this a leaning is worth a look: of those one in four is wrong in short notes, two in five in crowded letters. */
const certain = 2.3;

/** Reads every "they" of a document, by what was said before it, what is said of it and what the others mean. */
export function pluralThey(text: Text, sentences: readonly Sentence[]): TheyReadings {
  const { indices, leanings } = leaningsOf(text, sentences);
  const readings = new Map<Sentence, TheyReading[]>();
  let next = 0;
  for (const sentence of sentences) {
    const inSentence: TheyReading[] = [];
    for (let index = indices[next]; index !== undefined && index < sentence.last; index = indices[next]) {
      inSentence.push(readingOf(index, leanings[next] ?? 0));
      next += 1;
    }
    if (inSentence.length > 0) readings.set(sentence, inSentence);
  }
  return readings;
}

/** Every "they" of a text, and how much more likely it means the one than others, as a logarithm of the odds. */
interface Leanings {
  readonly indices: readonly number[];
  readonly leanings: readonly number[];
}

/** By what was learnt of texts about dogs or of all others; by both where it is not clear which of them the text is. */
function leaningsOf(text: Text, sentences: readonly Sentence[]): Leanings {
  const chance = chanceOfDog(text);
  if (chance === 0 || chance === 1) return leaningsBy(modelFor(chance === 0), text, sentences);
  const ofDogs = leaningsBy(modelFor(false), text, sentences);
  const ofOthers = leaningsBy(modelFor(true), text, sentences);
  return {
    indices: ofDogs.indices,
    leanings: ofDogs.leanings.map((leaning, next) => blended(leaning, ofOthers.leanings[next] ?? 0, chance)),
  };
}

function leaningsBy(model: Model, text: Text, sentences: readonly Sentence[]): Leanings {
  const weighing = new Weighing(model.weights);
  const indices: number[] = [];
  const links: Link[] = [];
  walkThey(text, sentences, model, weighing, ({ index }) => {
    indices.push(index);
    links.push(weighing.taken());
  });
  return { indices, leanings: readChain(links) };
}

/** The leaning by two sets of weights, the first of which has this chance of being the right one. */
function blended(first: number, second: number, chance: number): number {
  const forOne = chance * chanceOf(first) + (1 - chance) * chanceOf(second);
  const forOthers = chance * chanceOf(-first) + (1 - chance) * chanceOf(-second);
  return Math.log(forOne / forOthers);
}

const chanceOf = (leaning: number) => 1 / (1 + Math.exp(-leaning));

function readingOf(index: number, leaning: number): TheyReading {
  const isDog = leaning >= 0;
  return Math.abs(leaning) < certain ? { index, isDog, why: isDog ? severalWhy : dogWhy } : { index, isDog };
}

const severalWhy = 'This may mean several, not the dog.';
const dogWhy = 'This may mean the dog.';

/** Sentences whose mentions are remembered, and mentions of each. */
const remembered = { sentences: 4, mentions: 12 };

/** Goes through every "they" in order, puts on the scale what is known of it and tells `weigh` when that is all. */
export function walkThey(
  text: Text,
  sentences: readonly Sentence[],
  { isGeneral, vocabulary }: Topic,
  scale: Scale,
  weigh: (pronoun: Pronoun) => void,
): void {
  const pronouns = sentences.map((sentence) => pronounsOf(text, sentence));
  if (pronouns.every(({ length }) => length === 0)) return;
  const names = namesOf(text, sentences);
  const mentions = sentences.map((sentence) => mentionsOf(text, sentence, names, isGeneral));
  const numbered = new Numbered(text, vocabulary);
  const crowd = crowdOf(mentions, pronouns, isGeneral);
  const recent: Mention[][] = [];
  const scene = {
    text,
    sentenceCount: sentences.length,
    crowd,
    recent,
    isGeneral,
    numbered,
    hadOne: false,
    severalsSoFar: 0,
  };
  let previous: Placed | undefined;
  let between: Between = [0, 0, 0];
  for (const [sentenceNumber, sentence] of sentences.entries()) {
    const here: Mention[] = [];
    recent.unshift(here);
    if (recent.length > remembered.sentences) recent.pop();
    const nouns = mentions[sentenceNumber] ?? [];
    let next = 0;
    const noteUntil = (index: number) => {
      for (let noun = nouns[next]; noun && noun.index < index; noun = nouns[next]) {
        const isOne = isOneOf(noun.sort, isGeneral);
        if (isOne) scene.hadOne = true;
        const side = sideOf(noun.sort, isOne);
        if (side === Side.several) scene.severalsSoFar += 1;
        between[side] += 1;
        here.push(noun);
        next += 1;
      }
      if (here.length > remembered.mentions) here.splice(0, here.length - remembered.mentions);
    };
    for (const pronoun of pronouns[sentenceNumber] ?? []) {
      noteUntil(pronoun.index);
      const placed = { pronoun, sentence, sentenceNumber };
      gather(scene, placed, scale);
      if (previous) gatherTies(text, previous, placed, between, scale);
      weigh(pronoun);
      previous = placed;
      between = [0, 0, 0];
    }
    noteUntil(Infinity);
  }
}

function pronounsOf(text: Text, { first, last }: Sentence): Pronoun[] {
  const found: Pronoun[] = [];
  for (let index = first; index < last; index += 1) {
    if (!text.isWord(index) || text.end(index) - text.start(index) < 4) continue;
    const initial = text.html.charCodeAt(text.start(index)) | 32;
    if (initial !== 116) continue;
    const role = pronounRoles(text.word(index), 'neutral')?.[0];
    if (role) found.push({ index, role });
  }
  return found;
}
