import { describe, expect, test } from 'vitest';
import {
  activeOrganizations,
  isMember,
  isOverLicenseLimit,
  pendingOrganizations,
  readRole,
  selectOrganization,
  type WithMembers,
} from '@/lib/domain/organizations/organizations';

const sam = { uid: 'u-sam', email: 'sam@dogs.test' };

type Member = WithMembers['members'][number];
const aMember = (member: Partial<Member> = {}): Member => ({
  email: 'other@dogs.test',
  status: 1,
  ...member,
});
const anOrganization = (id: string, ...members: Member[]): WithMembers => ({ id, members });

describe('whose membership it is (§5)', () => {
  test.each([
    ['the uid', aMember({ userId: 'u-sam' }), true],
    ['the address', aMember({ email: 'sam@dogs.test' }), true],
    ['neither', aMember({ userId: 'u-kim' }), false],
    ['the address that another member had', aMember({ userId: 'u-kim', email: 'sam@dogs.test' }), false],
  ])('%s', (_, member, expected) => {
    expect(isMember(member, sam)).toBe(expected);
  });
});

describe('the lists of organizations (§4)', () => {
  const active = anOrganization('active', aMember({ userId: 'u-sam', status: 1 }));
  const pending = anOrganization('pending', aMember({ email: sam.email, status: 0 }));
  const left = anOrganization('left', aMember({ userId: 'u-sam', status: 2 }));
  const strangers = anOrganization('strangers', aMember({ status: 1 }), aMember({ status: 0 }));
  const all = [active, pending, left, strangers];

  test('active: where the user is a member of status 1', () => {
    expect(activeOrganizations(all, sam)).toEqual([active]);
  });

  test('pending: where the user is a member of status 0', () => {
    expect(pendingOrganizations(all, sam)).toEqual([pending]);
  });
});

describe('which organization is current (§4)', () => {
  const [first, second] = [anOrganization('first'), anOrganization('second')];

  test.each([
    ['the stored one while it is active', [first, second], 'second', second],
    ['the first when the stored one is gone', [first, second], 'third', first],
    ['the first when none is stored', [first, second], null, first],
    ['the first when the stored id was blanked', [first, second], '', first],
    ['none when there is none', [], 'first', null],
  ])('%s', (_, active, storedId, expected) => {
    expect(selectOrganization(active, storedId)).toBe(expected);
  });
});

test.each([
  [5, 4, false],
  [5, 5, false],
  [5, 6, true],
  [0, 1_000, false],
])('%i licenses, %i members: over the limit is %s (§5)', (licenses, members, expected) => {
  expect(isOverLicenseLimit(licenses, members)).toBe(expected);
});

describe('the role response (§5, §8)', () => {
  test.each([0, 1, 2])('role %i is read', (role) => {
    expect(readRole({ role })).toBe(role);
  });

  test.each([[{}], [{ role: '0' }], [{ role: 7 }], [{ role: null }], [null], [undefined], ['0']])(
    '%j is an error',
    (answer) => {
      expect(() => readRole(answer)).toThrow('No role found for the user.');
    },
  );
});
