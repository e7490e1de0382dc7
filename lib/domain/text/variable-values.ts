import type { WrittenVariable } from './variables';

/** What was typed for each variable, by its name. */
export type Values = Readonly<Record<string, string>>;

/** What stands for a variable; undefined while it is empty. `Object.hasOwn`: 'constructor' is a name people may use. */
export function filledValue(values: Values, name: string): string | undefined {
  const value = Object.hasOwn(values, name) ? values[name]?.trim() : undefined;
  return value === '' ? undefined : value;
}

/** What is read in the place of a variable: its value, else its fallback; undefined where its braces stay, as all do without `values`. */
export function shownValue(values: Values | null, { name, fallback }: WrittenVariable): string | undefined {
  return values === null ? undefined : (filledValue(values, name) ?? fallback);
}
