import { AsyncLocalStorage } from 'node:async_hooks';
import type { Firestore } from 'firebase-admin/firestore';
import { mutex } from './mutex.ts';
import { impossible } from './store-errors.ts';

/** Runs a commit outside of the client's transactions once it is its turn. */
export type PlainCommit = <T>(commit: () => Promise<T>) => Promise<T>;

interface Transaction {
  /** Its function runs: what it has read is still to be decided upon. */
  isDeciding: boolean;
  isOver: boolean;
}

/**
 * Transactions in single file, and every plain write in the same file: it waits for the transaction that runs, as it
 * waits at Google's for the lock of a document that a transaction has read.
 */
export function serializeWrites(firestore: Firestore): PlainCommit {
  const inTurn = mutex();
  const current = new AsyncLocalStorage<Transaction>();
  /** The transaction that the caller is part of: who waits for its end there waits forever. */
  const running = () => {
    const transaction = current.getStore();
    return transaction?.isOver === false ? transaction : undefined;
  };

  const runTransaction = firestore.runTransaction.bind(firestore);
  firestore.runTransaction = (update, options) => {
    if (running()) return Promise.reject(new Error('A transaction was started inside another one.'));
    const transaction = { isDeciding: false, isOver: false };
    const run = () =>
      runTransaction((tx) => {
        transaction.isDeciding = true;
        return update(tx).finally(() => (transaction.isDeciding = false));
      }, options);
    return inTurn(() => current.run(transaction, run).finally(() => (transaction.isOver = true)));
  };

  return (commit) => {
    const transaction = running();
    // A transaction that has read nothing commits without naming itself.
    if (transaction && !transaction.isDeciding) return commit();
    if (!transaction) return inTurn(commit);
    return Promise.reject(
      impossible('A plain write inside a transaction may wait for that transaction, which waits for it.'),
    );
  };
}
