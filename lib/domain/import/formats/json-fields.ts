/** What a JSON object holds, by name, as long as nothing more is known of it. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text that a value is; '' where it is none. */
export const text = (value: unknown) => (typeof value === 'string' ? value : '');
