import { expect, test } from 'vitest';
import { invitationAddress } from '@/lib/domain/organizations/invitation-link';
import { daysAgo, findMembers, groupMembers, roleLock } from '@/lib/domain/organizations/member-groups';
import { isLastAdmin } from '@/lib/domain/organizations/membership';
import { aMember } from '../../support/organizations';

const sam = { uid: 'u-sam', email: 'sam@dogs.test' };
const member = (name: string, changes: Parameters<typeof aMember>[0] = {}) =>
  aMember({ userId: `u-${name}`, email: `${name}@dogs.test`, displayName: name, role: 2, ...changes });
const me = aMember({ joinedAt: '2026-09-09T09:00:00.000Z' });
const early = member('early', { joinedAt: '2026-09-02T09:00:00.000Z' });
const late = member('late', { joinedAt: '2026-10-02T09:00:00.000Z', role: 0 });
const asked = member('asked', { status: 0 });
const out = member('out', { status: 2 });
const staff = member('staff', { isSupport: true });
const former = member('former', { isSupport: true, status: 2 });
const all = [late, out, asked, staff, early, me, former];

test('groups: the viewer first, the excluded nowhere unless they were support', () => {
  expect(groupMembers(all, sam)).toEqual({
    active: [me, early, late],
    pending: [asked],
    support: [staff, former],
  });
});

test('found by name and address', () => {
  expect(findMembers(all, ' LATE dogs ')).toEqual([late]);
  expect(findMembers(all, '')).toHaveLength(all.length);
});

test('the last admin and one’s own role are locked, with the reason', () => {
  expect(isLastAdmin([me, early], me)).toBe(true);
  expect(isLastAdmin([me, late], me)).toBe(false);
  expect(roleLock([me, early], me, sam)).toMatch(/last admin/);
  expect(roleLock([me, late], me, sam)).toMatch(/own role/);
  expect(roleLock([me, late], late, sam)).toBeUndefined();
  expect(roleLock([me, member('guest', { role: 0, isSupport: true })], me, sam)).toMatch(/last admin/);
});

test.each([
  ['2026-11-21T08:00:00', 'today'],
  ['2026-11-22T08:00:00', 'today'],
  ['2026-11-20T23:00:00', 'yesterday'],
  ['2026-11-18T23:00:00', '3 days ago'],
])('an invitation of %s is from %s', (time, words) => {
  expect(daysAgo(Date.parse(time), Date.parse('2026-11-21T12:00:00'))).toBe(words);
});

test('the link of an invitation names the organization and whom it is for', () => {
  expect(invitationAddress('https://heel.test', 'o1', 'kim+1@dogs.test')).toBe(
    'https://heel.test/?invitation=o1&for=kim%2B1%40dogs.test',
  );
});
