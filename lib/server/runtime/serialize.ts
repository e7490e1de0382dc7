import 'server-only';

const last = new Map<string, Promise<unknown>>();

/**
 * Runs the works of one key one after another in this process. Transactions are safe without it; with it they do not
 * spend their attempts on locking each other out.
 */
export async function serialize<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key);
  const mine = (before ?? Promise.resolve()).then(work, work);
  last.set(key, mine);
  try {
    return await mine;
  } finally {
    if (last.get(key) === mine) last.delete(key);
  }
}
