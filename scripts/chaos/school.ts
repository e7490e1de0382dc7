import { inviteMember } from '../../lib/contracts/invitations.ts';
import * as organizations from '../../lib/contracts/organizations.ts';
import type { Organization } from '../../lib/contracts/organization-fields.ts';
import { changeLicenses } from '../../lib/contracts/subscription.ts';
import { seatLimit, seatsHeld } from '../../lib/domain/organizations/seats.ts';
import { LibraryLedger } from './ledger.ts';
import { oneOf, type Person } from './person.ts';
import type { Tally } from './tally.ts';
import type { Wire } from './wire.ts';

type Role = 0 | 1 | 2;

export interface KnownMember {
  status: 0 | 1;
  role: Role;
}

/** What the app has acknowledged of the school. */
export interface School {
  readonly wire: Wire;
  readonly tally: Tally;
  readonly orgId: string;
  readonly name: string;
  readonly admin: Person;
  readonly library: LibraryLedger;
  /** By address; whoever is not here is no member. */
  readonly members: Map<string, KnownMember>;
  /** More than one where a change was refused after a try without an answer: either may be so. */
  licenses: readonly number[];
  website: string | undefined;
}

export async function found(wire: Wire, tally: Tally, admin: Person): Promise<School> {
  const name = `School of ${admin.name}`;
  const { reply } = await wire.settle(organizations.createOrganization, admin, {
    body: { name },
    key: crypto.randomUUID(),
  });
  if (!reply) throw new Error('The school could not be founded.');
  return {
    ...{ wire, tally, orgId: reply.id, name, admin, library: new LibraryLedger(), website: undefined },
    members: new Map([[admin.email, { status: 1, role: 0 }]]),
    licenses: [],
  };
}

export async function invite(school: School, email: string, role: Role): Promise<void> {
  const { wire, admin, orgId, members, tally } = school;
  const { reply, refusal } = await wire.settle(inviteMember, admin, {
    query: { orgId },
    body: { email, role },
    key: crypto.randomUUID(),
  });
  if (reply) {
    members.set(email, { status: 0, role });
    checkSeats(school, reply);
  } else if (refusal !== 'no_seat' && refusal !== 'conflict') {
    tally.report('wrongly refused', `invitation of ${email} → ${String(refusal)}`);
  }
}

export async function accept({ wire, orgId, members, tally }: School, person: Person): Promise<void> {
  const known = members.get(person.email);
  if (known?.status !== 0) return;
  const { reply, refusal, isRepeated } = await wire.settle(organizations.acceptInvitation, person, {
    query: { orgId, action: 'accept' },
  });
  if (reply || (refusal === 'conflict' && isRepeated)) known.status = 1;
  // Without a running payment for all of them there may be no seat.
  else if (refusal !== 'no_seat')
    tally.report('wrongly refused', `acceptance of ${person.name} → ${String(refusal)}`);
}

export async function dismiss({ wire, admin, orgId, members, tally }: School, email: string): Promise<void> {
  const { refusal, isRepeated } = await wire.settle(organizations.removeMember, admin, {
    query: { orgId, email },
  });
  if (refusal === undefined || (refusal === 'not_found' && isRepeated)) members.delete(email);
  else tally.report('wrongly refused', `removal of ${email} → ${refusal}`);
}

export async function giveRole(school: School, person: Person, role: Role): Promise<void> {
  const { wire, admin, orgId, members, tally } = school;
  const known = members.get(person.email);
  if (known?.status !== 1) return;
  const { reply, refusal } = await wire.settle(organizations.changeRole, admin, {
    query: { orgId, userId: person.uid },
    body: { role },
  });
  if (reply) known.role = role;
  else tally.report('wrongly refused', `role of ${person.name} → ${String(refusal)}`);
}

export async function buy(school: School): Promise<void> {
  const { wire, admin, orgId, members } = school;
  const held = members.size;
  const wanted = oneOf(admin, [held, held + 1, held + 3, held + 6]) ?? held;
  const { reply, isRepeated } = await wire.settle(changeLicenses, admin, {
    body: { orgId, licenseCount: wanted },
  });
  if (reply) school.licenses = [wanted];
  else if (isRepeated) school.licenses = [...school.licenses, wanted];
}

export async function describe(school: School): Promise<void> {
  const { wire, admin, orgId } = school;
  const website = `https://chaos.example/${crypto.randomUUID()}`;
  const { reply } = await wire.settle(organizations.updateOrganization, admin, {
    query: { orgId },
    body: { details: { website } },
  });
  if (reply) school.website = website;
}

/** Nobody sits on a seat that is not paid for, whatever goes wrong. */
function checkSeats({ tally }: School, { members, mostRecentSubscriptionStatus }: Organization): void {
  const held = seatsHeld(members);
  const limit = seatLimit(mostRecentSubscriptionStatus);
  if (limit !== undefined && held > limit) tally.report('seats above licenses', `${held} of ${limit}`);
}

export async function look(school: School): Promise<Organization | undefined> {
  const { wire, admin, orgId } = school;
  const { reply } = await wire.settle(organizations.getOrganization, admin, { query: { orgId } });
  if (reply) checkSeats(school, reply);
  return reply;
}

/** Holds the school that is there against the one that was acknowledged. */
export async function compareSchool(school: School, quantity: number | undefined): Promise<void> {
  const { tally, name, admin, members, licenses, website, wire } = school;
  const there = await look(school);
  const lost = (what: string) => tally.report('acknowledged and lost', `the school: ${what}`);
  if (!there) {
    lost('all of it');
    return;
  }
  for (const [email, known] of members) {
    const entries = there.members.filter((member) => member.email === email);
    const [entry] = entries;
    if (entries.length > 1) tally.report('doubled', `member ${email}`);
    if (!entry || entry.status !== known.status || entry.role !== known.role) {
      lost(`member ${email}: ${JSON.stringify(known)}, there ${JSON.stringify(entry)}`);
    }
  }
  for (const { email } of there.members) {
    if (!members.has(email)) tally.report('there without being acknowledged', `member ${email}`);
  }
  if (there.details.website !== website) lost(`website ${website ?? 'none'}`);
  const shown = there.mostRecentSubscriptionStatus?.licenses;
  if (shown === undefined || !licenses.includes(shown)) {
    lost(`licenses ${licenses.join(' or ')}, there ${String(shown)}`);
  }
  if (quantity !== shown) lost(`licenses: Stripe has ${String(quantity)}, the school ${String(shown)}`);
  const { reply: all } = await wire.settle(organizations.listOrganizations, admin);
  const same = all?.filter((organization) => organization.name === name).length ?? 0;
  if (same > 1) tally.report('doubled', `the school is there ${same} times`);
}
