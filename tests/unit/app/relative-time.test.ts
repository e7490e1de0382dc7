import { expect, test } from 'vitest';
import { relativeTime } from '@/lib/domain/app/relative-time';

const at = (text: string) => new Date(text).getTime();
const now = at('2026-11-20T15:30:00');

test.each([
  ['2026-11-20T15:29:30', 'just now'],
  ['2026-11-20T15:31:00', 'just now'],
  ['2026-11-20T15:25:00', '5 min ago'],
  ['2026-11-20T13:10:00', '2 h ago'],
  ['2026-11-20T00:10:00', '15 h ago'],
  ['2026-11-19T23:50:00', 'yesterday'],
  ['2026-11-19T01:00:00', 'yesterday'],
  ['2026-11-16T12:00:00', 'Mon'],
  ['2026-11-13T12:00:00', 'Nov 13'],
  ['2025-11-20T12:00:00', 'Nov 20, 2025'],
])('%s reads %s', (time, text) => {
  expect(relativeTime(at(time), now, 'en-US')).toBe(text);
});

test('shortly after midnight an hour ago is not yesterday', () => {
  expect(relativeTime(at('2026-11-19T23:00:00'), at('2026-11-20T00:30:00'), 'en-US')).toBe('1 h ago');
});

test('dates follow the locale', () => {
  expect(relativeTime(at('2026-11-13T12:00:00'), now, 'de')).toBe('13. Nov.');
});
