import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { versionAtBuild } from '@/scripts/app/version';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const commit = '1A2B3C4D5E6F77889900aabbccddeeff00112233';

test('the commit that is named stands behind the version', () => {
  expect(versionAtBuild({ HEELWRITE_COMMIT: commit })).toBe(`${version}+1a2b3c4d5e6f`);
});
test('else the one that git tells, where it can', () => {
  expect(versionAtBuild({ HEELWRITE_COMMIT: '' }, '.', () => commit)).toBe(`${version}+1a2b3c4d5e6f`);
  expect(versionAtBuild({}, '.', () => undefined)).toBe(version);
  expect(versionAtBuild({})).toMatch(/^\d+\.\d+\.\d+(\+[\da-f]{12})?$/);
});
test('what is no commit is left out', () => {
  expect(versionAtBuild({ HEELWRITE_COMMIT: '$(Build.SourceVersion)' }, '.', () => undefined)).toBe(version);
});
test('without package.json there is no build', () => expect(() => versionAtBuild({}, tmpdir())).toThrow());
