import { isHalfRestored } from '../../local/backup/put-in-place.ts';
import { restore } from '../../local/backup/restore.ts';
import { explainFailure } from '../../local/process/explain-failure.ts';
import { versionHere } from '../../local/process/version-here.ts';
import { Failure, say } from '../bootstrap/say.mjs';
import { localDataDir } from '../machine/environment.ts';

/** Puts what a backup holds in the place of what the local services keep, which is put aside. */
export async function run(args: readonly string[]) {
  const [file, ...others] = args;
  if (file === undefined || file.startsWith('-') || others.length > 0) {
    throw new Failure(
      'npm run restore -- FILE, with the file of a backup; npm run backup -- --list names them.',
    );
  }
  const dataDir = localDataDir('restored');
  try {
    const { manifest, aside } = await restore(file, dataDir, versionHere());
    const { documents, accounts, pictures } = manifest.holds;
    say(
      `${dataDir} is as it was at ${manifest.madeAt}: ${documents} documents, ${accounts} accounts, ${pictures} pictures.`,
    );
    if (aside !== undefined) say(`What was there before is in ${aside}.`);
    if (manifest.version !== versionHere()) {
      say(`It was made by release ${manifest.version}: npm start brings it to today’s form.`);
    }
  } catch (error) {
    const left = isHalfRestored(dataDir) ? 'npm start goes on with it.' : 'Nothing was changed.';
    throw new Failure(`${explainFailure(error)} ${left}`);
  }
}
