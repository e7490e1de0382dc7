import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceOfDog } from '../src/dog/dog-text.ts';
import { swap } from '../src/swap.ts';
import { at, roles, weightCount, wholeSlot } from '../src/they/weight-slots.ts';
import { packedWords } from '../src/words/packed-words.ts';
import { packed, packedCodes } from '../src/they/packing.ts';
import { mostWords, vocabularyOf } from '../src/they/vocabulary.ts';
import { casesOf } from '../tests/expand.ts';
import { linesIn } from '../tests/sentences.ts';
import { fromPair, readLetters, readSentences, type LabelledText } from './labelled-text.ts';
import { letterLines, neutralRows, writtenVersions } from './sources.ts';
import { chainsOf, frequentPairs, frequentWords } from './chains.ts';
import { learn } from './gradient-descent.ts';

const target = join(import.meta.dirname, '../src/they/weights.ts');

/** Examples that a word, or two together, are part of before they get weights of their own. */
const leastUses = { dogs: 13, others: 30 };
const leastUsesOfPairs = 20;

/** A text that is less likely than this about dogs teaches nothing of dogs, and the other way round: there, others are meant. */
const leastShare = 0.3;

/** Looks at each text: after more, what was learnt of people holds for our own letters alone. */
const rounds = { dogs: 20, others: 6 };

/** Added for the one: most texts are plainer than those learnt from, which are crowded with plurals on purpose. */
const towardsOne = { dogs: 1.06, others: 0.4, aloneInOthers: 0.2 };

/** Plain texts count for more: what is easy to read has to come out right. */
const plain = 8;
const ownTests = 40;
const plainLetters = 6;
const plainVersions = 6;
/** Besides the one that every letter has. */
const shortNotes = 2;
const tables = 22;

interface Weighed extends LabelledText {
  readonly weight: number;
  /** How likely it is about a dog. */
  readonly chance: number;
}

const weighed = ({ texts, weight }: { texts: readonly LabelledText[]; weight: number }): Weighed[] =>
  texts.map((labelled) => ({ ...labelled, weight, chance: chanceOfDog(labelled.text) }));

/** Writes src/they/weights.ts anew from our letters, snippets about a male dog and a folder of tables, if given. */
export function learnWeights(snippets: readonly string[], folder: string | undefined): void {
  const ours = [
    { texts: readLetters(letterLines('dogs-')), weight: 1 },
    { texts: readLetters(letterLines('dogs-plain-')), weight: plainLetters },
    { texts: readLetters(letterLines('dogs-short-notes-')), weight: shortNotes },
    { texts: readLetters(letterLines('others-')), weight: 1 },
    { texts: readSentences(letterLines('others-')), weight: 1 },
    { texts: readLetters(letterLines('others-plain-')), weight: plainLetters },
    { texts: versionTexts(), weight: plainVersions },
    { texts: snippetTexts(snippets), weight: plain },
    { texts: testTexts(), weight: ownTests },
  ].flatMap(weighed);
  const theirs = weighed({ texts: tableTexts(folder), weight: tables });
  const ofDogs = learnFrom(ours, theirs, false);
  const ofOthers = learnFrom(ours, theirs, true);
  add(ofDogs.weights, [at.bias], towardsOne.dogs);
  add(ofOthers.weights, [at.bias], towardsOne.others);
  add(ofOthers.weights, slotsOfOneSentence(), towardsOne.aloneInOthers);
  writeFileSync(
    target,
    `// Written by npm run swap:learn.\n${written('aboutDogs', ofDogs)}\n${written('aboutOthers', ofOthers)}`,
  );
}

interface Learnt {
  readonly words: readonly string[];
  readonly pairs: readonly number[];
  readonly weights: Float64Array;
}

/** Of each text the more, the likelier it is about a dog, or about others; only in our own texts words get weights of their own. */
function learnFrom(ours: readonly Weighed[], theirs: readonly Weighed[], isGeneral: boolean): Learnt {
  const shareOf = ({ chance }: Weighed) => (isGeneral ? 1 - chance : chance);
  const typical = ours.filter((text) => shareOf(text) > 0.5);
  const words = frequentWords(typical, isGeneral, isGeneral ? leastUses.others : leastUses.dogs);
  if (words.length >= mostWords) throw new Error(`At most ${String(mostWords)} words have weights.`);
  const pairs = frequentPairs(typical, isGeneral, words, leastUsesOfPairs);
  const topic = { isGeneral, vocabulary: vocabularyOf(words, pairs) };
  const chains = [...ours, ...theirs]
    .filter((text) => shareOf(text) > leastShare)
    .flatMap((text) => chainsOf([text], topic, text.weight * shareOf(text)));
  const size = weightCount(words.length + pairs.length);
  console.log(`${String(chains.length)} texts to learn from …`);
  return { words, pairs, weights: learn(chains, size, isGeneral ? rounds.others : rounds.dogs) };
}

/** Each "they" of a text of one sentence has one of these weights. */
const slotsOfOneSentence = () =>
  ([0, 1, 2] as const).flatMap((one) =>
    ([0, 1, 2, 3] as const).flatMap((other) =>
      roles.map((_role, role) => wholeSlot({ length: 0, progress: 0, one, other }, role)),
    ),
  );

function add(weights: Float64Array, slots: readonly number[], much: number): void {
  for (const slot of slots) weights[slot] = (weights[slot] ?? 0) + much;
}

const written = (name: string, { words, pairs, weights }: Learnt) =>
  `export const ${name} = {\n  words:\n    "${packedWords(words)}",\n  pairs:\n    '${packedCodes(pairs)}',\n  weights:\n    '${packed(weights)}',\n};\n`;

/** Made neutral from the male version, in which every pronoun is known. */
const snippetTexts = (snippets: readonly string[]): LabelledText[] =>
  snippets.flatMap((male) => fromPair(swap(male, 'male', 'neutral').html, male) ?? []);

const versionTexts = (): LabelledText[] =>
  writtenVersions().flatMap(({ neutral, male }) => fromPair(neutral, male) ?? []);

/** The sentences of the engine's own tests. */
function testTexts(): LabelledText[] {
  return linesIn('sentences', 'basics')
    .flatMap(casesOf)
    .filter(({ from }) => from === 'neutral')
    .flatMap(({ html, expected }) => fromPair(html, expected) ?? []);
}

const tableTexts = (folder: string | undefined): LabelledText[] =>
  neutralRows(folder).flatMap(({ input, accepted: [output = ''] }) => fromPair(input, output) ?? []);
