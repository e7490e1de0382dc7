import { say } from '../bootstrap/say.mjs';
import { buildApp } from '../app/build.ts';
import { installPackages } from '../machine/packages.ts';
import { standaloneIn } from '../app/standalone.ts';

const distDir = '.next';

/** Installs and builds: what comes of it needs Node alone, wherever it is copied to. */
export async function run() {
  await installPackages();
  await buildApp(distDir);
  say(`The app is in ${standaloneIn(distDir)}: copy it anywhere, and start it there with "npm start".`);
}
