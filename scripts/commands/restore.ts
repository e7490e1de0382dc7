import { deletedSince } from '../../local/backup/deleted-since.ts';
import { moveLibrariesAhead } from '../../local/backup/move-libraries-ahead.ts';
import { isHalfRestored } from '../../local/backup/put-in-place.ts';
import { restore } from '../../local/backup/restore.ts';
import { explainFailure } from '../../local/process/explain-failure.ts';
import { versionHere } from '../../local/process/version-here.ts';
import { Failure, say } from '../bootstrap/say.mjs';
import { openStore } from '../migrate/open-store.ts';
import { localDataDir, readEnvironment } from '../machine/environment.ts';

/**
 * Puts what a backup holds in the place of what the local services keep, which is put aside. With `--hosted`, does what is
 * left to do once Google has restored Firestore.
 */
export async function run(args: readonly string[]) {
  const [file, ...others] = args;
  if (file === '--hosted') return afterGoogle();
  if (file === undefined || file.startsWith('-') || others.length > 0) {
    throw new Failure(
      'npm run restore -- FILE, with the file of a backup (npm run backup -- --list names them); -- --hosted after a restore of hosted Firestore.',
    );
  }
  const dataDir = localDataDir('restored');
  try {
    const { manifest, aside } = await restore(file, dataDir, versionHere());
    const { documents, accounts, pictures } = manifest.holds;
    say(
      `${dataDir} is as it was at ${manifest.madeAt}: ${documents} documents, ${accounts} accounts, ${pictures} pictures.`,
    );
    if (aside !== undefined) tellOfAside(aside, new Date(manifest.madeAt));
    if (manifest.version !== versionHere()) {
      say(`It was made by release ${manifest.version}: npm start brings it to today’s form.`);
    }
  } catch (error) {
    const left = isHalfRestored(dataDir) ? 'npm start goes on with it.' : 'Nothing was changed.';
    throw new Failure(`${explainFailure(error)} ${left}`);
  }
}

async function afterGoogle() {
  if (!readEnvironment().hosted)
    throw new Failure('--hosted is for hosted services, and the environment names none.');
  const libraries = await moveLibrariesAhead(openStore());
  say(`${libraries} libraries will be read anew by every browser that holds them.`);
}

function tellOfAside(aside: string, madeAt: Date) {
  say(`What was there before is in ${aside}.`);
  const deleted = deletedSince(aside, madeAt);
  if (deleted.length === 0) return;
  say('What was deleted since then is back, and has to be deleted again (docs/backups.md):');
  for (const each of deleted) say(`  ${each}`);
}
