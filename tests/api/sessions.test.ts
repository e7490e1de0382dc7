import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { authenticate } from '@/scripts/accounts/local-account';
import { newPerson, request, type Caller } from '../support/api';

const authUrl = process.env['HEELWRITE_AUTH_URL'] ?? 'http://127.0.0.1:9099';
const statusOf = async (as?: Caller | string) => {
  const options = as === undefined ? {} : { as };
  return (await request('GET', '/api/account', options)).status;
};
const signOutEverywhere = (as?: Caller) =>
  request('POST', '/api/account/sign-out-everywhere', as === undefined ? {} : { as });

it('signing out everywhere ends every session of the caller, and nobody else’s', async () => {
  const [sam, kim] = [await newPerson(), await newPerson()];
  const elsewhere = await authenticate(authUrl, 'signInWithPassword', sam.email);
  expect([await statusOf(sam), await statusOf(elsewhere.token)]).toEqual([200, 200]);
  // Firebase counts in seconds: a sign-in of this very second would count as one after it.
  await pause(1_100);
  expect((await signOutEverywhere()).status).toBe(401);
  expect(await statusOf(sam)).toBe(200);
  const answer = await signOutEverywhere(sam);
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect([await statusOf(sam), await statusOf(elsewhere.token), await statusOf(kim)]).toEqual([
    401, 401, 200,
  ]);

  const anew = await authenticate(authUrl, 'signInWithPassword', sam.email);
  expect(await statusOf(anew.token)).toBe(200);
  const { json } = await request('GET', '/api/audit', { as: anew.token });
  expect(json.events[0]).toMatchObject({
    actor: { uid: sam.uid },
    action: 'account.signed_out_everywhere',
  });
});
