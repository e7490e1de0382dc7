import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readAccounts, writeAccounts } from './auth/account-file.ts';
import { expectNoHalfRestore } from './backup/put-in-place.ts';
import { lockDataDir } from './process/data-dir-lock.ts';
import type { Damage } from './disk/damage.ts';
import { Journal } from './firestore/journal.ts';

interface Part {
  readonly dir: string;
  readonly files: readonly string[];
  /** The names of what is whole, every damage, and what writes the whole anew. */
  readonly look: (dir: string) => {
    readonly names: ReadonlySet<string>;
    readonly damages: readonly Damage[];
    readonly rewrite: () => void;
  };
}

const journaled = (dir: string): Part => ({
  dir,
  files: ['snapshot.jsonl', 'journal.jsonl'],
  look: (folder) => {
    const journal = new Journal(folder);
    const { documents, damages } = journal.inspect();
    const rewrite = () => {
      journal.fold(documents);
      journal.close();
    };
    return { names: new Set(documents.map(([path]) => path)), damages, rewrite };
  },
});

const parts: readonly Part[] = [
  journaled('firestore'),
  journaled('stripe'),
  {
    dir: 'auth',
    files: ['accounts.jsonl', 'accounts.json'],
    look: (folder) => {
      const { content, damages } = readAccounts(folder);
      const names = new Set(content.users.map(({ localId }) => localId));
      return { names, damages, rewrite: () => writeAccounts(folder, content) };
    },
  },
];

/**
 * Rewrites what is damaged under `dataDir` from all that is whole, beside a copy of how it was found; says what was done
 * and what is missing, as far as that can be known.
 */
export function repair(dataDir: string, now = new Date()): string[] {
  if (!existsSync(dataDir)) throw new Error(`There is no folder ${dataDir}.`);
  expectNoHalfRestore(dataDir);
  const found = parts.filter(({ dir }) => existsSync(join(dataDir, dir)));
  const unlocks: (() => void)[] = [];
  try {
    for (const { dir } of [{ dir: '.' }, ...found]) unlocks.push(lockDataDir(join(dataDir, dir)));
    return found.flatMap((part) => repairPart(part, join(dataDir, part.dir), now));
  } finally {
    for (const unlock of unlocks) unlock();
  }
}

function repairPart({ files, look }: Part, folder: string, now: Date): string[] {
  const { names, damages, rewrite } = look(folder);
  if (damages.length === 0) return [`${folder}: everything is whole (${counted(names.size)}).`];
  const copy = join(folder, `damaged-${now.toISOString().replaceAll(':', '-')}`);
  mkdirSync(copy);
  for (const file of files) {
    if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(copy, file));
  }
  rewrite();
  return [
    `${folder}: ${counted(names.size)} whole and kept; how it was found is in ${copy}.`,
    ...damages.flatMap((damage) => whatIsMissing(damage, names)),
  ];
}

const counted = (count: number) => (count === 1 ? '1 record is' : `${count} records are`);

function whatIsMissing({ path, line, why, text }: Damage, names: ReadonlySet<string>): string[] {
  const named = namesIn(text);
  return [
    `  ${path}, line ${line}: ${why}.`,
    ...named.map((name) =>
      names.has(name)
        ? `    ${name}: this change may be missing; its last whole version is kept.`
        : `    ${name}: missing; no other version of it is whole.`,
    ),
    ...(named.length === 0 && text !== '' ? ['    What it held can no longer be told.'] : []),
  ];
}

/** What a damaged line tells of itself: a document's path has an even number of parts, an account has an id. */
function namesIn(text: string): string[] {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  return [
    ...new Set([...all(/\["((?:[^"\\/]+\/[^"\\/]+\/?)+)",(?:null|\{)/g), ...all(/"localId":"(\w+)"/g)]),
  ];
}
