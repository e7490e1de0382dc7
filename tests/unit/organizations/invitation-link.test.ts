import { expect, test } from 'vitest';
import { outcomeOf } from '@/lib/domain/organizations/invitation-link';

const lee = { email: 'lee@dogs.test', emailVerified: true };
const known = { user: lee, isLoading: false, pending: [{ id: 'o1' }], active: [{ id: 'o2' }] };

test.each([
  ['the invited one', { orgId: 'o1', invited: ' Lee@Dogs.test ' }, known, 'open'],
  ['without an address', { orgId: 'o1', invited: undefined }, known, 'open'],
  ['someone else', { orgId: 'o1', invited: 'kim@dogs.test' }, known, 'wrong-account'],
  [
    'someone else, while loading',
    { orgId: 'o1', invited: 'kim@dogs.test' },
    { ...known, isLoading: true },
    'wrong-account',
  ],
  [
    'an address not confirmed',
    { orgId: 'o1', invited: lee.email },
    { ...known, user: { ...lee, emailVerified: false } },
    'unverified',
  ],
  ['while loading', { orgId: 'o1', invited: lee.email }, { ...known, isLoading: true }, 'waiting'],
  ['a member', { orgId: 'o2', invited: lee.email }, known, 'member'],
  ['revoked', { orgId: 'o3', invited: lee.email }, known, 'gone'],
] as const)('%s', (_, link, state, expected) => {
  expect(outcomeOf(link, state)).toBe(expected);
});
