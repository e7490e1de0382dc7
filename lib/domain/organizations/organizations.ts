import type { MemberStatus, Role } from '@/lib/contracts/primitives';

const memberStatuses = { pending: 0, active: 1 } as const satisfies Record<string, MemberStatus>;

interface Member {
  userId?: string | undefined;
  email: string;
  status: MemberStatus;
  isSupport?: boolean | undefined;
}

/** What the rules need to know of an organization. */
export interface WithMembers {
  id: string;
  members: readonly Member[];
}

interface Person {
  uid: string;
  email: string;
}

/** §5: a member is the user when the uid matches or, in an invitation that nobody has claimed, the address. */
export function isMember(member: Member, { uid, email }: Person): boolean {
  return member.userId === undefined ? member.email === email : member.userId === uid;
}

function withStatus<O extends WithMembers>(
  organizations: readonly O[],
  person: Person,
  status: MemberStatus,
): O[] {
  return organizations.filter(({ members }) =>
    members.some((member) => member.status === status && isMember(member, person)),
  );
}

/** §4: where the user is an active member. */
export function activeOrganizations<O extends WithMembers>(organizations: readonly O[], person: Person): O[] {
  return withStatus(organizations, person, memberStatuses.active);
}

/** §4: where an invitation waits for the user. */
export function pendingOrganizations<O extends WithMembers>(
  organizations: readonly O[],
  person: Person,
): O[] {
  return withStatus(organizations, person, memberStatuses.pending);
}

/** §4: the one saved under the stored id if it is still active, else the first active one, else none. */
export function selectOrganization<O extends WithMembers>(
  active: readonly O[],
  storedId: string | null,
): O | null {
  return active.find(({ id }) => id === storedId) ?? active[0] ?? null;
}

/** §5: a license count of 0 means no limit. */
export function isOverLicenseLimit(licenseCount: number, members: number): boolean {
  return licenseCount !== 0 && members > licenseCount;
}

/** §8. */
export class NoRoleError extends Error {
  override readonly name = 'NoRoleError';

  constructor() {
    super('No role found for the user.');
  }
}

/** §5: the role response must contain a numeric role. */
export function readRole(answer: unknown): Role {
  const role = typeof answer === 'object' && answer !== null && 'role' in answer ? answer.role : undefined;
  if (role === 0 || role === 1 || role === 2) return role;
  throw new NoRoleError();
}
