import { readFileSync } from 'node:fs';
import { Failure, say } from '../bootstrap/say.mjs';
import { sectionsOf } from '../release/changelog.ts';

/** Prints what `CHANGELOG.md` says of a version, if it is the one that package.json names. */
export function run([wanted]: readonly string[]) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  if (wanted === undefined) throw new Failure(`Which version? npm run release-notes -- ${version}`);
  if (wanted !== version) throw new Failure(`package.json says ${version}, not ${wanted}.`);
  const section = sectionsOf(readFileSync('CHANGELOG.md', 'utf8')).find((each) => each.version === wanted);
  if (!section?.text) throw new Failure(`CHANGELOG.md says nothing of ${wanted}.`);
  say(section.text);
}
