import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAccounts } from '../../local/auth/account-file.ts';
import { replaceFile } from '../../local/disk/replace-file.ts';
import { Journal, type Write } from '../../local/firestore/journal.ts';

/** Writes all stores in turns, as the local services do, and folds them again and again; returns what takes the next turn. */
export function steadyWriter(folder: string): () => number {
  const documents = new Map<string, Write>();
  const firestore = new Journal(join(folder, 'firestore'), { foldAbove: 4_000 });
  const stripe = new Journal(join(folder, 'stripe'), { foldAbove: 4_000 });
  firestore.begin([]);
  stripe.begin([]);
  mkdirSync(join(folder, 'auth'), { recursive: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });

  const commit = (...writes: Write[]) => {
    for (const write of writes) {
      if (write[1] === null) documents.delete(write[0]);
      else documents.set(write[0], write);
    }
    firestore.append(writes);
    firestore.foldWhereWorth(() => documents.values());
  };

  let turn = 0;
  return () => {
    turn += 1;
    // Both or neither.
    commit(['turns/one', { turn }], ['turns/other', { turn }], [`kept/${turn % 50}`, { turn }]);
    stripe.append([['turns/paid', { turn }]]);
    stripe.foldWhereWorth(() => [['turns/paid', { turn }]]);
    writeAccounts(join(folder, 'auth'), { users: [{ localId: `turn${turn}` }] as never, codes: [] });
    commit([`pictures/p${turn}`, { turn }]);
    replaceFile(join(folder, 'pictures', `p${turn}`), [`picture ${turn}`]);
    if (turn > 5) {
      commit([`pictures/p${turn - 5}`, null]);
      rmSync(join(folder, 'pictures', `p${turn - 5}`));
    }
    writeFileSync(join(folder, 'turn'), String(turn));
    return turn;
  };
}

// A process of its own, started by file name: node tests/support/steady-writer.ts <folder>
const [started, folder] = process.argv.slice(1);
if (folder && started?.endsWith('steady-writer.ts')) {
  const takeTurn = steadyWriter(folder);
  for (;;) takeTurn();
}
