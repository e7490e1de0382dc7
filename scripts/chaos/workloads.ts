import { setTimeout as pause } from 'node:timers/promises';
import { listOrganizations } from '../../lib/contracts/organizations.ts';
import * as work from './library-work.ts';
import type { Desk } from './library-work.ts';
import { subscribe } from './paying.ts';
import { oneOf, type Person } from './person.ts';
import * as schools from './school.ts';
import type { School } from './school.ts';
import type { Tally } from './tally.ts';
import type { Wire } from './wire.ts';

interface Day {
  readonly wire: Wire;
  readonly tally: Tally;
  /** In milliseconds: nobody begins anything after that. */
  readonly until: number;
}

type Deed = () => Promise<void>;

/** Does what chance says, with a breath between two things, until the day is over. */
async function untilEvening(person: Person, until: number, deeds: readonly Deed[]): Promise<void> {
  while (Date.now() < until) {
    await oneOf(person, deeds)?.();
    await pause(100 + 400 * person.random());
  }
}

const several = (times: number, deed: Deed): Deed[] => Array.from({ length: times }, () => deed);

/** Someone who writes for themself; who pays writes without a limit. */
export async function aloneAllDay({ wire, tally, until }: Day, person: Person, pays: boolean): Promise<void> {
  const desk: Desk = { wire, tally, person, library: person.library };
  const deeds = [
    ...several(5, () => work.save(desk)),
    ...several(3, () => work.create(desk)),
    ...several(3, () => work.remove(desk)),
    ...several(2, () => work.compare(desk)),
    () => work.takeOver(desk),
    () => work.collect(desk),
    () => work.sign(desk),
    () => work.compareAccount(desk),
    () => work.swap(desk),
  ];
  const paying = pays
    ? subscribe(wire, tally, person).then(() => void (person.isSubscribed = true))
    : undefined;
  await Promise.all([paying, untilEvening(person, until, deeds)]);
}

/** Someone of the school: they accept when they are invited; editors write in its library as well. */
export async function memberAllDay(
  { wire, tally, until }: Day,
  person: Person,
  school: School,
): Promise<void> {
  const own: Desk = { wire, tally, person, library: person.library };
  const shared: Desk = { ...own, library: school.library, orgId: school.orgId };
  const accept = () => schools.accept(school, person);
  while (school.members.get(person.email)?.status !== 1 && Date.now() < until) {
    await accept();
    await pause(300);
  }
  const isEditor = school.members.get(person.email)?.role === 1;
  await untilEvening(person, until, [
    ...several(2, accept),
    ...several(3, () => work.save(own)),
    () => work.remove(own),
    () => work.sign(own),
    async () => {
      await wire.settle(listOrganizations, person);
    },
    ...(isEditor
      ? [
          ...several(3, () => work.create(shared)),
          ...several(3, () => work.save(shared)),
          ...several(2, () => work.remove(shared)),
        ]
      : []),
  ]);
  // Who was invited anew towards evening still answers.
  await accept();
}

export interface Staff {
  readonly editors: readonly Person[];
  readonly members: readonly Person[];
}

/** The one who pays: licenses, invitations, roles, dismissals; the school has its seats before anyone is invited. */
export async function adminAllDay({ wire, tally, until }: Day, school: School, staff: Staff): Promise<void> {
  const { admin, orgId, members } = school;
  const licenseCount = 12;
  await subscribe(wire, tally, admin, { orgId, licenseCount: String(licenseCount) });
  school.licenses = [licenseCount];
  for (const { email } of staff.editors) await schools.invite(school, email, 1);
  for (const { email } of staff.members) await schools.invite(school, email, 2);
  let guests = 0;
  const someMember = () => oneOf(admin, staff.members) as Person;
  await untilEvening(admin, until, [
    ...several(3, () => schools.buy(school)),
    ...several(2, () => schools.invite(school, `guest-${(guests += 1)}@chaos.test`, 2)),
    async () => {
      const guest = oneOf(
        admin,
        [...members.keys()].filter((email) => email.startsWith('guest-')),
      );
      if (guest !== undefined) await schools.dismiss(school, guest);
    },
    async () => {
      const member = someMember();
      if (members.get(member.email)?.status === 1) await schools.dismiss(school, member.email);
      else if (!members.has(member.email)) await schools.invite(school, member.email, 2);
    },
    async () => {
      const member = someMember();
      const known = members.get(member.email);
      await schools.giveRole(school, member, known?.role === 2 ? 1 : 2);
    },
    () => schools.describe(school),
    async () => {
      await schools.look(school);
    },
  ]);
}
