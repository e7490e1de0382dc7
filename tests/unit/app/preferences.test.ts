import { expect, test } from 'vitest';
import { defaultPreferences, parsePreferences } from '@/lib/domain/app/preferences';

test('without anything kept, highlights are on in their default mode (§3)', () => {
  expect(parsePreferences(null)).toEqual({ highlightEnabled: true, highlightMode: 'default' });
});

test.each([
  [
    '{"highlightEnabled":false,"highlightMode":"outline"}',
    { highlightEnabled: false, highlightMode: 'outline' },
  ],
  ['{"highlightMode":"underline"}', { highlightEnabled: true, highlightMode: 'underline' }],
  ['{"highlightEnabled":false}', { highlightEnabled: false, highlightMode: 'default' }],
])('%s is read', (kept, preferences) => {
  expect(parsePreferences(kept)).toEqual(preferences);
});

test.each(['', 'null', '7', '"x"', '[]', '{', '{"highlightEnabled":"no","highlightMode":"neon"}'])(
  'garbage such as %j falls back to the default',
  (kept) => {
    expect(parsePreferences(kept)).toEqual(defaultPreferences);
  },
);
