import { describe, expect, test } from 'vitest';
import { namesOfKeys, spokenKeys } from '@/lib/domain/app/key-names';
import { nameOfPress, noSequence, takePress } from '@/lib/domain/app/shortcut-keys';

const press = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  [{ ...press, key: 'g' }, 'g'],
  [{ ...press, key: '?' }, '?'],
  [{ ...press, key: ' ' }, 'space'],
  [{ ...press, key: 'Enter', ctrlKey: true }, 'mod+enter'],
  [{ ...press, key: 'Enter', metaKey: true }, 'mod+enter'],
  [{ ...press, key: 'ArrowUp', altKey: true }, 'alt+arrowup'],
])('%j is called %s', (event, name) => {
  expect(nameOfPress(event)).toBe(name);
});

describe('sequences', () => {
  const known = ['g s', 'g e', '?', 's', 'mod+enter'];
  const type = (...presses: [name: string, at: number][]) => {
    let sequence = noSequence;
    let keys: string | null = null;
    for (const [name, at] of presses) ({ keys, sequence } = takePress(known, sequence, name, at));
    return keys;
  };

  test.each([
    ['one key', [['?', 5_000]], '?'],
    [
      'two keys',
      [
        ['g', 5_000],
        ['s', 5_400],
      ],
      'g s',
    ],
    [
      'the second key too late counts by itself',
      [
        ['g', 5_000],
        ['s', 6_500],
      ],
      's',
    ],
    [
      'a wrong second key',
      [
        ['g', 5_000],
        ['x', 5_100],
      ],
      null,
    ],
    [
      'a start anew after a wrong key',
      [
        ['g', 5_000],
        ['x', 5_100],
        ['g', 5_200],
        ['e', 5_300],
      ],
      'g e',
    ],
    ['a key that begins nothing', [['x', 5_000]], null],
    ['the first of two keys alone', [['g', 5_000]], null],
  ] as const)('%s', (_, presses, keys) => {
    expect(type(...presses.map(([name, at]): [string, number] => [name, at]))).toBe(keys);
  });
});

test.each([
  ['g s', false, ['G', 'S'], 'G, then S'],
  ['mod+enter', false, ['Ctrl', 'Enter'], 'Control Enter'],
  ['mod+enter', true, ['⌘', '↵'], 'Command Enter'],
  ['?', false, ['?'], 'question mark'],
])('%s (on a Mac: %s) is shown and spoken', (keys, isMac, shown, spoken) => {
  expect(namesOfKeys(keys, isMac)).toEqual(shown);
  expect(spokenKeys(keys, isMac)).toBe(spoken);
});
