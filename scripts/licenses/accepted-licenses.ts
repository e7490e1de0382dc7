import type { ServedPackage } from './served-packages.ts';

/** They let us serve the work, and hand on what the browser loads, for a notice at most. */
const accepted = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT'],
  ...['MIT-0', 'Python-2.0', 'Unlicense', 'Zlib'],
]);

interface Exception {
  readonly license: string;
  readonly why: string;
}

/** Others, each for one package. */
export const exceptions: Readonly<Record<string, Exception>> = {
  '@fontsource-variable/inter': {
    license: 'OFL-1.1',
    why: 'A typeface, served unchanged and under its own name.',
  },
  '@fontsource-variable/source-serif-4': {
    license: 'OFL-1.1',
    why: 'A typeface, served unchanged and under its own name.',
  },
  'deep-freeze': {
    license: 'public domain',
    why: 'Its text gives up all rights.',
  },
  'caniuse-lite': {
    license: 'CC-BY-4.0',
    why: 'Data about browsers that builds read; none of it is in what is served.',
  },
};

/** Of packages that name none that machines can read: what the text beside them says. */
const readByHand: Readonly<Record<string, string>> = {
  duck: 'BSD-2-Clause',
  fuzzy: 'MIT',
  limiter: 'MIT',
};

/** In the words of SPDX, which has none for the public domain. */
export const licenseOf = ({ name, license }: Pick<ServedPackage, 'name' | 'license'>) =>
  readByHand[name] ?? license;

/** Of a choice one has to be accepted, of several that hold together all. */
function isAccepted(license: string, name: string): boolean {
  const terms = license.replace(/^\((.*)\)$/, '$1');
  if (terms.includes(' OR ')) return terms.split(' OR ').some((term) => isAccepted(term, name));
  if (terms.includes(' AND ')) return terms.split(' AND ').every((term) => isAccepted(term, name));
  return accepted.has(terms) || exceptions[name]?.license === terms;
}

/** Whether the license lets us serve the package; one that is not known does not. */
export function isLicensed(given: Pick<ServedPackage, 'name' | 'license'>) {
  const license = licenseOf(given);
  return license !== undefined && isAccepted(license, given.name);
}
