import { expect, test } from 'vitest';
import { swap } from '@/lib/pronouns/swap';
import { theyLetters } from './they-letters';

const they = /\b(?:they|them|their|theirs|themself|themselves)\b/i;

/** Of the words that mean the dog, and of those that mean several, the share that came out right. */
function shares(letters: readonly string[]) {
  const tally = { dog: 0, dogRight: 0, several: 0, severalRight: 0 };
  for (const letter of letters) {
    const labelled = letter.split(/\s+/);
    const before = letter.replace(/\[(\w+)\]/g, '$1').split(/\s+/);
    const after = swap(before.join(' '), 'neutral', 'male').html.split(' ');
    for (const [number, word] of before.entries()) {
      if (!they.test(word)) continue;
      const meansDog = /\[\w+\]/.test(labelled[number] ?? '');
      const isRight = meansDog === (after[number] !== word);
      tally[meansDog ? 'dog' : 'several'] += 1;
      if (isRight) tally[meansDog ? 'dogRight' : 'severalRight'] += 1;
    }
  }
  return { dog: tally.dogRight / tally.dog, several: tally.severalRight / tally.several };
}

const half = theyLetters.length / 2;

test.each([
  ['whose mistakes were looked at', theyLetters.slice(0, half), 0.86, 0.67],
  ['whose mistakes nobody looked at', theyLetters.slice(half), 0.91, 0.61],
] as const)('tells the dog from several in crowded letters %s', (_which, letters, leastDog, leastSeveral) => {
  expect(letters.length).toBe(35);
  const { dog, several } = shares(letters);
  expect(dog).toBeGreaterThan(leastDog);
  expect(several).toBeGreaterThan(leastSeveral);
});
