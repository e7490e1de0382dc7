import { expect, it } from 'vitest';
import { serialize } from '@/lib/server/runtime/serialize';

const turn = () => new Promise(setImmediate);

it('runs the works of one key in order, each once the one before has ended, failed or not', async () => {
  const log: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      log.push(`${name} starts`);
      await turn();
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const results = await Promise.allSettled([
    serialize('a', work('one', true)),
    serialize('a', work('two')),
    serialize('b', work('other')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(log.indexOf('two starts')).toBeGreaterThan(log.indexOf('one ends'));
  expect(log.indexOf('other starts')).toBeLessThan(log.indexOf('one ends'));
});
