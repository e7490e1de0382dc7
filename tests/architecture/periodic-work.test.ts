import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('{lib,pages,local}/**/*.ts').concat('instrumentation-node.ts');
const using = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, 'utf8')));

// What stood elsewhere would be done by processes, and never where hosts stop between requests.
test('all periodic work stands in one list', () => {
  expect(using(/\bkeepDoing\(/).sort()).toEqual([
    'lib/server/runtime/keep-doing.ts',
    'lib/server/services/periodic-work.ts',
  ]);
  expect(using(/\bkeepDoingAll\(\)/).sort()).toEqual([
    'instrumentation-node.ts',
    'lib/server/services/periodic-work.ts',
  ]);
  expect(using(/\bperiodicWork\(\)/).sort()).toEqual([
    'lib/server/services/do-periodic-work.ts',
    'lib/server/services/periodic-work.ts',
  ]);
});

test('nothing of the server’s own is done by an interval past that list', () => {
  expect(using(/\bsetInterval\(/).filter((file) => file.startsWith('lib/server/'))).toEqual([
    'lib/server/runtime/keep-doing.ts',
  ]);
});
