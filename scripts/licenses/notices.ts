import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenseOf } from './accepted-licenses.ts';
import type { ServedPackage } from './served-packages.ts';

interface Noticed {
  readonly name: string;
  /** What it says of its license, word for word. */
  readonly text: string;
}

const ownText = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();

const textIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|unlicense|copying|notice)/i.test(entry.name))
    .map(({ name }) => join(folder, name))
    .sort()
    .map(ownText)
    .join('\n\n');

/** Next carries packages of others inside of itself. */
function insideNext(): readonly Noticed[] {
  const folder = 'node_modules/next/dist/compiled';
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^licen[cs]e/i.test(entry.name))
    .map(({ parentPath, name }) => ({
      name: `${parentPath.slice(folder.length + 1)}, inside of next`,
      text: ownText(join(parentPath, name)),
    }));
}

const ofPackage = (served: ServedPackage): Noticed => ({
  name: `${served.name} ${served.version}`,
  text: textIn(served.folder) || `Its package says only: ${licenseOf(served)}`,
});

const line = `\n${'-'.repeat(80)}\n\n`;

/** What installed packages, and those inside of them, say of their licenses: each text once, under those that say it. */
export function noticesOf(packages: readonly ServedPackage[]): string {
  const namesOf = new Map<string, Set<string>>();
  for (const { name, text } of [...packages.map(ofPackage), ...insideNext()]) {
    namesOf.set(text, (namesOf.get(text) ?? new Set()).add(name));
  }
  const parts = [...namesOf].map(([text, names]) => `${[...names].sort().join('\n')}\n\n${text}\n`);
  return [`${ownText('LICENSE')}\n`, ...parts.sort()].join(line);
}
