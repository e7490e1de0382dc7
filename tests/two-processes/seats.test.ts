import { expect, it } from 'vitest';
import { verifiedPerson } from '../support/api';
import { turnSwitch } from '../support/stripe';
import {
  aMember,
  aPayingSchool,
  atBoth,
  billingOf,
  call,
  changeAtStripe,
  inTurns,
  licensesAtBoth,
  numbers,
  outcomes,
  stripeUrl,
  takeStripe,
  until,
} from '../support/two-processes';

const seats = 4;

type School = Awaited<ReturnType<typeof aPayingSchool>>;

const invite = ({ admin, orgId }: School, email: string, at?: string) =>
  call('POST', `/api/organization/membership?orgId=${orgId}`, { as: admin, at, body: { email, role: 2 } });

/** Reading Stripe, each process would come to the seats at another moment: after a failure both leave it alone for ten seconds. */
async function withoutAskingStripe(school: School): Promise<void> {
  const { customerId } = await billingOf(`o_${school.orgId}`);
  await takeStripe();
  await turnSwitch(stripeUrl, 'calls', { fail: 'before', only: 'GET /v1/subscriptions', about: customerId });
  const refused = await inTurns([1, 2], ({ at }) => invite(school, school.admin.email, at));
  expect(outcomes(refused)).toEqual({ conflict: 2 });
}

it('of twice as many invitations as there are seats, sent through both at once, exactly the seats are used', async () => {
  const many = 10;
  const school = await aPayingSchool(1 + many);
  await withoutAskingStripe(school);
  const emails = numbers(2 * many).map((index) => `${index}-${crypto.randomUUID()}@heelwrite.test`);
  const invited = await inTurns(emails, ({ at }, email) => invite(school, email, at));
  expect(outcomes(invited)).toEqual({ 201: many, no_seat: many });
  const path = `/api/organization?orgId=${school.orgId}`;
  for (const { json } of await atBoth('GET', path, { as: school.admin })) {
    expect(json.members).toHaveLength(1 + many);
  }
});

it('who accepts first gets the seats that are left, whichever process they ask', async () => {
  const people = await Promise.all(numbers(2 * seats).map(() => verifiedPerson()));
  const school = await aPayingSchool(1 + people.length);
  for (const { email } of people) await invite(school, email);
  await changeAtStripe(school.orgId, { quantity: 1 + seats });
  await until(
    async () => (await licensesAtBoth(school)).every((licenses) => licenses === 1 + seats),
    'both know that there are fewer licenses',
  );
  await withoutAskingStripe(school);
  const accepted = await inTurns(people, (at, as) =>
    call('POST', `/api/organization/user?orgId=${school.orgId}&action=accept`, { ...at, as }),
  );
  expect(outcomes(accepted)).toMatchObject({ no_seat: seats });
  const path = `/api/organization?orgId=${school.orgId}`;
  for (const { json } of await atBoth('GET', path, { as: school.admin })) {
    const active = (json.members as { status: number }[]).filter(({ status }) => status === 1);
    expect(active).toHaveLength(1 + seats);
  }
});

it('of two admins who leave at once through two processes one stays', async () => {
  const { admin, orgId } = await aPayingSchool(2);
  const other = await aMember(admin, orgId, 0);
  const left = await inTurns([admin, other], ({ at }, as) =>
    call('DELETE', `/api/organization/membership?orgId=${orgId}&email=${encodeURIComponent(as.email)}`, {
      as,
      at,
    }),
  );
  expect(outcomes(left)).toEqual({ 204: 1, last_admin: 1 });
});
