import { expect, test } from 'vitest';
import { compareNames, LibraryLedger } from '@/scripts/chaos/ledger';

const at = (title: string, revision = 1, id = title) => ({ id, title, revision });

function aLedger(): LibraryLedger {
  const ledger = new LibraryLedger();
  ledger.keep(at('Sit'));
  ledger.keep(at('Stay'));
  ledger.keep(at('Stay longer', 2, 'Stay'), { insteadOf: 'Stay' });
  ledger.keepImported(['Heel']);
  ledger.keep(at('Gone'));
  ledger.drop('Gone');
  return ledger;
}

const right = [at('Sit'), at('Stay longer', 2, 'Stay'), at('Heel', 1, 'any')];

test.each([
  ['all is there', right, { lost: [], doubled: [], strange: [] }],
  ['one is missing', right.slice(1), { lost: ['Sit'], doubled: [], strange: [] }],
  ['an import is missing', right.slice(0, 2), { lost: ['Heel'], doubled: [], strange: [] }],
  [
    'a save is undone',
    [at('Sit'), at('Stay'), at('Heel', 1, 'any')],
    { lost: ['Stay longer'], doubled: [], strange: ['Stay'] },
  ],
  ['one is there twice', [...right, at('Sit', 1, 'other')], { lost: [], doubled: ['Sit'], strange: [] }],
  ['a deleted one is back', [...right, at('Gone')], { lost: [], doubled: [], strange: ['Gone'] }],
])('the ledger of chaos sees that %s', (_, stored, differences) => {
  expect(aLedger().compare(stored)).toEqual(differences);
});

test('names are compared the same way', () => {
  expect(compareNames(new Set(['a', 'b']), ['b', 'b', 'c'])).toEqual({
    lost: ['a'],
    doubled: ['b'],
    strange: ['c'],
  });
});
