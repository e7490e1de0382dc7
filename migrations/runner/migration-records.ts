import { randomUUID } from 'node:crypto';
import type { Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import { nameOf, type Migration } from './migration.ts';

/** How far a migration has come, as it is kept. */
export interface MigrationRecord {
  readonly state: 'running' | 'done';
  /** The id of the last document that is done with. */
  readonly cursor?: string;
  readonly looked: number;
  readonly changed: number;
  readonly beganAt: Date | Timestamp;
  readonly endedAt?: Date | Timestamp;
  /** Of the app that ran it. */
  readonly appVersion: string;
}

const collection = 'migrations';

const recordOf = (firestore: Firestore, migration: Migration) =>
  firestore.collection(collection).doc(nameOf(migration));

export async function readRecord(
  firestore: Firestore,
  migration: Migration,
): Promise<MigrationRecord | undefined> {
  return (await recordOf(firestore, migration).get()).data() as MigrationRecord | undefined;
}

/** Those that have not come to their end in this store. */
export async function dueMigrations(
  firestore: Firestore,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  if (migrations.length === 0) return [];
  const records = await firestore.getAll(...migrations.map((each) => recordOf(firestore, each)));
  return migrations.filter((_, at) => records[at]?.get('state') !== 'done');
}

/** In milliseconds: longer than a page takes, and soon over where a run was killed. */
const leaseTerm = 60_000;

export class AlreadyRunning extends Error {
  constructor(until: Date) {
    super(
      `Migrations are running already: wait for them, or, where they were killed, until ${until.toISOString()}.`,
    );
  }
}

/** The right to run migrations, which one run has at a time. What it writes down proves that it still has it. */
export class Lease {
  readonly #holder = randomUUID();
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  get #document() {
    return this.#firestore.collection(collection).doc('lease');
  }

  async take(): Promise<void> {
    await this.#holding(false, () => undefined);
  }

  /** Writes how far a migration has come and prolongs the lease, or throws where another run has taken it. */
  async note(migration: Migration, record: MigrationRecord): Promise<void> {
    await this.#holding(true, (tx) => tx.set(recordOf(this.#firestore, migration), record));
  }

  async giveBack(): Promise<void> {
    await this.#firestore.runTransaction(async (tx) => {
      const held = await tx.get(this.#document);
      if (held.get('holder') === this.#holder) tx.delete(this.#document);
    });
  }

  async #holding(isMine: boolean, write: (tx: Transaction) => unknown): Promise<void> {
    await this.#firestore.runTransaction(async (tx) => {
      const held = await tx.get(this.#document);
      const now = new Date();
      const until = (held.get('until') as Timestamp | undefined)?.toDate();
      const isOthers = held.get('holder') !== this.#holder;
      if (isOthers && (isMine || (until !== undefined && until > now))) {
        throw new AlreadyRunning(until ?? now);
      }
      tx.set(this.#document, { holder: this.#holder, until: new Date(now.getTime() + leaseTerm) });
      write(tx);
    });
  }
}
