import { expect, test } from 'vitest';
import { countOpenDoubts } from '@/lib/client/device/open-doubts';
import { aSnippet } from '@/tests/support/snippets';

const male = {
  html: '<p>Your husband called. He waits at the gate.</p>',
  origin: 'written',
  stale: false,
} as const;
const made = { origin: 'generated', source: 'male', stale: false } as const;

test.each([
  ['what the engine doubts', '<p>Your husband called. They wait at the gate.</p>', 1],
  ['nothing that a hand has changed since', '<p>Your husband called. Rex waits at the gate.</p>', 0],
])('%s is counted', async (_, html, count) => {
  const snippet = aSnippet({ male, neutral: { ...made, html } });
  expect(await countOpenDoubts(snippet, ['neutral'])).toBe(count);
});

test('a text of one’s own has nothing to decide', async () => {
  expect(await countOpenDoubts(aSnippet({ male }), ['male'])).toBe(0);
});
