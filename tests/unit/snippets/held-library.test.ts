import { describe, expect, it } from 'vitest';
import { addPage, keepUnchanged, mergeChanges, type HeldLibrary } from '@/lib/domain/snippets/held-library';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { aSnippet } from '../../support/snippets';

const at = (hour: number) => `2026-11-20T0${hour}:00:00.000Z`;
const [door, crate, leash] = [
  aSnippet({ id: 'door', updatedAt: at(3), neutral: '{{dog}}' }),
  aSnippet({ id: 'crate', updatedAt: at(2) }),
  aSnippet({ id: 'leash', updatedAt: at(1), neutral: '{{dog}} {{client}}' }),
];
const held: HeldLibrary = { version: 7, snippets: [door, crate, leash], isWhole: true };
const none = { version: 8, snippets: [], removed: [] };
const newer = (snippet: Snippet, changes: Partial<Snippet> = {}): Snippet => ({
  ...snippet,
  revision: snippet.revision + 1,
  updatedAt: at(4),
  ...changes,
});

describe('changes', () => {
  const leashNow = newer(leash);
  const added = aSnippet({ id: 'new', updatedAt: at(5) });
  const early = aSnippet({ id: 'early', updatedAt: at(0) });
  it.each<[string, object, readonly Snippet[]]>([
    ['one that was changed stands first', { snippets: [leashNow] }, [leashNow, door, crate]],
    [
      'new ones stand where their time puts them',
      { snippets: [early, added] },
      [added, door, crate, leash, early],
    ],
    ['what was removed is gone', { removed: ['crate', 'unknown'] }, [door, leash]],
    ['what came back is there', { snippets: [leashNow], removed: ['leash'] }, [leashNow, door, crate]],
    ['what is known already stays', { snippets: [{ ...crate }] }, [door, crate, leash]],
    [
      'what is newer than the answer stays',
      { snippets: [newer(door, { revision: 0 })] },
      [door, crate, leash],
    ],
  ])('%s', (_what, changes, snippets) => {
    const merged = mergeChanges(held, { ...none, ...changes });
    expect(merged).toEqual({ version: 8, snippets, isWhole: true });
    merged.snippets.forEach((each, n) => expect(each).toBe(snippets[n]));
  });

  it('of nothing leave the list the same', () => {
    expect(mergeChanges(held, none).snippets).toBe(held.snippets);
  });

  it('of colors reach every snippet that has the name, and no other', () => {
    const { snippets } = mergeChanges(held, { ...none, colors: [{ name: 'dog', color: 'rose' }] });
    expect(snippets.map(({ variables }) => variables.map(({ color }) => color))).toEqual([
      ['rose'],
      [],
      ['rose', 'amber'],
    ]);
    expect(snippets[1]).toBe(crate);
  });
});

it('a page goes behind what is held, each once', () => {
  const first = { version: 7, snippets: [door], isWhole: false };
  expect(addPage(first, [{ ...door, title: 'Older' }, crate])).toEqual({ ...first, snippets: [door, crate] });
});

it('what is read anew and is the same is the same object', () => {
  const changed = [newer(crate), { ...leash, variables: [{ name: 'dog', color: 'rose' as const }] }];
  const kept = keepUnchanged(held.snippets, [{ ...door }, ...changed]);
  expect(kept).toEqual([door, ...changed]);
  expect(kept[0]).toBe(door);
});
