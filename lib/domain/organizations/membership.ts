import type { MemberStatus, Role } from '@/lib/contracts/primitives';

export interface MemberEntry {
  readonly userId?: string | undefined;
  readonly email: string;
  readonly status: MemberStatus;
  readonly role: Role;
  /** Support staff who joined. */
  readonly isSupport?: boolean | undefined;
}

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** Whether someone is the only admin who is active. */
export function isLastAdmin<M extends MemberEntry>(members: readonly M[], member: M): boolean {
  const admins = members.filter(({ status, role, isSupport }) => status === 1 && role === 0 && !isSupport);
  return admins.length === 1 && admins[0] === member;
}

/**
 * §5: a member is the person whose uid it carries or, while nobody has claimed the record, whose verified e-mail it does.
 * Under a member's former address whoever has that one now is somebody else.
 */
export function memberFor<M extends MemberEntry>(members: readonly M[], person: Person): M | undefined {
  return (
    members.find((member) => member.userId === person.uid) ??
    members.find(
      (member) => member.userId === undefined && person.emailVerified && member.email === person.email,
    )
  );
}
