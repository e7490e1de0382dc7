import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newPerson, request, type Answer, type Caller } from '../support/api';
import { call, inTurns, log, numbers, outcomes, processes } from '../support/two-processes';

/** ADR 27: 120 lines a minute, of which a process lets the first 20 through unasked. */
const [most, unasked] = [120, 20];
const [first, second] = processes;

/** Ten at a time, as a browser would at most. */
async function flood(as: Caller, count: number, at: (index: number) => string): Promise<Answer[]> {
  const answers: Answer[] = [];
  const add = (index: number) =>
    request('POST', '/api/log/useraction', { as, at: at(index), body: { action: 'copied' } });
  for (let from = 0; from < count; from += 10) {
    answers.push(...(await Promise.all(numbers(10).map((index) => add(from + index)))));
  }
  return answers;
}

const failures = () => readFileSync(log, 'utf8').split('"limits":"user actions"').length;

/** What is promised holds where the store answers within a second: on a machine too busy for that it is tried again. */
async function whileTheStoreAnswers<T>(attempt: (as: Caller) => Promise<T>): Promise<T> {
  for (;;) {
    const before = failures();
    const result = await attempt(await newPerson());
    if (failures() === before) return result;
  }
}

describe('a limit by leases', () => {
  it('holds over both together where calls go to them in turns', async () => {
    const answers = await whileTheStoreAnswers((as) =>
      flood(as, 2 * most, (index) => (index % 2 ? second : first)),
    );
    const { 204: through = 0, rate_limited: refused = 0 } = outcomes(answers);
    expect(through + refused).toBe(2 * most);
    expect(through).toBeGreaterThanOrEqual(most);
    expect(through).toBeLessThanOrEqual(most + unasked);
  });

  it('is passed by a further process by what that asks nobody for, and no more', async () => {
    const { used, beyond, after } = await whileTheStoreAnswers(async (as) => ({
      used: outcomes(await flood(as, most + 30, () => first)),
      beyond: outcomes(await flood(as, 3 * unasked, () => second)),
      after: outcomes(await flood(as, 10, (index) => (index % 2 ? second : first))),
    }));
    expect(used).toEqual({ 204: most, rate_limited: 30 });
    expect(beyond[204]).toBeGreaterThan(0);
    expect(beyond[204]).toBeLessThanOrEqual(unasked);
    expect(after).toEqual({ rate_limited: 10 });
  });
});

it('a limit that is counted call by call is exact', async () => {
  const sam = await newPerson();
  const mails = await inTurns(numbers(10), ({ at }) =>
    call('POST', '/api/account/verification-mail', { as: sam, at }),
  );
  expect(outcomes(mails)).toEqual({ 204: 5, rate_limited: 5 });
});
