import { connectionTo } from '../google-semantics.ts';
import { embeddedFirestore } from '../embedded-firestore.ts';
import type { Journal } from '../journal.ts';
import { missing } from '../store-errors.ts';
import type { Store } from './calls.ts';
import type { Stores } from './serve-store.ts';
import { Transactions, type Patience } from './transactions.ts';

function newStore(projectId: string, journal?: Journal, patience?: Patience): Store {
  const transactions = new Transactions(patience);
  // Plain writes stand in line with the transactions of other processes before they come here.
  const client = connectionTo(embeddedFirestore(projectId, journal, () => (commit) => commit()));
  return { client, transactions };
}

/** The one store that `journal` keeps, of one project. */
export function journaledStore(projectId: string, journal: Journal, patience?: Patience): Stores {
  const store = newStore(projectId, journal, patience);
  return {
    of(asked) {
      if (asked === projectId) return store;
      throw missing(`This store is that of the project ${projectId}, and of no other.`);
    },
    all: () => [store],
  };
}

/** A store for every project that is asked for, for as long as the process lives: what Google's emulator does. */
export function storesInMemory(patience?: Patience): Stores {
  const stores = new Map<string, Store>();
  return {
    of(projectId) {
      const store = stores.get(projectId) ?? newStore(projectId, undefined, patience);
      stores.set(projectId, store);
      return store;
    },
    all: () => stores.values(),
  };
}
