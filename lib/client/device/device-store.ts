import { createStore, get, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';

/** What one user keeps on this device: drafts, recent dogs, what was used. Nothing of it is sent by being kept. */
export interface DeviceStore {
  /** undefined for what is not there and for what an older release kept in another shape. */
  read: <S extends z.ZodMiniType>(
    key: string,
    /** A schema that has to be loaded is, where there is something to read. */
    schema: S | (() => Promise<S>),
  ) => Promise<z.output<S> | undefined>;
  /** Answers whether the device keeps it; where it keeps nothing the page remembers it until it is closed. */
  write: (key: string, value: unknown) => Promise<boolean>;
  remove: (key: string) => Promise<void>;
  keys: () => Promise<readonly string[]>;
  clear: () => Promise<void>;
}

const stores = new Map<string, DeviceStore>();

export function deviceStore(uid: string): DeviceStore {
  const known = stores.get(uid);
  if (known) return known;
  const store = openStore(uid);
  stores.set(uid, store);
  return store;
}

/** Commits by itself: a page that is being left does not live to see its change succeed, and it would be undone. */
function change(store: UseStore, make: (kept: IDBObjectStore) => void): Promise<void> {
  return store('readwrite', (kept) => {
    make(kept);
    const made = promisifyRequest(kept.transaction);
    kept.transaction.commit();
    return made;
  });
}

function openStore(uid: string): DeviceStore {
  const memory = new Map<string, unknown>();
  let database: UseStore | undefined;

  // Private windows and strict settings refuse storage in many ways: by throwing, by rejecting, by not being there.
  const onDevice = async <T>(work: (store: UseStore) => Promise<T>): Promise<{ value: T } | null> => {
    try {
      database ??= createStore(`heelwrite-${uid}`, 'kept');
      return { value: await work(database) };
    } catch {
      return null;
    }
  };

  return {
    read: async (key, schema) => {
      const kept = await onDevice((store) => get<unknown>(key, store));
      const value = memory.get(key) ?? kept?.value;
      if (value === undefined) return undefined;
      const parsed = z.safeParse(typeof schema === 'function' ? await schema() : schema, value);
      return parsed.success ? parsed.data : undefined;
    },
    write: async (key, value) => {
      const isKept = (await onDevice((store) => change(store, (kept) => kept.put(value, key)))) !== null;
      if (isKept) memory.delete(key);
      else memory.set(key, value);
      return isKept;
    },
    remove: async (key) => {
      memory.delete(key);
      await onDevice((store) => change(store, (kept) => kept.delete(key)));
    },
    keys: async () => {
      const kept = await onDevice((store) => keys<string>(store));
      return [...new Set([...(kept?.value ?? []), ...memory.keys()])];
    },
    clear: async () => {
      memory.clear();
      await onDevice((store) => change(store, (kept) => kept.clear()));
    },
  };
}
