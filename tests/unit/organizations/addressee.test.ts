import { describe, expect, it } from 'vitest';
import { memberAt } from '@/lib/domain/organizations/addressee';
import { invite, remove, type KeptMember } from '@/lib/domain/organizations/organization-changes';
import { Refusal } from '@/lib/domain/organizations/refusal';

const at = new Date('2026-11-28T10:00:00Z');
const active = (userId: string, role: 0 | 2 = 2): KeptMember => ({
  userId,
  email: `${userId}@dogs.test`,
  status: 1,
  role,
  invitedAt: at,
});
const [ann, bob] = [active('ann', 0), active('bob')];
const kim: KeptMember = { email: 'kim@dogs.test', status: 0, role: 2, invitedAt: at };
const members = [ann, bob, kim];

describe('whom an address means', () => {
  it.each([
    ['who is on record under it and has it', { email: bob.email, holder: 'bob', lost: [] }, bob],
    ['who has it, though on record under another', { email: ann.email, holder: 'bob', lost: [] }, bob],
    ['nobody, where it was a member’s', { email: ann.email, lost: [] }, undefined],
    ['nobody, where somebody outside has it now', { email: ann.email, holder: 'eve', lost: [] }, undefined],
    ['whose account is gone', { email: bob.email, lost: ['bob'] }, bob],
    ['who has it, before whose account is gone', { email: bob.email, holder: 'ann', lost: ['bob'] }, ann],
    ['who is invited', { email: kim.email, lost: [] }, kim],
    ['who is invited, before a member who has it since', { email: kim.email, holder: 'bob', lost: [] }, kim],
  ] as const)('%s', (_, addressee, expected) => {
    expect(memberAt(members, addressee)).toBe(expected);
  });
});

describe('of two who have exchanged an address', () => {
  const former = { email: ann.email, holder: 'bob', lost: [] };
  const admin = { uid: 'ann', email: 'new@dogs.test', emailVerified: true };

  it('the one who has it now is removed', () => {
    expect(remove({ members }, former, admin)).toEqual([ann, kim]);
  });

  it('the one who has it now is a member already', () => {
    const invited = invite({ members }, former, { role: 2, invitedBy: 'ann', now: at });
    expect(invited).toEqual(new Refusal('conflict', `${ann.email} is already a member.`));
  });

  it('one’s own record goes by one’s own address, before an invitation to it', () => {
    const own = { email: kim.email, holder: 'bob', lost: [] };
    const person = { uid: 'bob', email: kim.email, emailVerified: true };
    expect(remove({ members }, own, person)).toEqual([ann, kim]);
  });
});
