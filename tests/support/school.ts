import { setTimeout as pause } from 'node:timers/promises';
import { payAtCheckout } from '@/local/stripe/pages/pay-at-checkout';
import { aDraft, newPerson, request, verifiedPerson, type Caller } from './api';

/** nobody · an unverified account whose address is invited · a member of another school · no plan · invited · roles 2, 1, 0 · support staff without a grant */
export const callers = [
  'nobody',
  'unverified',
  'outsider',
  'free',
  'invited',
  'member',
  'editor',
  'admin',
  'support',
] as const;
export type Name = (typeof callers)[number];
export type People = Readonly<Record<Exclude<Name, 'nobody'>, Caller>>;

export interface School {
  readonly orgId: string;
  readonly people: People;
  /** A snippet of the school. */
  readonly shared: string;
}

const organization = '/api/organization';
const membership = `${organization}/membership`;

async function must(method: string, path: string, as: Caller, body?: unknown) {
  const answer = await request(method, path, { as, ...(body !== undefined && { body }) });
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.text}`);
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- answers of every shape
  return answer.json;
}

async function subscribed(admin: Caller, name: string): Promise<string> {
  const { id } = (await must('POST', organization, admin, { name })) as { id: string };
  const { url } = (await must('POST', `/api/stripe/create-session?orgId=${id}&licenseCount=30`, admin)) as {
    url: string;
  };
  await payAtCheckout(url);
  for (let tries = 0; tries < 100; tries += 1) {
    const { json } = await request('GET', `${organization}?orgId=${id}`, { as: admin });
    if (json.mostRecentSubscriptionStatus?.licenses === 30) return id;
    await pause(50);
  }
  throw new Error('The payment did not arrive.');
}

/** Someone of every kind, whom the schools to come know; the outsider has a school of their own. */
export async function someOfEachKind(): Promise<People> {
  const [unverified, outsider, free, invited, member, editor, admin, support] = await Promise.all([
    newPerson(),
    verifiedPerson(),
    verifiedPerson(),
    verifiedPerson(),
    verifiedPerson(),
    verifiedPerson(),
    verifiedPerson(),
    verifiedPerson({ globalAdmin: true }),
  ]);
  await subscribed(outsider, 'Other School');
  return { unverified, outsider, free, invited, member, editor, admin, support };
}

/** A school whose seats are paid for, with these people in their roles and one snippet. */
export async function aSchool(people: People): Promise<School> {
  const { unverified, invited, member, editor, admin } = people;
  const orgId = await subscribed(admin, 'Sit & Stay');
  const ofOrg = `?orgId=${orgId}`;
  const roles = [
    [unverified, 2],
    [invited, 2],
    [member, 2],
    [editor, 1],
  ] as const;
  for (const [{ email }, role] of roles) await must('POST', membership + ofOrg, admin, { email, role });
  for (const person of [member, editor]) {
    await must('POST', `${organization}/user${ofOrg}&action=accept`, person);
  }
  const { id: shared } = (await must('POST', `/api/snippets${ofOrg}`, admin, aDraft())) as { id: string };
  return { orgId, people, shared };
}
