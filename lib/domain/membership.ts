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
