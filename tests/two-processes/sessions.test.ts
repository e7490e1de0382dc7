import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { aDraft, verifiedPerson, type Caller } from '../support/api';
import {
  aMember,
  aPayingSchool,
  atBoth,
  authUrl,
  call,
  numbers,
  processes,
  store,
} from '../support/two-processes';

const [first, second] = processes;
const statuses = async (as: Caller) =>
  (await atBoth('GET', '/api/account', { as })).map(({ status }) => status);

/** Firebase counts in seconds: a sign-in of this very second would count as one after it. */
const nextSecond = () => pause(1_100);

it('sessions that were ended at one have ended at the other with the next call', async () => {
  const sam = await verifiedPerson();
  expect(await statuses(sam)).toEqual([200, 200]);
  await nextSecond();
  const ended = await call('POST', '/api/account/sign-out-everywhere', { as: sam, at: first });
  expect(ended.status).toBe(204);
  expect(await statuses(sam)).toEqual([401, 401]);
});

it('a new password ends at both what was signed in with the former one', async () => {
  const sam = await verifiedPerson();
  expect(await statuses(sam)).toEqual([200, 200]);
  await nextSecond();
  const changed = await fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/accounts:update?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken: sam.token, password: 'another-password' }),
  });
  expect(changed.status).toBe(200);
  expect(await statuses(sam)).toEqual([401, 401]);
});

it('a member who is removed at one is out at the other at once, with whatever was under way', async () => {
  const { admin, orgId } = await aPayingSchool(2);
  const editor = await aMember(admin, orgId, 1);
  const path = `/api/snippets?orgId=${orgId}`;
  const write = () => call('POST', path, { as: editor, at: second, body: aDraft() });
  expect((await write()).status).toBe(201);

  const removal = { isDone: false };
  const writing = numbers(2).map(async () => {
    while (!removal.isDone) await write();
    return (await write()).status;
  });
  const email = encodeURIComponent(editor.email);
  const removed = await call('DELETE', `/api/organization/membership?orgId=${orgId}&email=${email}`, {
    as: admin,
    at: first,
  });
  removal.isDone = true;
  const { size } = await store.collection('snippets').where('libraryId', '==', `o_${orgId}`).get();
  expect(removed.status).toBe(204);
  expect(await Promise.all(writing)).toEqual([403, 403]);
  expect((await call('GET', path, { as: editor, at: second })).status).toBe(403);
  const after = await store.collection('snippets').where('libraryId', '==', `o_${orgId}`).get();
  expect(after.size).toBe(size);
});
