import { expect, it } from 'vitest';
import { newPerson, type Caller } from '../support/api';
import { atBoth, call, inTurns, numbers, outcomes } from '../support/two-processes';

const swap = (as: Caller, words: number, at?: string) =>
  call('POST', '/api/swap-pronouns', {
    as,
    at,
    body: { startingSex: 'male', desiredSex: 'female', htmlString: 'he '.repeat(words) },
  });

it('swaps through both at once take no more words than the plan has, and what is refused takes none', async () => {
  const sam = await newPerson();
  const answers = await inTurns(numbers(30), ({ at }) => swap(sam, 100, at));
  expect(outcomes(answers)).toEqual({ 200: 20, token_limit_exceeded: 10 });
  for (const { json } of await atBoth('GET', '/api/usage', { as: sam })) {
    expect(json.tokens).toMatchObject({ used: 2_000, limit: 2_000 });
  }
});
