import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testApp } from '@/scripts/app/test-app';
import { isLicensed } from '@/scripts/licenses/accepted-licenses';
import { packagesBehind } from '@/scripts/licenses/served-packages';

const url = `${process.env['HEELWRITE_URL'] ?? 'http://127.0.0.1:3000'}/licenses.txt`;

it('whoever is served the app can read the licenses of what it consists of', async () => {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8$/i);
  const text = await answer.text();
  expect(text).toMatch(/^react-dom \d+\.\d+\.\d+$/m);
  expect(text).toBe(readFileSync(join(testApp, 'NOTICES.txt'), 'utf8'));
});

it('the folder of the app carries nothing that is not licensed, or not named in its notices', () => {
  const lines = new Set(readFileSync(join(testApp, 'NOTICES.txt'), 'utf8').split('\n'));
  const carried = packagesBehind(testApp).filter(({ folder }) => existsSync(join(testApp, folder)));
  expect(carried.length).toBeGreaterThan(20);
  expect(carried.filter((each) => !isLicensed(each))).toEqual([]);
  expect(carried.filter(({ name, version }) => !lines.has(`${name} ${version}`))).toEqual([]);
});
