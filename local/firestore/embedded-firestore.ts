import { FirestoreMock, type DatabaseDirect, type MetaDocument } from '@firebase-bridge/firestore-admin';
import type { Firestore } from 'firebase-admin/firestore';
import { enforceGoogleSemantics } from './google-semantics.ts';
import { decodeDocument, encodeDocument } from './document-codec.ts';
import type { Journal, Write } from './journal.ts';
import { rememberBefore, type Store } from './bridge-store.ts';
import { strictlyIncreasingClock } from './strictly-increasing-clock.ts';
import { serializeWrites } from './serialize-writes.ts';

/**
 * The real Admin SDK over a store in this process, kept in `journal` where one is given.
 * As shipped, the bridge loses concurrent updates and misses phantoms; writes in single file and a clock without equal
 * times mend both. It also answers many a query otherwise than Google's Firestore, which `enforceGoogleSemantics` mends.
 */
export function embeddedFirestore(projectId: string, journal?: Journal): Firestore {
  const mock = new FirestoreMock();
  mock.systemTime.custom(strictlyIncreasingClock());
  const controller = mock.createDatabase(projectId);
  const firestore = controller.firestore();
  enforceGoogleSemantics(firestore, controller.database, serializeWrites(firestore));
  if (journal) keepOnDisk(controller.database, firestore, journal);
  return firestore;
}

function keepOnDisk(database: DatabaseDirect, firestore: Firestore, journal: Journal): void {
  const documents = journal.read();
  for (let from = 0; from < documents.length; from += 1_000) {
    const some = documents.slice(from, from + 1_000);
    database.batchSet(
      ...some.map(([path, fields]) => ({ path, data: decodeDocument(fields ?? {}, firestore) })),
    );
  }
  journal.begin(allDocuments(database));

  // The bridge's public triggers fire after the commit, document by document. Its one commit point is private, and
  // synchronous: nothing sees a commit, and nobody is told of it, before its line is in the journal. A commit whose line
  // is refused is taken back before anybody can have seen it.
  const store = database['_accessor'] as Store;
  const commit = store.batchWrite.bind(store);
  const tell = store.enqueueChanges.bind(store);
  let refused: unknown;
  store.batchWrite = (writes, mode) => {
    const takeBack = rememberBefore(store, writes);
    refused = undefined;
    let outcome: ReturnType<typeof commit>;
    try {
      outcome = commit(writes, mode);
    } catch (error) {
      takeBack();
      // The bridge replaces what it does not know by an error without its cause.
      throw refused ?? error;
    }
    for (const document of outcome.results) if (document.hasChanges) forgetHistory(store, document);
    journal.foldWhereWorth(() => allDocuments(database));
    return outcome;
  };
  store.enqueueChanges = (time) => {
    const { changes } = store._src;
    try {
      if (changes.length > 0) journal.append(changes.map(stateOf));
    } catch (error) {
      refused = error;
      throw error;
    }
    tell(time);
  };
}

const stateOf = ({ path, data }: MetaDocument): Write => [path, data ? encodeDocument(data) : null];

function* allDocuments(database: DatabaseDirect): Generator<Write> {
  for (const [path, data] of Object.entries(database.toMap())) yield [path, encodeDocument(data)];
}

const servedHistory = 60_000;

/** The bridge keeps every version of every document; older ones than a read may still ask for are dropped. */
function forgetHistory(store: Store, { path, updateTime }: MetaDocument): void {
  const history = store._src.docs.get(path)?._history ?? [];
  const horizon = updateTime.toMillis() - servedHistory;
  const oldestNeeded = history.findLastIndex((version) => version.updateTime.toMillis() <= horizon);
  if (oldestNeeded > 0) history.splice(0, oldestNeeded);
}
