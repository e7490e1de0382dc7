import { parseArgs } from 'node:util';
import { versionHere } from '../../local/process/version-here.ts';
import { allMigrations } from '../../migrations/all-migrations.ts';
import { nameOf } from '../../migrations/runner/migration.ts';
import { AlreadyRunning, dueMigrations } from '../../migrations/runner/migration-records.ts';
import { runMigrations } from '../../migrations/runner/run-migrations.ts';
import { Failure, say, sentenceOf } from '../bootstrap/say.mjs';
import { openStore } from '../migrate/open-store.ts';

/** Brings stored documents to the form of this release, while it serves: from where an earlier run was left. */
export async function run(args: readonly string[]) {
  const { dryRun, again, to, rate } = readArguments(args);
  const firestore = openStore();
  const due = (again ? allMigrations : await dueMigrations(firestore, allMigrations)).filter(
    ({ number }) => number <= to,
  );
  if (due.length === 0) {
    say('No migration is due.');
    return;
  }
  for (const migration of due) say(`${nameOf(migration)}: ${migration.outcome}`);
  try {
    const outcomes = await runMigrations(firestore, due, {
      appVersion: versionHere(),
      dryRun,
      again,
      rate,
      say,
    });
    for (const { migration, looked, changed } of outcomes) {
      const what = dryRun ? `${changed} would be changed` : `${changed} were changed`;
      say(`${nameOf(migration)}: of ${looked} documents of ${migration.collection} ${what}.`);
    }
  } catch (error) {
    if (error instanceof AlreadyRunning) throw new Failure(error.message);
    throw new Failure(`${sentenceOf(error)}\nRun it again: it goes on from where it was left.`);
  }
}

function readArguments(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        'dry-run': { type: 'boolean', default: false },
        again: { type: 'boolean', default: false },
        to: { type: 'string' },
        rate: { type: 'string' },
      },
    });
    return {
      dryRun: values['dry-run'],
      again: values.again,
      to: positive('to', values.to),
      rate: positive('rate', values.rate),
    };
  } catch (error) {
    throw new Failure(
      `${sentenceOf(error)}\nnpm run migrate [-- --dry-run] [--again] [--to NUMBER] [--rate DOCUMENTS_A_SECOND]`,
    );
  }
}

function positive(name: string, given: string | undefined): number {
  const number = given === undefined ? Infinity : Number(given);
  if (!(number > 0)) throw new Error(`--${name} is a number above 0.`);
  return number;
}
