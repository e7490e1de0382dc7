import { isLastAdmin, type MemberEntry } from './membership';
import { isMember } from './organizations';

interface Member extends MemberEntry {
  readonly displayName?: string | undefined;
  readonly invitedAt: string;
  readonly joinedAt?: string | undefined;
}

interface Person {
  uid: string;
  email: string;
}

interface MemberGroups<M> {
  readonly active: readonly M[];
  readonly pending: readonly M[];
  /** Support staff, those who left included: they stay on record. */
  readonly support: readonly M[];
}

/** How members are listed: the viewer first, then who joined first; invitations newest last; who is excluded not at all. */
export function groupMembers<M extends Member>(members: readonly M[], viewer: Person): MemberGroups<M> {
  const since = ({ joinedAt, invitedAt }: M) => joinedAt ?? invitedAt;
  const byTime = (one: M, other: M) => since(one).localeCompare(since(other));
  const isOther = (member: M) => Number(!isMember(member, viewer));
  const staff = members.filter(({ isSupport }) => !isSupport);
  return {
    active: staff
      .filter(({ status }) => status === 1)
      .sort((one, other) => isOther(one) - isOther(other) || byTime(one, other)),
    pending: staff.filter(({ status }) => status === 0).sort(byTime),
    support: members.filter(({ isSupport }) => isSupport).sort(byTime),
  };
}

export function findMembers<M extends Member>(members: readonly M[], query: string): readonly M[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return members.filter(({ email, displayName = '' }) => {
    const text = `${displayName} ${email}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Why a role stays as it is, or undefined where it can be changed. */
export function roleLock(members: readonly Member[], member: Member, viewer: Person): string | undefined {
  if (isLastAdmin(members, member))
    return 'The last admin has to stay an admin. Make someone else an admin first.';
  if (isMember(member, viewer)) return 'Nobody can change their own role. Ask another admin.';
  return undefined;
}

const day = 24 * 60 * 60_000;

/** The age of an invitation in whole days: "today", "yesterday", "3 days ago". */
export function daysAgo(time: number, now: number): string {
  const startOfDay = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
  const days = Math.max(0, Math.round((startOfDay(now) - startOfDay(time)) / day));
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
