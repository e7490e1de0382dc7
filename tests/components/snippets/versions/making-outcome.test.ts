import { expect, test } from 'vitest';
import { madeOfOne, madeOfSeveral } from '@/components/snippets/versions/making-outcome';

test.each([
  [madeOfOne('First walk', ['female'], 0), 'The female text of “First walk” was made. Read it through.'],
  [
    madeOfOne('First walk', ['female'], 1),
    'The female text of “First walk” was made, with one word to decide.',
  ],
  [
    madeOfOne('First walk', ['male', 'neutral'], 3),
    'The male and the neutral text of “First walk” was made, with 3 words to decide.',
  ],
  [madeOfSeveral(4, 0), 'Versions made for 4 snippets. Read them through before they go out.'],
  [madeOfSeveral(4, 1), 'Versions made for 4 snippets, 1 of them with words to decide.'],
  [madeOfSeveral(2, 2), 'Versions made for 2 snippets, all with words to decide.'],
])('what was made and what is left to decide is said: %s', (said, expected) => {
  expect(said).toBe(expected);
});
