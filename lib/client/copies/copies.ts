import { clear, createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { forgetStored, readStored, writeStored } from '@/lib/client/device/local-storage';

/**
 * What the server had when one user last saw it, so that the next visit begins with it, without a network too. Unlike
 * drafts it is nobody's only copy, and goes when the user signs out.
 */
export interface Copies {
  /** undefined for what is not there. */
  readonly read: (key: string) => Promise<unknown>;
  readonly write: (key: string, value: unknown) => Promise<void>;
  readonly remove: (keys: readonly string[]) => Promise<void>;
  readonly keys: () => Promise<readonly string[]>;
  /** One transaction; `work` is given the object store, and ends it by asking nothing more of it. */
  readonly change: (work: (store: IDBObjectStore) => Promise<void>) => Promise<void>;
}

/** Whose copies are on this device; there is no other place to look whether there are any. */
const ownerKey = 'copies-of';

let current: { readonly uid: string; readonly copies: Copies } | null = null;

/** null for anyone but who is signed in. */
export const copiesOf = (uid: string): Copies | null => (current?.uid === uid ? current.copies : null);

/** Somebody has signed in. What another one left is deleted. */
export function openCopies(uid: string): Copies {
  const before = readStored(ownerKey);
  if (before !== null && before !== uid) deleteAll(before);
  current = { uid, copies: createCopies(uid) };
  return current.copies;
}

/** They have signed out. */
export function forgetCopies(uid: string): void {
  if (current?.uid === uid) current = null;
  deleteAll(uid);
}

const storeOf = (uid: string) => createStore(`heelwrite-copies-${uid}`, 'copies');

function deleteAll(uid: string): void {
  if (readStored(ownerKey) !== uid) return;
  forgetStored(ownerKey);
  // A device that keeps nothing has nothing to delete.
  void attempt(() => clear(storeOf(uid)));
}

/** Private windows and strict settings refuse storage by throwing and by rejecting; the server has all of it. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

function createCopies(uid: string): Copies {
  let opened: UseStore | null = null;
  const store = () => (opened ??= storeOf(uid));
  const isOwner = () => readStored(ownerKey) === uid;
  const read = async <T>(work: (store: UseStore) => Promise<T>) =>
    isOwner() ? attempt(() => work(store())) : undefined;
  const write = async (work: (store: UseStore) => Promise<void>) => {
    if (copiesOf(uid) !== copies) return;
    await attempt(async () => {
      if (!isOwner()) {
        writeStored(ownerKey, uid);
        // Nobody knows how old it is.
        await clear(store());
      }
      await work(store());
    });
  };
  const copies: Copies = {
    read: (key) => read((from) => get<unknown>(key, from)),
    keys: async () => (await read((from) => keys<string>(from))) ?? [],
    write: (key, value) => write((to) => set(key, value, to)),
    remove: (given) => write((to) => delMany([...given], to)),
    change: (work) => write((to) => to('readwrite', work)),
  };
  return copies;
}
