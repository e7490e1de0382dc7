import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { attempt, run } from './processes.mjs';
import { isExecutable, programInPath } from './programs.mjs';
import { during } from './say.mjs';

const installed = () =>
  programInPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');

/** The path of a Chromium: the one asked for, one that is installed, or one that is installed now. */
export async function findBrowser() {
  return process.env.CHROMIUM_PATH ?? installed() ?? (await fromDebian()) ?? (await fromNpm());
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !programInPath('apt-get')) return undefined;
  await during('Installing Chromium from Debian', async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await attempt('apt-get', ['update'], { env });
    await attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  });
  return installed();
}

/** Unpacks the browser, with its libraries and fonts, that an npm package carries. */
async function fromNpm() {
  const folder = resolve('.browser');
  const launcher = `${folder}/launch`;
  if (isExecutable(launcher)) return launcher;
  await during('Unpacking the Chromium from npm', async () => {
    // What an interrupted unpacking left would be taken for whole.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    const unpack = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
    // The package unpacks for the cloud function that it believes to be in.
    const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
    await run(process.execPath, ['-e', unpack], { env });
    const script = [
      '#!/bin/sh',
      `export LD_LIBRARY_PATH='${folder}/al2023/lib' FONTCONFIG_PATH='${folder}/fonts'`,
      `exec '${folder}/chromium' "$@"`,
      '',
    ];
    writeFileSync(launcher, script.join('\n'), { mode: 0o755 });
  });
  return launcher;
}
