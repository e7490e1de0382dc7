// Stripe's objects, beside this file, are as they are on the wire: decimals are text, and references are ids until expanded.

export interface List<T> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: T[];
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function newId(prefix: string): string {
  const random = crypto.getRandomValues(new Uint8Array(24));
  return prefix + Array.from(random, (byte) => letters[byte % letters.length]).join('');
}

export function listOf<T>(url: string, data: T[], has_more = false): List<T> {
  return { object: 'list', url, has_more, data };
}

export type Made<T, K extends keyof T> = Pick<T, K> & Partial<Omit<T, K | 'id' | 'object'>> & { id?: string };
