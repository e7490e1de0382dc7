import { expect, test, vi } from 'vitest';
import { VariableLook } from '@/components/editor/variable-look';

const variables = [{ name: 'dog', color: 'sky' as const }];

test('in a snippet a variable is a chip with its name', () => {
  const look = new VariableLook();
  look.set(variables, null);
  expect([look.shown({ name: 'dog' }), look.className({ name: 'dog' })]).toEqual([null, 'v chip sky']);
  expect(look.shown({ name: 'dog', fallback: 'your dog' })).toBeNull();
  expect(look.className({ name: 'new here' })).toBe('v chip amber');
});

test.each([
  ['Bella', {}, 'Bella', 'v fill sky'],
  ['', {}, null, 'v open sky'],
  ['  ', {}, null, 'v open sky'],
  ['Bella', { fallback: 'your dog' }, 'Bella', 'v fill sky'],
  [' ', { fallback: 'your dog' }, 'your dog', 'v blank sky'],
])('in a letter, filled with %j, %j reads %j', (value, fallback, text, className) => {
  const look = new VariableLook();
  look.set(variables, { dog: value });
  const variable = { name: 'dog', ...fallback };
  expect([look.shown(variable), look.className(variable)]).toEqual([text, className]);
});

test('every chip is redrawn until it is gone', () => {
  const look = new VariableLook();
  const redraw = vi.fn();
  const leave = look.subscribe(redraw);
  look.set(variables, null);
  expect(redraw).toHaveBeenCalledTimes(1);
  leave();
  look.set([], null);
  expect(redraw).toHaveBeenCalledTimes(1);
});
