import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { helpSections } from '@/lib/help/help';
import { shortcutGroups } from '@/lib/help/shortcut-groups';

const articles = helpSections.flatMap((section) => section.articles);
const anchors = [...helpSections, ...articles].map(({ id }) => id);
const sources = ['components/**/*.tsx', 'components/**/*.ts', 'lib/help/*.ts', 'lib/domain/*.ts'].flatMap(
  (pattern) => globSync(pattern),
);
const matches = (pattern: RegExp) =>
  sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map((match) => ({ file, match })),
  );

describe('anchors', () => {
  test('are all different, and fit into an address', () => {
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z][a-z-]*[a-z]$/);
  });

  test('every link into help leads to one', () => {
    const links = matches(/\/help#([\w-]+)/g);
    expect(links.length).toBeGreaterThan(0);
    for (const { file, match } of links) expect(anchors, `linked from ${file}`).toContain(match[1]);
  });
});

test.each(articles.map((article) => [article.id, article] as const))('%s is short', (_id, { body }) => {
  const sentences = body
    .flat()
    .join(' ')
    .split(/[.:;?](?:\s|$)/).length;
  expect(sentences).toBeLessThanOrEqual(12);
  for (const part of body.flat()) expect(part.split('`').length % 2, part).toBe(1);
});

test('every shortcut that the product registers is told', () => {
  const registered = [
    ...matches(/useShortcut\('([^']+)'/g).map(({ match }) => match[1]),
    ...matches(/ keys: '(Mod[^']+)'/g).map(({ match }) => match[1]?.toLowerCase()),
  ];
  const told = shortcutGroups.flatMap(({ shortcuts }) => shortcuts.map(({ keys }) => keys));
  expect(registered.length).toBeGreaterThanOrEqual(13);
  for (const keys of registered) expect(told).toContain(keys);
});
