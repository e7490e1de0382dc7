import { expect, test } from 'vitest';
import { greeting } from '@/lib/domain/app/greeting';

test.each([
  [4, 'Sam Ortega', 'Good evening, Sam'],
  [5, 'Sam Ortega', 'Good morning, Sam'],
  [11, ' Sam  Ortega', 'Good morning, Sam'],
  [12, 'Sam', 'Good afternoon, Sam'],
  [17, '', 'Good afternoon'],
  [18, '  ', 'Good evening'],
])('at %i o’clock, %j is greeted', (hour, name, words) => {
  expect(greeting(hour, name)).toBe(words);
});
