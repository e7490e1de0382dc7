import { expect, it } from 'vitest';
import { turnSwitch } from '../support/stripe';
import {
  aPayingSchool,
  billingOf,
  changeAtStripe,
  licensesAtBoth,
  stripeUrl,
  takeStripe,
  until,
  untilStruck,
  webhooksArrived,
} from '../support/two-processes';

it('events that come late, twice and out of order, to either process, end in what Stripe has', async () => {
  const school = await aPayingSchool(3);
  await takeStripe();
  await turnSwitch(stripeUrl, 'webhooks', { spread: 400, copies: 2 });
  for (const quantity of [7, 4, 9, 5, 12, 6]) await changeAtStripe(school.orgId, { quantity });
  await webhooksArrived();
  expect(await licensesAtBoth(school)).toEqual([6, 6]);

  await turnSwitch(stripeUrl, 'webhooks', { hold: true });
  for (const quantity of [8, 2, 11]) await changeAtStripe(school.orgId, { quantity });
  await webhooksArrived();
  expect(await licensesAtBoth(school)).toEqual([11, 11]);
});

it('what one process has read of Stripe and not yet written does not undo what the other has read since', async () => {
  const school = await aPayingSchool(3);
  const { customerId } = await billingOf(`o_${school.orgId}`);
  await takeStripe();
  // Its answer is as of before the second change, and comes after the other process was told of that.
  const slow = { after: 1_500, only: 'GET /v1/subscriptions', about: customerId, times: 1 };
  await turnSwitch(stripeUrl, 'calls', slow);
  await changeAtStripe(school.orgId, { quantity: 4 });
  await untilStruck();
  await changeAtStripe(school.orgId, { quantity: 9 });
  await until(
    async () => (await licensesAtBoth(school)).every((licenses) => licenses === 9),
    'the other has written',
  );
  await webhooksArrived();
  expect(await licensesAtBoth(school)).toEqual([9, 9]);
});
