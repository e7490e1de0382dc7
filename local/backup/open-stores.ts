import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { readAccounts } from '../auth/account-file.ts';
import { localProjectId } from '../auth/project-id.ts';
import { embeddedFirestore } from '../firestore/embedded-firestore.ts';
import { Journal } from '../firestore/journal.ts';
import { Store } from '../stripe/engine/store.ts';

export interface Content {
  readonly documents: number;
  readonly accounts: number;
  readonly pictures: number;
  readonly mails: number;
  /** The numbers of the migrations that were done. */
  readonly migrations: readonly string[];
}

/** What the stores of a folder hold, where nobody writes; throws `Damage` where a byte is wrong. Writes nothing. */
export function contentOf(folder: string): Content {
  const at = (name: string) => join(folder, name);
  const count = (name: string) => (existsSync(at(name)) ? readdirSync(at(name)).length : 0);
  const documents = existsSync(at('firestore')) ? new Journal(at('firestore')).read() : [];
  const { content, damages } = readAccounts(at('auth'));
  if (damages[0]) throw damages[0];
  return {
    documents: documents.length,
    accounts: content.users.length,
    pictures: count('pictures'),
    mails: count('outbox'),
    migrations: documents.flatMap(([path, fields]) => {
      const [, number] = /^migrations\/(\d+)$/.exec(path) ?? [];
      return number !== undefined && fields?.['state'] === 'done' ? [number] : [];
    }),
  };
}

/** Has `work` done in the store of a copy that nobody uses. */
export async function inFirestore(
  folder: string,
  work: (firestore: Firestore) => Promise<unknown>,
): Promise<void> {
  if (!existsSync(join(folder, 'firestore'))) return;
  const journal = new Journal(join(folder, 'firestore'));
  await work(embeddedFirestore(localProjectId, journal));
  journal.close();
}

/** Opens every store of a copy that nobody uses as the services would, which writes there; throws where one can't be. */
export async function openStores(folder: string): Promise<void> {
  const stripe = join(folder, 'stripe');
  await inFirestore(folder, () => Promise.resolve());
  if (existsSync(stripe)) new Store(stripe).close();
}
