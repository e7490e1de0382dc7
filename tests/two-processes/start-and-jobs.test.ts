import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { starterLibrary } from '@/lib/starter/library';
import { aDraft, subscriber } from '../support/api';
import { aPng } from '../support/pictures';
import { clientsOf } from '../support/stripe';
import {
  aThirdProcess,
  call,
  dataDir,
  numbers,
  processes,
  store,
  stripeUrl,
  until,
} from '../support/two-processes';

it('two that start at once have added the demo data once', async () => {
  const { size } = await store.collection('snippets').where('libraryId', '==', 'u_demo-trainer').get();
  expect(size).toBe(starterLibrary.length);
  const { billing } = clientsOf(Number(new URL(stripeUrl).port));
  for (const owner of ['u_demo-trainer', 'o_demo-good-dog-academy']) {
    const record = (await store.doc(`billing/${owner}`).get()).data() as { customerId: string };
    expect(await billing.subscriptionsOf(record.customerId)).toHaveLength(1);
  }
});

const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60_000);

it('what is due is deleted once, by however many look for it at the same time', async () => {
  const sam = await subscriber();
  const made = [];
  for (const index of numbers(4)) {
    const { json } = await call('POST', '/api/snippets', {
      as: sam,
      at: processes[index % 2],
      body: aDraft(),
    });
    made.push((json as { id: string }).id);
  }
  for (const id of made) await call('DELETE', `/api/snippets?id=${id}`, { as: sam });
  const pictures = [];
  for (const size of [10, 20, 30, 40]) {
    const { json } = await call('POST', '/api/pictures', {
      as: sam,
      headers: { 'Content-Type': 'image/png' },
      raw: aPng({ width: size, height: size }),
    });
    pictures.push(json as { id: string; bytes: number });
  }
  const kept = pictures.pop();
  const files = pictures.map(({ id }) => join(dataDir, 'pictures', id));
  expect(files.map((file) => existsSync(file))).toEqual([true, true, true]);

  // Their time is over, and two more start and look for what is due, as all do every now and then.
  for (const id of made) await store.doc(`trash/${id}`).update({ purgeAt: longAgo });
  for (const { id } of pictures)
    await store.doc(`pictures/${id}`).update({ dueAt: longAgo, keepUntil: longAgo });
  await Promise.all([aThirdProcess(), aThirdProcess()]);
  const isGone = async (path: string) => !(await store.doc(path).get()).exists;
  const due = [...made.map((id) => `trash/${id}`), ...pictures.map(({ id }) => `pictures/${id}`)];
  await until(async () => (await Promise.all(due.map(isGone))).every(Boolean), 'what was due is gone');
  await until(async () => files.every((file) => !existsSync(file)), 'the files are gone');
  const library = (await store.doc(`libraries/u_${sam.uid}`).get()).data();
  expect(library).toMatchObject({ count: 0, pictureBytes: kept?.bytes });
  expect(readFileSync('test-results/third-process.log', 'utf8')).not.toContain('"severity":"ERROR"');
});
