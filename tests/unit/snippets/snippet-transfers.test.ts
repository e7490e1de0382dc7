import { expect, test } from 'vitest';
import { transfersFor } from '@/lib/domain/snippets/snippet-transfers';

const mine = { mine: 2, organization: 0 };
const shared = { mine: 0, organization: 3 };
const both = { mine: 2, organization: 3 };

test.each([
  ['an admin, own ones', mine, 0, ['move 2 to organization', 'copy 2 to organization']],
  ['an admin, shared ones', shared, 0, ['move 3 to mine', 'copy 3 to mine']],
  [
    'an admin, both',
    both,
    0,
    ['move 2 to organization', 'copy 2 to organization', 'move 3 to mine', 'copy 3 to mine'],
  ],
  ['an editor, both', both, 1, ['move 2 to organization', 'copy 2 to organization', 'copy 3 to mine']],
  ['a member, own ones', mine, 2, []],
  ['a member, shared ones', shared, 2, ['copy 3 to mine']],
] as const)('%s', (_, selected, role, expected) => {
  const found = transfersFor(selected, role);
  expect(found.map(({ kind, to, count }) => `${kind} ${count} to ${to}`)).toEqual(expected);
});
