import { describe, expect, test } from 'vitest';
import { errorName, errorWords, ownFrames } from '@/lib/domain/logs/error-words';

describe('an error is told in words of our own', () => {
  test.each([
    // Chromium
    [
      "Cannot read properties of undefined (reading 'bella')",
      'Cannot read properties of undefined reading …',
    ],
    ['bella.map is not a function', '… is not a function'],
    ['bellaDraft is not defined', '… is not defined'],
    [
      `Unexpected token 'D', "Dear Anna, "Bella" was"... is not valid JSON`,
      'Unexpected token … is not valid JSON',
    ],
    [
      "Failed to execute 'setItem' on 'Storage': Setting the value of 'draft Anna' exceeded the quota.",
      'Failed to execute … exceeded the quota',
    ],
    // Firefox
    ['can’t access property "title", snippet is undefined', 'cannot access property … is undefined'],
    [
      'JSON.parse: unexpected character at line 1 column 1 of the JSON data',
      '… unexpected character at … of the JSON data',
    ],
    // Safari
    ["undefined is not an object (evaluating 'bella.name')", 'undefined is not an object …'],
    ["Can't find variable: bella", 'cannot find variable …'],
    ['JSON Parse error: Unexpected identifier "Dear"', 'JSON Parse error Unexpected identifier …'],
    // React
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Dear%20Anna for the full message',
      'Minified React error … for the … message',
    ],
    ['Text content did not match. Server: "Dear Anna" Client: "Dear Bea"', 'Text … did not match Server …'],
    // What people write, however it got there.
    ['Dear Anna, your dog Bella did great today!', '… did …'],
    ['anna.berg@dogs.example 555-0100 https://x.example/?token=secret', '…'],
    ['“Bella’s „first“ lesson” is too long', '… is too long'],
    ['It’s Bella’s and Max’s turn: value too long', 'It … value too long'],
    ['Ärger mit Bello', '…'],
    ['', ''],
  ])('%s', (message, told) => {
    expect(errorWords(message)).toBe(told);
  });

  test('nothing of a text is left but words that any message may have', () => {
    const text = `Hello {{name}}, Bella 🐕 pulled on the leash at Seestraße 12; call +41 79 555 01 00. ${'Rex '.repeat(2_000)}`;
    for (const message of [
      text,
      `Invalid URL: ${text}`,
      `"${text}`,
      `${text}'`,
      text.split('').join('\u200b'),
    ]) {
      expect(errorWords(message)).not.toMatch(/bella|name|rex|leash|seestra|1|hello|🐕|\{/i);
    }
  });

  test('is short, whatever is thrown', () => {
    expect(errorWords('undefined is null '.repeat(10_000)).split(' ').length).toBeLessThanOrEqual(40);
  });
});

test.each([
  ['TypeError', 'TypeError'],
  ['QuotaExceededError', 'QuotaExceededError'],
  ['SecurityException', 'SecurityException'],
  ['Dear Anna Error', 'Error'],
  ['bella', 'Error'],
  ['', 'Error'],
])('the name %s is told as %s', (name, told) => expect(errorName(name)).toBe(told));

describe('a stack is told as places in our scripts', () => {
  const origin = 'https://app.heelwrite.example';
  test('of Chromium, Firefox and Safari', () => {
    const stack = [
      'TypeError: Dear Anna',
      `    at bella (${origin}/_next/static/chunks/0abc-9.js:1:2345)`,
      `    at https://evil.example/_next/static/chunks/a.js:1:1`,
      `bella@${origin}/_next/static/chunks/pages/x~1.js:2:3`,
      `    at ${origin}/snippets/secret-id:5:6`,
      '    at chrome-extension://abc/x.js:1:1',
      `    at ${origin}/_next/static/../../x?y.js:1:1`,
    ].join('\n');
    expect(ownFrames(stack, origin)).toEqual([
      { file: '/_next/static/chunks/0abc-9.js', line: 1, column: 2345 },
      { file: '/_next/static/chunks/pages/x~1.js', line: 2, column: 3 },
    ]);
  });
  test('ten of them at most', () => {
    expect(ownFrames(`at ${origin}/_next/static/a.js:1:1\n`.repeat(50), origin)).toHaveLength(10);
  });
});
