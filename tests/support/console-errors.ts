import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let expected: (string | RegExp)[] = [];
let seen: string[] = [];
let spy: MockInstance<typeof console.error>;

/** Declares a `console.error` that the test provokes on purpose; it fails when the sentence never comes. */
export function expectConsoleError(sentence: string | RegExp): void {
  expected.push(sentence);
}

const matches = (sentence: string | RegExp, text: string) =>
  typeof sentence === 'string' ? text.includes(sentence) : sentence.test(text);

beforeEach(() => {
  expected = [];
  seen = [];
  spy = vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    seen.push(
      parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' '),
    );
  });
});

afterEach(() => {
  spy.mockRestore();
  const unexpected = seen.filter((text) => !expected.some((sentence) => matches(sentence, text)));
  const missing = expected.filter((sentence) => !seen.some((text) => matches(sentence, text)));
  expect(unexpected, 'an unexpected console.error').toEqual([]);
  expect(missing, 'an expected console.error that never came').toEqual([]);
});
