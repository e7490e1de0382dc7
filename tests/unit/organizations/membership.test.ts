import { describe, expect, it } from 'vitest';
import { memberFor } from '@/lib/domain/organizations/membership';

describe('memberFor (§5)', () => {
  const members = [
    { userId: 'sam', email: 'sam@gooddog.example', status: 1, role: 0 },
    { email: 'kim@gooddog.example', status: 0, role: 2 },
  ] as const;
  const kim = { uid: 'kim', email: 'kim@gooddog.example', emailVerified: true };

  it('finds a member by uid, whatever the e-mail', () => {
    expect(memberFor(members, { uid: 'sam', email: 'other@x.example', emailVerified: false })).toBe(
      members[0],
    );
  });
  it('finds a member by a verified e-mail', () => expect(memberFor(members, kim)).toBe(members[1]));
  it('never matches an unverified e-mail', () =>
    expect(memberFor(members, { ...kim, emailVerified: false })).toBeUndefined());
});
