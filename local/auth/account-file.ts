import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Damage } from '../disk/damage.ts';
import { theDisk, type Disk } from '../disk/disk.ts';
import { closedFile, readRecordFile } from '../disk/record-file.ts';
import { replaceFile } from '../disk/replace-file.ts';
import type { Account, PendingCode, RestorableState } from './firebase-emulator.ts';

interface Content {
  readonly users: readonly Account[];
  /** Codes that were mailed and not used yet: links in the outbox still work after a restart. */
  readonly codes: readonly PendingCode[];
}

/** An account or a code, as a line of the file. */
type Kept = readonly ['user', Account] | readonly ['code', PendingCode];

const fileIn = (dir: string) => join(dir, 'accounts.jsonl');
/** Where the accounts were before each line had a checksum. */
const oldFileIn = (dir: string) => join(dir, 'accounts.json');

/** Keeps the emulator's accounts in one file, with their ids and password hashes. */
export class AccountFile {
  readonly #dir: string;
  readonly #state: RestorableState;
  readonly #disk: Disk;
  #saved: string;

  /** Fills `state` with what the file holds; throws `Damage` where a byte of it is wrong. */
  constructor(dir: string, state: RestorableState, disk = theDisk) {
    mkdirSync(dir, { recursive: true });
    this.#dir = dir;
    this.#state = state;
    this.#disk = disk;
    const { content, damages } = readAccounts(dir);
    if (damages[0]) throw damages[0];
    fill(state, content);
    this.#saved = this.#content();
  }

  /** Returns once every change is on disk; a crash or a full disk on the way leaves the file as it was. */
  save(): void {
    const content = this.#content();
    if (content === this.#saved) return;
    writeAccounts(this.#dir, JSON.parse(content) as Content, this.#disk);
    this.#saved = content;
  }

  /** Whether anything but the times of the last sign-ins waits for being saved. */
  get isBehind(): boolean {
    return withoutTimes(this.#content()) !== withoutTimes(this.#saved);
  }

  /** Takes everything back that was not saved. */
  revert(): void {
    this.#state.deleteAllAccounts();
    this.#state.localIdForInitialEmail.clear();
    this.#state.oobs.clear();
    fill(this.#state, JSON.parse(this.#saved) as Content);
  }

  #content(): string {
    const content: Content = {
      users: [...this.#state.users.values()],
      codes: [...this.#state.oobs.values()],
    };
    return JSON.stringify(content);
  }
}

const withoutTimes = (content: string) => content.replaceAll(/"last(Login|Refresh)At":("[^"]*"|\d+),?/g, '');

function fill(state: RestorableState, { users, codes }: Content): void {
  for (const { localId, ...properties } of users) {
    state.restore(localId, {
      ...properties,
      providerUserInfo: foreign(properties.providerUserInfo),
    });
  }
  for (const code of codes) state.oobs.set(code.oobCode, code);
}

/** The providers that the emulator does not add by itself for an account's password or phone number. */
const foreign = (providers: Account['providerUserInfo'] = []) =>
  providers.filter(({ providerId }) => providerId !== 'password' && providerId !== 'phone');

/** Every account and code that is whole, and each place that is not. */
export function readAccounts(dir: string): {
  readonly content: Content;
  readonly damages: readonly Damage[];
} {
  const { format, records, damages } = readRecordFile(fileIn(dir), 'accounts');
  if (format === 'missing') return readOld(oldFileIn(dir));
  if (format === 'empty')
    return { content: none, damages: [new Damage(fileIn(dir), 1, 'the file is empty')] };
  const kept = records.map(({ content }) => content as Kept);
  return {
    content: {
      users: kept.flatMap((each) => (each[0] === 'user' ? [each[1]] : [])),
      codes: kept.flatMap((each) => (each[0] === 'code' ? [each[1]] : [])),
    },
    damages,
  };
}

export function writeAccounts(dir: string, { users, codes }: Content, disk: Disk = theDisk): void {
  const kept: Kept[] = [
    ...users.map((user) => ['user', user] as const),
    ...codes.map((code) => ['code', code] as const),
  ];
  replaceFile(fileIn(dir), closedFile('accounts', kept), disk);
  rmSync(oldFileIn(dir), { force: true });
}

const none: Content = { users: [], codes: [] };

function readOld(path: string): ReturnType<typeof readAccounts> {
  try {
    return { content: JSON.parse(readFileSync(path, 'utf8')) as Content, damages: [] };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { content: none, damages: [] };
    if (!(error instanceof SyntaxError)) throw error;
    return { content: none, damages: [new Damage(path, 1, 'it cannot be read')] };
  }
}
