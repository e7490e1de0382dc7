import { describe, expect, test } from 'vitest';
import { readAddresses, sortInvitees } from '@/lib/domain/organizations/invited-addresses';

describe('addresses as they are pasted', () => {
  test.each([
    ['', [], []],
    [' \n ; , ', [], []],
    ['kim@dogs.test', ['kim@dogs.test'], []],
    [
      'a@b.test, c@d.test;e@f.test\ng@h.test i@j.test',
      ['a@b.test', 'c@d.test', 'e@f.test', 'g@h.test', 'i@j.test'],
      [],
    ],
    ['  KIM@Dogs.Test\r\nkim@dogs.test ', ['kim@dogs.test'], []],
    ['Kim Lane <Kim@dogs.test>', ['kim@dogs.test'], []],
    ['"Lane, Kim" <kim@dogs.test>; Noah < noah@dogs.test >', ['kim@dogs.test', 'noah@dogs.test'], []],
    [
      '<kim@dogs.test>\nNoah <noah@dogs.test> Ines <ines@dogs.test>',
      ['kim@dogs.test', 'noah@dogs.test', 'ines@dogs.test'],
      [],
    ],
    ['mailto:kim@dogs.test', ['kim@dogs.test'], []],
    ["'kim@dogs.test'. noah+1@mail.dogs.test", ['kim@dogs.test', 'noah+1@mail.dogs.test'], []],
    ['kim, noah@dogs, @dogs.test, a@b@c.test', [], ['kim', 'noah@dogs', '@dogs.test', 'a@b@c.test']],
    ['Kim <kim@dogs>', [], ['kim@dogs']],
    [`${'a'.repeat(250)}@dogs.test`, [], [`${'a'.repeat(250)}@dogs.test`]],
    ['ines@dogs.test Kim <kim@dogs.test>', ['kim@dogs.test', 'ines@dogs.test'], []],
  ])('%j', (text, addresses, invalid) => {
    expect(readAddresses(text)).toEqual({ addresses, invalid });
  });
});

test('who is a member or invited is told apart from who can be invited; who was excluded can', () => {
  const members = [
    { email: 'in@dogs.test', status: 1 as const },
    { email: 'Asked@dogs.test', status: 0 as const },
    { email: 'out@dogs.test', status: 2 as const },
  ];
  expect(
    sortInvitees(['in@dogs.test', 'asked@dogs.test', 'out@dogs.test', 'new@dogs.test'], members),
  ).toEqual({
    fresh: ['out@dogs.test', 'new@dogs.test'],
    members: ['in@dogs.test'],
    invited: ['asked@dogs.test'],
  });
});
