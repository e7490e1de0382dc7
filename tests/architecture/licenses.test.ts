import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exceptions, isLicensed } from '@/scripts/licenses/accepted-licenses';
import { noticesOf } from '@/scripts/licenses/notices';
import { isInstalled, servedPackages } from '@/scripts/licenses/served-packages';

const served = servedPackages();
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: object };

test('the license of everything that production installs lets us serve it', () => {
  expect(served.length).toBeGreaterThan(250);
  expect(served.filter((each) => !isLicensed(each))).toEqual([]);
});

test('what is installed says the same of its license as the registry did', () => {
  const installed = served.filter(isInstalled);
  expect(installed.length).toBeGreaterThan(250);
  const others = installed.flatMap(({ name, license, folder }) => {
    const { license: said } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      license?: string | { type: string };
    };
    const itself = typeof said === 'object' ? said.type : said;
    return itself === license ? [] : [{ name, license, itself }];
  });
  expect(others).toEqual([]);
});

test.each(Object.keys(exceptions))('the exception for %s is of a package that is there', (name) => {
  expect(Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`))).not.toEqual([]);
});

test('the notices name every package that is there, and hold their texts', () => {
  const installed = served.filter(isInstalled);
  const text = noticesOf(installed);
  const lines = new Set(text.split('\n'));
  const left = installed.filter(({ name, version }) => !lines.has(`${name} ${version}`));
  expect(left).toEqual([]);
  expect(text).toContain('Copyright (c) 2017-20 GRAYPE Systems Private Limited');
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(text).toContain('@babel/runtime, inside of next');
});
