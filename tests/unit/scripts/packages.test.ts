import { expect, test } from 'vitest';
import { installation } from '@/scripts/machine/packages.ts';

const wanted = {
  '': { dependencies: { next: '16' }, devDependencies: { vitest: '5' } },
  'node_modules/next': { version: '16.4.5' },
  'node_modules/postcss': { version: '8.5.23' },
  'node_modules/vitest': { version: '5.1.1', dev: true },
  'node_modules/made-for-another-machine': { version: '1.0.0' },
};
const toServe = { 'node_modules/next': { version: '16.4.5' }, 'node_modules/postcss': { version: '8.5.23' } };
const everything = { ...toServe, 'node_modules/vitest': { version: '5.1.1', dev: true } };
const outdated = { 'node_modules/next': { version: '16.4.4' } };

test.each([
  { there: 'nothing', found: {}, dev: false, command: ['ci', '--omit=dev'] },
  { there: 'nothing', found: {}, dev: true, command: ['ci', '--include=dev'] },
  { there: 'what serving takes', found: toServe, dev: false, command: undefined },
  {
    there: 'what serving takes',
    found: toServe,
    dev: true,
    command: ['install', '--no-save', '--include=dev'],
  },
  { there: 'everything', found: everything, dev: false, command: undefined },
  { there: 'everything', found: everything, dev: true, command: undefined },
  { there: 'an old version', found: outdated, dev: false, command: ['ci', '--omit=dev'] },
  {
    there: 'an old version beside development packages',
    found: { ...everything, ...outdated },
    dev: false,
    command: ['ci', '--include=dev'],
  },
  {
    there: 'a package that is no longer wanted',
    found: { ...toServe, 'node_modules/left-pad': { version: '1.3.0' } },
    dev: false,
    command: ['ci', '--omit=dev'],
  },
])('with $there, and dev $dev, npm runs $command', ({ found, dev, command }) => {
  expect(installation(wanted, found, { dev })).toEqual(command);
});
