import 'server-only';
import { tellLength } from './queue-lengths';

const last = new Map<string, Promise<unknown>>();
let unfinished = 0;
tellLength('serialized', () => unfinished);

/**
 * Runs the works of one key one after another in this process. Transactions are safe without it; with it they do not
 * spend their attempts on locking each other out.
 */
export async function serialize<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key);
  const mine = (before ?? Promise.resolve()).then(work, work);
  last.set(key, mine);
  unfinished += 1;
  try {
    return await mine;
  } finally {
    unfinished -= 1;
    if (last.get(key) === mine) last.delete(key);
  }
}
