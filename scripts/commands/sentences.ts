import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { say } from '../bootstrap/say.mjs';
import { installPackages } from '../machine/packages.ts';

const target = 'test-results/sentences.txt';

/** Writes every sentence that the product shows or mails into one file, by place, for an editor to read. */
export async function run() {
  await installPackages();
  const { shownByFile } = await import('../checks/shown-sentences.ts');
  const parts = shownByFile();
  const text = parts.map(({ file, shown }) =>
    [file, ...shown.map(({ line, text }) => `${String(line).padStart(5)}  ${text}`), ''].join('\n'),
  );
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text.join('\n'));
  say(`${parts.reduce((sum, { shown }) => sum + shown.length, 0)} sentences are in ${target}.`);
}
