/** What was typed for each variable, by its name. */
export type Values = Readonly<Record<string, string>>;

/** What stands for a variable; undefined while it is empty. `Object.hasOwn`: 'constructor' is a name people may use. */
export function filledValue(values: Values, name: string): string | undefined {
  const value = Object.hasOwn(values, name) ? values[name]?.trim() : undefined;
  return value === '' ? undefined : value;
}
