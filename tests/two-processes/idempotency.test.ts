import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aDraft, subscriber, verifiedPerson } from '../support/api';
import { aPng } from '../support/pictures';
import { atBoth, call, dataDir, inTurns, numbers } from '../support/two-processes';

const keyed = (key: string) => ({ 'Idempotency-Key': key });

it('a snippet that is sent to both with one key is there once, and both answer with it', async () => {
  const sam = await subscriber();
  for (const round of numbers(2)) {
    const headers = keyed(crypto.randomUUID());
    const body = aDraft({ title: `Round ${round}` });
    const answers = await inTurns(numbers(2), ({ at }) =>
      call('POST', '/api/snippets', { as: sam, at, headers, body }),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [first] = answers;
    for (const { json } of answers) expect(json).toEqual(first?.json);
  }
  for (const { json } of await atBoth('GET', '/api/snippets', { as: sam })) expect(json).toHaveLength(2);
});

it('so is an organization', async () => {
  const sam = await verifiedPerson();
  const headers = keyed(crypto.randomUUID());
  const answers = await inTurns(numbers(2), ({ at }) =>
    call('POST', '/api/organization', { as: sam, at, headers, body: { name: 'Stay' } }),
  );
  expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1);
  for (const { json } of await atBoth('GET', '/api/organization/user', { as: sam }))
    expect(json).toHaveLength(1);
});

it('so is a picture, whose file both have whole', async () => {
  const sam = await subscriber();
  const headers = { ...keyed(crypto.randomUUID()), 'Content-Type': 'image/png' };
  const bytes = aPng({ width: 300, height: 300 });
  const answers = await inTurns(numbers(2), ({ at }) =>
    call('POST', '/api/pictures', { as: sam, at, headers, raw: bytes }),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  const { address } = answers[0]?.json as { address: string };
  for (const { status, headers: shown } of await atBoth('GET', address)) {
    expect([status, shown.get('content-length')]).toEqual([200, String(bytes.length)]);
  }
  expect(readdirSync(join(dataDir, 'pictures')).filter((name) => name.endsWith('.draft'))).toEqual([]);
});
