import { FirestoreMock, type DatabaseDirect, type MetaDocument } from '@firebase-bridge/firestore-admin';
import type { Firestore } from 'firebase-admin/firestore';
import { decodeDocument, encodeDocument } from './document-codec';
import type { Journal, Write } from './journal';
import { oneAtATime } from './one-at-a-time';
import { strictlyIncreasingClock } from './strictly-increasing-clock';

/**
 * The real Admin SDK over a store in this process, kept in `journal` where one is given.
 * As shipped, the bridge loses concurrent updates and misses phantoms; transactions in single file and a clock without
 * equal times mend both. A transaction is safe from other transactions, not from writes outside of one.
 */
export function embeddedFirestore(projectId: string, journal?: Journal): Firestore {
  const mock = new FirestoreMock();
  mock.systemTime.custom(strictlyIncreasingClock());
  const controller = mock.createDatabase(projectId);
  const firestore = controller.firestore();

  const runTransaction = firestore.runTransaction.bind(firestore);
  const inSingleFile = oneAtATime();
  firestore.runTransaction = (update, options) => inSingleFile(() => runTransaction(update, options));

  if (journal) keepOnDisk(controller.database, firestore, journal);
  return firestore;
}

function keepOnDisk(database: DatabaseDirect, firestore: Firestore, journal: Journal): void {
  database.batchSet(
    ...journal.read().map(([path, fields]) => ({ path, data: decodeDocument(fields ?? {}, firestore) })),
  );
  const fold = () => journal.fold(allDocuments(database));
  fold();

  // The bridge's public triggers fire after the commit, document by document. Its one commit point is private, and
  // synchronous: nothing sees a commit, and nobody is told of it, before its line is in the journal.
  const store = database['_accessor'] as Store;
  const commit = store.batchWrite.bind(store);
  store.batchWrite = (...call) => {
    const outcome = commit(...call);
    const changed = outcome.results.filter((document) => document.hasChanges);
    if (changed.length > 0) {
      journal.append(changed.map(stateOf));
      for (const document of changed) forgetHistory(store, document);
      if (journal.isWorthFolding) fold();
    }
    return outcome;
  };
}

const stateOf = ({ path, data }: MetaDocument): Write => [path, data ? encodeDocument(data) : null];

function* allDocuments(database: DatabaseDirect): Generator<Write> {
  for (const [path, data] of Object.entries(database.toMap())) yield [path, encodeDocument(data)];
}

interface Version {
  readonly updateTime: MetaDocument['updateTime'];
}

/** The private part of the bridge's store that is used here; its version is pinned for this reason. */
interface Store {
  batchWrite: (...call: readonly unknown[]) => { readonly results: readonly MetaDocument[] };
  readonly _src: { readonly docs: ReadonlyMap<string, { readonly _history: Version[] }> };
}

const servedHistory = 60_000;

/** The bridge keeps every version of every document; older ones than a read may still ask for are dropped. */
function forgetHistory(store: Store, { path, updateTime }: MetaDocument): void {
  const history = store._src.docs.get(path)?._history ?? [];
  const horizon = updateTime.toMillis() - servedHistory;
  const oldestNeeded = history.findLastIndex((version) => version.updateTime.toMillis() <= horizon);
  if (oldestNeeded > 0) history.splice(0, oldestNeeded);
}
