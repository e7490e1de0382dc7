import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { saysDog } from '../src/dog/dog-words.ts';
import { Text } from '../src/text/text.ts';
import { topicWordsOf } from '../src/dog/topic-words.ts';
import { randomFrom, shuffle } from './random.ts';
import { letterLines, neutralRows, writtenVersions } from './sources.ts';

const target = join(import.meta.dirname, '../src/dog/topic-weights.ts');

/** Texts that a word is in before it tells of the topic. */
const leastTexts = 10;
const rounds = 15;
const decay = 0.02;
/** What all other texts together count beside those about dogs, however many there are of either. */
const shareOfOthers = 0.35;
/** Weights are kept in steps of this, as many words share one. */
const step = 0.5;

interface Example {
  readonly isAboutDogs: boolean;
  readonly words: readonly string[];
}

/** Writes src/dog/topic-weights.ts anew: which words tell a trainer's letter that never says "dog" from other texts. */
export async function learnTopic(tables: string | undefined): Promise<void> {
  const ours = [
    ...letterLines('dogs-').flatMap((line) => exampleOf(withoutLabels(line), true)),
    ...writtenVersions().flatMap(({ neutral }) => exampleOf(neutral, true)),
    ...letterLines('others-').flatMap((line) => exampleOf(withoutLabels(line), false)),
  ];
  const counts = new Map<string, number>();
  for (const { words } of ours) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const others = neutralRows(tables).flatMap(({ input }) => exampleOf(input, false));
  console.log(`${String(ours.length + others.length)} texts to tell the topic from …`);
  const weights = weigh([...ours, ...others], (word) => (counts.get(word) ?? 0) >= leastTexts);
  const bySteps = Map.groupBy([...weights.keys()].sort(), (word) =>
    Math.round((weights.get(word) ?? 0) / step),
  );
  bySteps.delete(0);
  const lines = [...bySteps]
    .sort(([one], [other]) => one - other)
    .map(([steps, words]) => `[${String(steps * step)}, "${words.join(' ')}"],`);
  const written = `// Written by npm run swap:learn.\nexport const topicWeights: readonly (readonly [number, string])[] = [${lines.join('')}];`;
  writeFileSync(target, await format(written, { ...(await resolveConfig(target)), filepath: target }));
}

const withoutLabels = (line: string) => line.replace(/[[\]]/g, '');

/** Nothing where the text says that it is about a dog: that is told without weights. */
function exampleOf(html: string, isAboutDogs: boolean): Example[] {
  const text = new Text(html);
  return saysDog(text) ? [] : [{ isAboutDogs, words: [...topicWordsOf(text)] }];
}

/** Logistic regression, a step size for each word. */
function weigh(examples: readonly Example[], isCounted: (word: string) => boolean): Map<string, number> {
  const known = examples.map(({ isAboutDogs, words }) => ({ isAboutDogs, words: words.filter(isCounted) }));
  const dogs = known.filter(({ isAboutDogs }) => isAboutDogs).length;
  const timesOthers = (shareOfOthers * dogs) / (known.length - dogs);
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  const random = randomFrom(1);
  for (let round = 0; round < rounds; round += 1) {
    const size = 0.3 / (1 + 0.3 * round);
    shuffle(known, random);
    for (const { isAboutDogs, words } of known) {
      const sum = words.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
      const slope = (isAboutDogs ? 1 : -timesOthers) / (1 + Math.exp(isAboutDogs ? sum : -sum));
      for (const word of words) {
        const weight = weights.get(word) ?? 0;
        const gradient = slope - decay * weight;
        const square = (squares.get(word) ?? 0.01) + gradient * gradient;
        squares.set(word, square);
        weights.set(word, weight + (size * gradient) / Math.sqrt(square));
      }
    }
  }
  return weights;
}
