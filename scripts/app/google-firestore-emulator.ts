import { globSync } from 'node:fs';
import { homedir } from 'node:os';
import { freePort } from '../machine/ports.ts';
import { start } from '../bootstrap/processes.mjs';
import { programInPath } from '../machine/programs.ts';
import { untilAnswering } from './services.ts';

const jars = [
  ...['/usr/lib', '/usr/share', '/usr/local', '/opt', '/snap', homedir()].map(
    (folder) => `${folder}/google-cloud-sdk/platform/cloud-firestore-emulator/*.jar`,
  ),
  `${homedir()}/.cache/firebase/emulators/cloud-firestore-emulator-*.jar`,
];

/** Starts Google's own Firestore emulator where the machine has it; undefined where it has not. */
export async function startGoogleFirestoreEmulator() {
  const [jar] = globSync(jars);
  const java = programInPath('java');
  if (!jar || !java) return undefined;
  const port = String(await freePort());
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const child = start(java, ['-cp', jar, main, '--host', '127.0.0.1', '--port', port], { silent: true });
  await untilAnswering(`http://127.0.0.1:${port}/`, [child]);
  return { host: `127.0.0.1:${port}`, process: child };
}
