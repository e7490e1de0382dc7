import { describe, expect, it } from 'vitest';
import { folderCycles } from '@/scripts/checks/folder-cycles.ts';

const isOurs = (path: string) => !path.startsWith('node_modules/');

/** Modules by what they import: `a/x.ts b/y.ts` for each import. */
const modules = (...imports: string[]) =>
  imports.map((line) => {
    const [source = '', ...resolved] = line.split(' ');
    return { source, dependencies: resolved.map((path) => ({ resolved: path })) };
  });

const cyclesOf = (...imports: string[]) => folderCycles(modules(...imports), isOurs);

describe('folders', () => {
  it('may need others in one direction, and files of one folder each other', () =>
    expect(cyclesOf('a/x.ts b/x.ts a/y.ts', 'a/y.ts c/x.ts', 'b/x.ts c/x.ts', 'c/x.ts')).toEqual([]));

  it('that need each other through other files are told, once, with the imports', () =>
    expect(cyclesOf('a/x.ts b/x.ts', 'b/y.ts a/y.ts', 'b/x.ts', 'a/y.ts')).toEqual([
      'a, b need each other: a/x.ts → b/x.ts; b/y.ts → a/y.ts',
    ]));

  it('that need each other by a longer way round are told', () =>
    expect(cyclesOf('a/x.ts b/x.ts', 'b/y.ts c/x.ts', 'c/y.ts a/y.ts c/z.ts', 'd/x.ts a/x.ts')).toEqual([
      'a, b, c need each other: a/x.ts → b/x.ts; b/y.ts → c/x.ts; c/y.ts → a/y.ts',
    ]));

  it('that stand in each other are two', () => {
    expect(cyclesOf('a/x.ts a/b/x.ts', 'a/b/x.ts')).toEqual([]);
    expect(cyclesOf('a/x.ts a/b/x.ts', 'a/b/y.ts a/y.ts')).toHaveLength(1);
  });

  it('of others do not count', () =>
    expect(cyclesOf('node_modules/p/x.js a/x.ts', 'a/x.ts node_modules/p/x.js')).toEqual([]));
});
