import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { starterLibrary } from '../../lib/starter/library.ts';
import { isDogText } from '../../lib/pronouns/dog-text.ts';
import { swap } from '../../lib/pronouns/swap.ts';
import { aloneSlots, at, weightCount } from '../../lib/pronouns/they-slots.ts';
import { packed } from '../../lib/pronouns/they-packing.ts';
import { expanded } from '../../tests/unit/pronouns/expand.ts';
import { suite } from '../../tests/unit/pronouns/suite.ts';
import { say } from '../say.mjs';
import { fromPair, readLetters, readSentences, type LabelledText } from './labelled-text.ts';
import { readTable } from './table.ts';
import { examplesOf, frequentWords, learn } from './training.ts';

const lettersFolder = join(import.meta.dirname, 'letters');
const target = join(import.meta.dirname, '../../lib/pronouns/they-weights.ts');

/** Examples that a word is part of before it gets weights of its own. */
const leastUses = 6;

/** Added for the one: most texts are plainer than those learnt from, which are crowded with plurals on purpose. */
const towardsOne = { dogs: 0.5, others: 0.6, aloneInOthers: 0.4 };

/** Plain texts count for more: what is easy to read has to come out right. */
const plain = 8;
const tables = 10;

interface Source {
  readonly texts: readonly LabelledText[];
  readonly weight: number;
  /** Whether its words may get weights of their own. */
  readonly isOurs: boolean;
}

/** Writes lib/pronouns/they-weights.ts anew from our letters, the starter snippets and a folder of tables, if given. */
export function learnWeights(folder: string | undefined): void {
  const dogs = [
    { texts: ourLetters('dogs-', readLetters), weight: 1, isOurs: true },
    { texts: starterTexts(), weight: plain, isOurs: true },
  ];
  const others = [
    { texts: ourLetters('others-', readLetters), weight: 1, isOurs: true },
    { texts: ourLetters('others-', readSentences), weight: 1, isOurs: true },
  ];
  const both = [
    { texts: testTexts(), weight: plain, isOurs: true },
    { texts: folder === undefined ? [] : tableTexts(folder), weight: tables, isOurs: false },
  ];
  const ofDogs = learnFrom([...dogs, ...both.map((source) => only(source, isAboutDogs))], false);
  add(ofDogs.weights, [at.bias], towardsOne.dogs);
  const ofOthers = learnFrom(
    [...dogs, ...others, ...both].map((source) => only(source, (text) => !isAboutDogs(text))),
    true,
  );
  add(ofOthers.weights, [at.bias], towardsOne.others);
  add(ofOthers.weights, aloneSlots, towardsOne.aloneInOthers);
  writeFileSync(
    target,
    `// Written by npm run swap:learn.\n${written('aboutDogs', ofDogs)}\n${written('aboutOthers', ofOthers)}`,
  );
}

interface Learnt {
  readonly words: readonly string[];
  readonly weights: Float64Array;
}

function learnFrom(sources: readonly Source[], isGeneral: boolean): Learnt {
  const words = frequentWords(
    sources.filter(({ isOurs }) => isOurs).flatMap(({ texts }) => texts),
    isGeneral,
    leastUses,
  );
  const numbers = new Map(words.map((word, index) => [word, index + 1]));
  const numberOf = (word: string) => numbers.get(word) ?? 0;
  const examples = sources.flatMap(({ texts, weight }) => examplesOf(texts, { isGeneral, numberOf }, weight));
  say(`${String(examples.length)} words to learn from …`);
  return { words, weights: learn(examples, weightCount(words.length)) };
}

const isAboutDogs = ({ text }: LabelledText) => isDogText(text);

const only = (source: Source, isMeant: (text: LabelledText) => boolean): Source => ({
  ...source,
  texts: source.texts.filter(isMeant),
});

function add(weights: Float64Array, slots: readonly number[], much: number): void {
  for (const slot of slots) weights[slot] = (weights[slot] ?? 0) + much;
}

const written = (name: string, { words, weights }: Learnt) =>
  `export const ${name} = {\n  words:\n    "${words.join(' ')}",\n  weights:\n    '${packed(weights)}',\n};\n`;

function ourLetters(kind: string, read: (lines: string) => LabelledText[]): LabelledText[] {
  return readdirSync(lettersFolder)
    .filter((name) => name.startsWith(kind) && name.endsWith('.txt'))
    .sort()
    .flatMap((name) => read(readFileSync(join(lettersFolder, name), 'utf8')));
}

/** Made neutral from the male version, in which every pronoun is known. */
function starterTexts(): LabelledText[] {
  return starterLibrary.flatMap(({ male }) => fromPair(swap(male, 'male', 'neutral').html, male) ?? []);
}

/** The sentences of the engine's own tests. */
function testTexts(): LabelledText[] {
  return expanded(suite)
    .filter(({ from }) => from === 'neutral')
    .flatMap(({ html, expected }) => fromPair(html, expected) ?? []);
}

function tableTexts(folder: string): LabelledText[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => readTable(readFileSync(join(folder, name), 'utf8')))
    .filter(({ from }) => from.length === 1 && from[0] === 'neutral')
    .flatMap(({ input, accepted: [output = ''] }) => fromPair(input, output) ?? []);
}
