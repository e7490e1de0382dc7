import { expect, test, vi } from 'vitest';
import { VariableLook } from '@/components/editor/variable-look';

const variables = [{ name: 'dog', color: 'sky' as const }];

test('in a snippet a variable is a chip with its name', () => {
  const look = new VariableLook();
  look.set(variables, null);
  expect([look.text('dog'), look.className('dog'), look.isFilled('dog')]).toEqual([
    '{{dog}}',
    'v chip sky',
    false,
  ]);
  expect(look.className('new here')).toBe('v chip amber');
});

test.each([
  ['Bella', 'Bella', 'v fill sky'],
  ['', '{{dog}}', 'v open sky'],
  ['  ', '{{dog}}', 'v open sky'],
])('in a letter, filled with %j, it reads %j', (value, text, className) => {
  const look = new VariableLook();
  look.set(variables, { dog: value });
  expect([look.text('dog'), look.className('dog')]).toEqual([text, className]);
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
