import { expect, test } from 'vitest';
import { isLicensed } from '@/scripts/licenses/accepted-licenses';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['(MIT AND Zlib)', true],
  ['(MIT AND GPL-3.0-or-later)', false],
  ['LGPL-3.0-or-later', false],
  ['GPL-3.0-only', false],
  ['OFL-1.1', false],
  ['SEE LICENSE IN LICENSE.md', false],
  [undefined, false],
])('a package under %s: %s', (license, is) => {
  expect(isLicensed({ name: 'a-package', license })).toBe(is);
});

test('an exception is for its own package and license', () => {
  expect(isLicensed({ name: '@fontsource-variable/inter', license: 'OFL-1.1' })).toBe(true);
  expect(isLicensed({ name: '@fontsource-variable/inter', license: 'GPL-3.0-only' })).toBe(false);
});
