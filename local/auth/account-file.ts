import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Account, PendingCode, ProjectState, RestorableState } from './firebase-emulator.ts';

interface Content {
  readonly users: readonly Account[];
  /** Codes that were mailed and not used yet: links in the outbox still work after a restart. */
  readonly codes: readonly PendingCode[];
}

/** Keeps the emulator's accounts in one file, with their ids and password hashes. */
export class AccountFile {
  readonly #path: string;
  readonly #state: ProjectState;
  #saved: string;

  /** Fills `state` with what the file holds. */
  constructor(dir: string, state: RestorableState) {
    mkdirSync(dir, { recursive: true });
    this.#path = join(dir, 'accounts.json');
    this.#state = state;
    const { users, codes } = read(this.#path);
    for (const { localId, ...properties } of users) {
      state.restore(localId, {
        ...properties,
        providerUserInfo: foreign(properties.providerUserInfo),
      });
    }
    for (const code of codes) state.oobs.set(code.oobCode, code);
    this.#saved = this.#content();
  }

  /** Returns once every change is on disk; a crash on the way leaves the file before or after it, never between. */
  save(): void {
    const content = this.#content();
    if (content === this.#saved) return;
    const draft = `${this.#path}.draft`;
    const file = openSync(draft, 'w');
    writeSync(file, content);
    fsyncSync(file);
    closeSync(file);
    renameSync(draft, this.#path);
    this.#saved = content;
  }

  #content(): string {
    const content: Content = {
      users: [...this.#state.users.values()],
      codes: [...this.#state.oobs.values()],
    };
    return JSON.stringify(content);
  }
}

/** The providers that the emulator does not add by itself for an account's password or phone number. */
const foreign = (providers: Account['providerUserInfo'] = []) =>
  providers.filter(({ providerId }) => providerId !== 'password' && providerId !== 'phone');

function read(path: string): Content {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { users: [], codes: [] };
    throw error;
  }
}
