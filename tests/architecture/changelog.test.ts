import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { run as printNotes } from '@/scripts/commands/release-notes';
import { sectionsOf } from '@/scripts/release/changelog';

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const sections = sectionsOf(changelog);
const [, ...released] = sections;
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** In this order, each at most once (keepachangelog.com). */
const groups = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

const groupsOf = (text: string) => [...text.matchAll(/^### (.*)$/gm)].map(([, name = '']) => name);

test('CHANGELOG.md begins with what is not released, then the version of package.json', () => {
  expect(sections.findIndex((section) => section.version === undefined)).toBe(0);
  expect(released[0]?.version).toBe(version);
});

test('versions and their days go down from there', () => {
  const numbers = released.map((section) => (section.version ?? '').split('.').map(Number));
  expect(numbers.flat().every(Number.isInteger)).toBe(true);
  const descending = numbers.toSorted(
    ([a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]) => d - a || e - b || f - c,
  );
  expect(numbers).toEqual(descending);
  expect(new Set(numbers.map(String)).size).toBe(released.length);

  const dates = released.map(({ date = '' }) => date);
  expect(dates.filter((date) => !/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date)))).toEqual(
    [],
  );
  expect(dates).toEqual(dates.toSorted().reverse());
});

test.each(sections)(
  'what $version says stands in the known groups, in their order, a line for each thing',
  ({ text }) => {
    const found = groupsOf(text);
    expect(found).toEqual(groups.filter((name) => found.includes(name)));
    if (text) expect(text).toMatch(/^### /);
    const others = text.split('\n').filter((line) => line && !/^(?:- \S|### \S)/.test(line));
    expect(others).toEqual([]);
    expect(text).not.toMatch(/^### .*\n+(?=###|$(?![\s\S]))/m);
  },
);

test('the notes of a release are what is said of it; any other version is refused', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  printNotes([version]);
  expect(print.mock.calls).toEqual([[released[0]?.text]]);
  expect(() => printNotes(['0.0.1'])).toThrow(`package.json says ${version}, not 0.0.1.`);
  expect(() => printNotes([])).toThrow(`npm run release-notes -- ${version}`);
});
