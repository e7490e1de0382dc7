import { describe, expect, it } from 'vitest';
import type { Sex } from '../src/words/sex.ts';
import { swap, swapStream } from '../src/swap.ts';
import { casesOf, written } from './expand.ts';
import { headingsIn, linesIn, phenomenaIn } from './sentences.ts';
import { untouchable } from './untouchable.ts';
import { randomFrom, randomHtml, ways } from './random-letters.ts';

const letters = Array.from({ length: 40 }, (_, seed) => randomHtml(randomFrom(seed), 160));
/** Every third sentence in all its ways: many more of the same kind take time and find nothing. */
const wellFormed = linesIn('sentences')
  .filter((_line, number) => number % 3 === 0)
  .flatMap(casesOf)
  .map(({ html }) => html);

async function streamed(html: string, from: Sex, to: Sex): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of swapStream(html, from, to)) pieces.push(piece);
  return pieces;
}

describe.each(ways)('%s → %s', { timeout: 60_000 }, (from, to) => {
  it('leaves tags, comments, variables, addresses and entities as they are, and marks the words that it chose', () => {
    for (const html of [...letters, ...wellFormed]) {
      const swapped = swap(html, from, to);
      expect(swapped.html.match(untouchable)).toEqual(html.match(untouchable));
      let end = 0;
      for (const mark of swapped.marks) {
        expect(swapped.html.slice(mark.start, mark.end)).toBe(mark.chosen);
        expect(mark.alternative).not.toBe(mark.chosen);
        expect(mark.start).toBeGreaterThanOrEqual(end);
        ({ end } = mark);
      }
    }
  });

  it('streams what swap returns, whatever the text', async () => {
    for (const html of [...letters, letters.join('<p>'), letters.join(' ')]) {
      expect((await streamed(html, from, to)).join('')).toBe(swap(html, from, to).html);
    }
  });

  it('changes nothing in what was kept', () => {
    for (const html of letters) {
      const kept = `<span data-keep>${html.replaceAll(/<\/?span[^>]*>/g, '').replaceAll(/[<>]/g, '')}</span>`;
      expect(swap(kept, from, to).html).toBe(kept);
    }
  });
});

it.each(['male', 'female', 'neutral'] as const)('gives a text from %s to %s back', (sex) => {
  for (const html of letters) expect(swap(html, sex, sex)).toEqual({ html, marks: [] });
});

it('finds its way from male to female and back', () => {
  const lines = phenomenaIn('sentences')
    .flatMap((phenomenon) => headingsIn('sentences', phenomenon))
    .filter(({ title }) => title !== 'people stay people')
    .flatMap(({ lines }) => lines.filter((line) => !/^\w+: /.test(line)));
  const there = lines.map((line) => written(line, 'male'));
  expect(lines.length).toBeGreaterThan(1_000);
  expect(there.map((html) => swap(swap(html, 'male', 'female').html, 'female', 'male').html)).toEqual(there);
});

it('decides the same alone and far down in a long text of the same kind', () => {
  const one =
    '<p>{{dog}} waits. He sits, looks at you and comes when called; reward him, and mind his paws.</p>';
  const many = one.repeat(300);
  expect(swap(many, 'male', 'neutral').html).toBe(swap(one, 'male', 'neutral').html.repeat(300));
});

describe('swapStream', () => {
  const long = '<p>He sits. His tail wags, and he looks at you.</p>'.repeat(2_000);

  it('hands over the first block by itself and the rest in many pieces', async () => {
    const pieces = await streamed(long, 'male', 'neutral');
    expect(pieces[0]).toMatch(/^<p>They sit. Their tail wags, and they look at you.<\/p>(?:<p>)?$/);
    expect(pieces.length).toBeGreaterThan(20);
  });

  it('stops before the next piece once it is aborted', async () => {
    const controller = new AbortController();
    const pieces: string[] = [];
    const reading = (async () => {
      for await (const piece of swapStream(long, 'male', 'female', { signal: controller.signal })) {
        pieces.push(piece);
        if (pieces.length === 3) controller.abort();
      }
    })();
    await expect(reading).rejects.toThrow(/abort/i);
    expect(pieces).toHaveLength(3);
  });

  it('lets others have their turn between two pieces', async () => {
    const controller = new AbortController();
    const pieces: string[] = [];
    setImmediate(() => controller.abort());
    await expect(
      (async () => {
        for await (const piece of swapStream(long, 'male', 'female', { signal: controller.signal }))
          pieces.push(piece);
      })(),
    ).rejects.toThrow(/abort/i);
    expect(pieces.length).toBeLessThanOrEqual(2);
  });

  it('has nothing to say about nothing', async () => {
    expect(await streamed('', 'male', 'female')).toEqual([]);
  });
});
