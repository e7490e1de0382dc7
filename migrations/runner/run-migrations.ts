import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import {
  FieldValue,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { nameOf, type Fields, type Migration } from './migration.ts';
import { Lease, readRecord, type MigrationRecord } from './migration-records.ts';

interface Options {
  readonly appVersion: string;
  /** Writes nothing, and says what would change. */
  readonly dryRun?: boolean;
  /** Begins anew where it is done: an older release may have written since. */
  readonly again?: boolean;
  /** Documents looked at in a second, at most. */
  readonly rate?: number;
  readonly pageSize?: number;
  readonly say?: (line: string) => void;
}

export interface Outcome {
  readonly migration: Migration;
  readonly looked: number;
  readonly changed: number;
}

/** Runs these migrations one after another from where each was left; those that are done are passed over. */
export async function runMigrations(
  firestore: Firestore,
  migrations: readonly Migration[],
  options: Options,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const lease = options.dryRun ? undefined : new Lease(firestore);
  await lease?.take();
  try {
    for (const migration of migrations) outcomes.push(await runOne(firestore, migration, lease, options));
  } finally {
    await lease?.giveBack();
  }
  return outcomes;
}

/** In seconds: far less than a lease lasts. */
const longestPage = 10;

async function runOne(
  firestore: Firestore,
  migration: Migration,
  lease: Lease | undefined,
  { appVersion, again, rate = Infinity, pageSize = 200, say = () => undefined }: Options,
): Promise<Outcome> {
  const before = again ? undefined : await readRecord(firestore, migration);
  if (before?.state === 'done') return { migration, looked: 0, changed: 0 };
  let record: MigrationRecord = before ?? {
    ...{ state: 'running', looked: 0, changed: 0 },
    ...{ beganAt: new Date(), appVersion },
  };
  await lease?.note(migration, record);
  // The lease is prolonged with every page.
  const atOnce = Math.max(1, Math.min(pageSize, Math.floor(rate * longestPage)));
  const all = firestore.collection(migration.collection).orderBy('__name__').limit(atOnce);
  for (;;) {
    const began = performance.now();
    const { docs } = await (record.cursor === undefined ? all : all.startAfter(record.cursor)).get();
    const last = docs.at(-1);
    if (!last) break;
    const changed = await Promise.all(docs.map((document) => migrate(document, migration, lease)));
    record = {
      ...record,
      cursor: last.id,
      looked: record.looked + docs.length,
      changed: record.changed + changed.filter(Boolean).length,
    };
    await lease?.note(migration, record);
    say(
      `${nameOf(migration)}: ${record.looked} looked at, ${record.changed} ${lease ? 'changed' : 'to change'}`,
    );
    if (docs.length < atOnce) break;
    await pause(Math.max(0, (docs.length / rate) * 1_000 - (performance.now() - began)));
  }
  await lease?.note(migration, { ...record, state: 'done', endedAt: new Date() });
  return { migration, looked: record.looked, changed: record.changed };
}

/** Firestore's for a document that is not as it was read. */
const failedPrecondition = 9;
const notFound = 5;

/** So often a document is read again that others write at the same time. */
const tries = 20;

/** Whether the document was changed, or would be. Nothing is written over what somebody else has written since it was read. */
async function migrate(
  read: QueryDocumentSnapshot,
  migration: Migration,
  lease: Lease | undefined,
): Promise<boolean> {
  let document: DocumentSnapshot = read;
  for (let left = tries; ; left -= 1) {
    const stored = document.data();
    const wanted = stored && changed(migration, stored, document.ref.path);
    if (!stored || !wanted) return false;
    if (!lease || !document.updateTime) return true;
    try {
      await document.ref.update(differences(stored, wanted), { lastUpdateTime: document.updateTime });
      return true;
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (left === 0 || (code !== failedPrecondition && code !== notFound)) throw error;
    }
    document = await document.ref.get();
  }
}

function changed({ change, number }: Migration, stored: Fields, path: string) {
  const wanted = change(stored);
  if (wanted && change(wanted)) {
    throw new Error(`Migration ${nameOf({ number })} is not settled after one turn: see ${path}.`);
  }
  return wanted;
}

/** What is to be written of the fields, and which of them go. */
function differences(stored: Fields, wanted: Fields): DocumentData {
  const written = Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(value, stored[name]));
  const gone = Object.keys(stored).filter((name) => !(name in wanted));
  return Object.fromEntries([...written, ...gone.map((name) => [name, FieldValue.delete()] as const)]);
}
