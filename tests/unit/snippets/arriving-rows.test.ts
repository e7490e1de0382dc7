import { describe, expect, it } from 'vitest';
import { horizonOf, settledRows } from '@/lib/domain/snippets/arriving-rows';
import { orderSnippets, snippetOrders, type UsedAt } from '@/lib/domain/snippets/snippet-order';
import { aSnippet } from '../../support/snippets';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString();
/** Every third was changed long after it was made, and every fifth at the time of the one before it. */
const library = Array.from({ length: 40 }, (_, n) =>
  aSnippet({
    id: `s${String(n).padStart(2, '0')}`,
    title: `Title ${(n * 7) % 40}`,
    createdAt: at(n % 5 === 0 ? n - 1 : n),
    updatedAt: at(n % 3 === 0 ? 100 - n : n % 5 === 0 ? n - 1 : n),
  }),
);
const newest = orderSnippets(library, 'modified', {});
const held = (count: number, isWhole = false) => ({ version: 1, snippets: newest.slice(0, count), isWhole });

describe('rows that are settled', () => {
  const uses: [string, UsedAt][] = [
    ['never used', {}],
    ['used', { s39: 5, s38: 7, s01: 6 }],
  ];
  const orders = snippetOrders.flatMap((order) => uses.map(([name, used]) => [order, name, used] as const));

  it.each(orders)('stay where they are: by %s, %s', (order, _name, used) => {
    for (let count = 1; count < 40; count += 1) {
      const arrived = held(count);
      const horizon = horizonOf([arrived]);
      if (!horizon) throw new Error('All is there.');
      const settled = settledRows(orderSnippets(arrived.snippets, order, used), order, used, horizon);
      expect(settled).toEqual(orderSnippets(library, order, used).slice(0, settled.length));
    }
  });

  it('are all that have arrived, by what was modified', () => {
    const arrived = held(12);
    expect(settledRows(arrived.snippets, 'modified', {}, horizonOf([arrived])!)).toHaveLength(12);
  });

  it('are the newest, where nothing was used and all is as it was made', () => {
    const made = newest.map((snippet) => ({ ...snippet, createdAt: snippet.updatedAt }));
    const arrived = { ...held(12), snippets: made.slice(0, 12) };
    expect(settledRows(arrived.snippets, 'used', {}, horizonOf([arrived])!)).toHaveLength(12);
  });
});

describe('the horizon', () => {
  it('is the later end of what is not whole', () => {
    expect(horizonOf([held(3), held(9)])).toMatchObject({ id: newest[2]?.id });
    expect(horizonOf([held(3), held(2, true)])).toMatchObject({ id: newest[2]?.id });
    expect(horizonOf([held(3, true)])).toBeNull();
  });

  it('lets nothing settle before there is a first page', () => {
    expect(settledRows(newest, 'modified', {}, horizonOf([held(3), undefined])!)).toEqual([]);
  });
});
