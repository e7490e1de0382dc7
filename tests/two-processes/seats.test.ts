import { expect, it } from 'vitest';
import { verifiedPerson } from '../support/api';
import {
  aPayingSchool,
  atBoth,
  call,
  changeAtStripe,
  inTurns,
  numbers,
  outcomes,
} from '../support/two-processes';

const seats = 3;

it('of twice as many invitations as there are seats, sent through both at once, exactly the seats are used', async () => {
  const { admin, orgId } = await aPayingSchool(1 + seats);
  const emails = numbers(2 * seats).map((index) => `${index}-${crypto.randomUUID()}@heelwrite.test`);
  const invited = await inTurns(emails, (at, email) =>
    call('POST', `/api/organization/membership?orgId=${orgId}`, {
      ...at,
      as: admin,
      body: { email, role: 2 },
    }),
  );
  expect(outcomes(invited)).toEqual({ 201: seats, no_seat: seats });
  for (const { json } of await atBoth('GET', `/api/organization?orgId=${orgId}`, { as: admin })) {
    expect(json.members).toHaveLength(1 + seats);
  }
});

it('who accepts first gets the seats that are left, whichever process they ask', async () => {
  const people = await Promise.all(numbers(2 * seats).map(() => verifiedPerson()));
  const { admin, orgId } = await aPayingSchool(1 + people.length);
  for (const { email } of people) {
    const body = { email, role: 2 };
    await call('POST', `/api/organization/membership?orgId=${orgId}`, { as: admin, body });
  }
  await changeAtStripe(orgId, { quantity: 1 + seats, silent: true });
  const accepted = await inTurns(people, (at, as) =>
    call('POST', `/api/organization/user?orgId=${orgId}&action=accept`, { ...at, as }),
  );
  expect(outcomes(accepted)).toMatchObject({ no_seat: seats });
  for (const { json } of await atBoth('GET', `/api/organization?orgId=${orgId}`, { as: admin })) {
    const active = (json.members as { status: number }[]).filter(({ status }) => status === 1);
    expect(active).toHaveLength(1 + seats);
  }
});
