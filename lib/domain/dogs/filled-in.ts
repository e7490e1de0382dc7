import type { Values } from '@/lib/domain/text/variable-values';

/** What is filled in of another dog: in the place of nothing, and of what was filled in about the one before. What was typed otherwise stays. */
export function filledIn(values: Values, before: Values, chosen: Values = {}): Values {
  const names = [...Object.keys(before), ...Object.keys(chosen)];
  const free = names.filter((name) => (values[name] ?? '').trim() === '' || values[name] === before[name]);
  return Object.fromEntries(free.map((name) => [name, chosen[name] ?? '']));
}
