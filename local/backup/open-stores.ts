import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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

/** Opens every store of a copy that nobody uses as the services would, which writes there; throws where one can't be. */
export function openStores(folder: string): void {
  const [firestore, stripe] = [join(folder, 'firestore'), join(folder, 'stripe')];
  if (existsSync(firestore)) {
    const journal = new Journal(firestore);
    embeddedFirestore(localProjectId, journal);
    journal.close();
  }
  if (existsSync(stripe)) new Store(stripe).close();
}
