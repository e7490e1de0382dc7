import type { MemberStatus, Role } from '@/lib/contracts/primitives';
import { memberAt, type Addressee } from './addressee';
import { isLastAdmin, memberFor, type Person } from './membership';
import { Refusal } from './refusal';
import { haveSeats, seatsHeld, type SeatSubscription } from './seats';

export interface KeptMember {
  readonly userId?: string | undefined;
  readonly email: string;
  readonly status: MemberStatus;
  readonly role: Role;
  readonly invitedAt: Date;
  /** A uid. */
  readonly invitedBy?: string | undefined;
  /** The inviter's own words, until it is answered. */
  readonly note?: string | undefined;
  readonly joinedAt?: Date | undefined;
  readonly isSupport?: boolean | undefined;
}

/** What the rules of membership need to know of an organization. */
export interface Membership {
  readonly members: readonly KeptMember[];
  readonly subscription?: SeatSubscription | undefined;
}

type Members = readonly KeptMember[];
type Changed = Members | Refusal;

/** §5: an invitation needs an address and a role; it holds a seat from now on. */
export function invite(
  { members, subscription }: Membership,
  addressee: Addressee,
  invitation: { role: Role; invitedBy: string; note?: string | undefined; now: Date },
): Changed {
  const { email } = addressee;
  const { role, invitedBy, note, now } = invitation;
  const known = memberAt(members, addressee);
  if (known?.status === 1) return new Refusal('conflict', `${email} is already a member.`);
  if (known?.status === 0) return new Refusal('conflict', `${email} is already invited.`);
  if (!haveSeats(seatsHeld(members) + 1, subscription)) {
    return new Refusal('no_seat', 'All seats are taken. Add a license, then invite again.');
  }
  const others = members.filter((member) => member !== known);
  const said = note === undefined ? {} : { note };
  return [...others, { email, role, status: 0, invitedAt: now, invitedBy, ...said }];
}

/**
 * Accepts the person's invitation. Licenses may have gone since it was sent, so those who are active count: who accepts
 * first gets what is left.
 */
export function accept({ members, subscription }: Membership, person: Person, now: Date): Changed {
  const member = memberFor(members, person);
  if (!member) return new Refusal('forbidden', 'You do not have access to this organization.');
  if (member.status !== 0) return new Refusal('conflict', 'This invitation has already been answered.');
  const active = members.filter(({ status }) => status === 1);
  if (!haveSeats(seatsHeld(active) + 1, subscription)) {
    return new Refusal('no_seat', 'All seats are taken. Ask an admin of the organization to add a license.');
  }
  const { note: _answered, ...invited } = member;
  const joined: KeptMember = {
    ...invited,
    userId: person.uid,
    email: person.email,
    status: 1,
    joinedAt: now,
  };
  return members.map((each) => (each === member ? joined : each));
}

/** Takes the person's invitation away. */
export function reject({ members }: Membership, person: Person): Changed {
  const member = memberFor(members, person);
  if (!member) return new Refusal('forbidden', 'You do not have access to this organization.');
  if (member.status !== 0) return new Refusal('conflict', 'This invitation has already been answered.');
  return members.filter((each) => each !== member);
}

/** Whose record goes when someone is removed by an address: one's own, where it is one's own address. */
export function memberToRemove<M extends KeptMember>(
  members: readonly M[],
  addressee: Addressee,
  actor: Person,
): M | undefined {
  const own = memberFor(members, actor);
  return own?.userId !== undefined && own.userId === addressee.holder ? own : memberAt(members, addressee);
}

/** Takes someone's record away, invited or active; the seat is free. */
export function remove({ members }: Membership, addressee: Addressee, actor: Person): Changed {
  const member = memberToRemove(members, addressee, actor);
  if (!member) return new Refusal('not_found', 'Nobody with this address is a member.');
  if (isLastAdmin(members, member)) return lastAdmin;
  return members.filter((each) => each !== member);
}

/** Gives an active member another role; nobody changes their own. */
export function changeRole({ members }: Membership, actor: Person, userId: string, role: Role): Changed {
  const member = members.find((each) => each.userId === userId && each.status === 1);
  if (!member) return new Refusal('not_found', 'There is no such member.');
  if (isLastAdmin(members, member) && role !== 0) return lastAdmin;
  if (member === memberFor(members, actor))
    return new Refusal('forbidden', 'Nobody can change their own role.');
  if (member.isSupport) return new Refusal('conflict', 'A support member keeps their role.');
  return members.map((each) => (each === member ? { ...each, role } : each));
}

/** Whether it is the invitation that waits for an answer under this address. */
export const isInvited = (email: string) => (member: KeptMember) =>
  member.email === email && member.status === 0;

/** Gives an invitation that waits another role. */
export function changeInvitedRole({ members }: Membership, email: string, role: Role): Changed {
  const invited = members.find(isInvited(email));
  if (!invited) return new Refusal('not_found', 'Nobody with this address is invited.');
  return members.map((each) => (each === invited ? { ...each, role } : each));
}

/** Takes every record of a person away, who deletes their account. */
export function leaveForGood({ members }: Membership, person: Person): Changed {
  const own = members.filter((member) => memberFor([member], person));
  if (own.some((member) => isLastAdmin(members, member))) {
    return new Refusal(
      'last_admin',
      'You are the last admin of an organization. Make someone else an admin, or delete the organization first.',
    );
  }
  return members.filter((member) => !own.includes(member));
}

/**
 * The person’s own record under the address they have now; an invitation that waits for that one is answered by it where
 * they are active already.
 */
export function underNewAddress({ members }: Membership, { uid, email }: Person): Members {
  const isActive = members.some(({ userId, status }) => userId === uid && status === 1);
  return members
    .filter((member) => !isActive || member.userId !== undefined || member.email !== email)
    .map((member) => (member.userId === uid ? { ...member, email } : member));
}

/** Support staff join as a member who reads, and holds no seat. */
export function joinAsSupport({ members }: Membership, person: Person, now: Date): Changed {
  const member = memberFor(members, person);
  if (member && !member.isSupport) return new Refusal('conflict', 'You are already a member.');
  const { uid: userId, email } = person;
  const joined: KeptMember = {
    userId,
    email,
    status: 1,
    role: 2,
    isSupport: true,
    invitedAt: now,
    joinedAt: now,
  };
  return [...members.filter((each) => each !== member), joined];
}

/** Support staff who leave stay on record. */
export function leaveAsSupport({ members }: Membership, person: Person): Changed {
  const member = memberFor(members, person);
  if (!member?.isSupport) return new Refusal('conflict', 'You did not join as support staff.');
  return members.map((each) => (each === member ? { ...member, status: 2 } : each));
}

const lastAdmin = new Refusal('last_admin', 'This is the last admin. Make someone else an admin first.');
