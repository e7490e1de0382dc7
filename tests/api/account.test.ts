import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, request, verifiedPerson, type Caller } from '../support/api';

let sam: Caller;
beforeAll(async () => {
  sam = await newPerson();
});

const put = (body: unknown) => request('PUT', '/api/account', { as: sam, body });

describe('the account', () => {
  it('starts with what Firebase knows', async () => {
    const answer = await request('GET', '/api/account', { as: sam });
    expect(answer.json).toEqual({ uid: sam.uid, email: sam.email, displayName: '' });
  });

  it('changes what is given and keeps the rest', async () => {
    await put({ displayName: ' Sam Ortega ' });
    const answer = await put({ signature: '<p onclick="x()">Best, <b>Sam</b></p>' });
    const expected = {
      uid: sam.uid,
      email: sam.email,
      displayName: 'Sam Ortega',
      signature: '<p>Best, <strong>Sam</strong></p>',
    };
    expect(answer.json).toEqual(expected);
    expect((await put({})).json).toEqual(expected);
  });

  it('takes an empty signature away', async () => {
    await put({ signature: '<p>Sam</p>' });
    expect((await put({ signature: '' })).json).not.toHaveProperty('signature');
  });

  it.each([
    { email: 'other@x.example' },
    { displayName: '' },
    { displayName: 'x'.repeat(81) },
    { signature: 5 },
  ])('refuses %j', async (body) => expect((await put(body)).status).toBe(400));
});

describe('mails about signing in', () => {
  it('goes to whoever asks for their own address', async () => {
    expect((await request('POST', '/api/account/verification-mail', { as: sam })).status).toBe(204);
  });

  it.each(['known', 'unknown'])('a reset of a %s address answers the same', async (which) => {
    const email = which === 'known' ? sam.email : 'nobody@nowhere.example';
    const answer = await request('POST', '/api/account/password-reset-mail', { body: { email } });
    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  it('is limited for one mailbox, whatever address the caller makes up', async () => {
    const email = 'flooded@nowhere.example';
    const answers = [];
    for (let n = 0; n < 6; n += 1) {
      const headers = { 'X-Forwarded-For': `203.0.113.${n}` };
      answers.push(await request('POST', '/api/account/password-reset-mail', { body: { email }, headers }));
    }
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the mail about a new address', () => {
  const ask = (body: unknown, as?: Caller) =>
    request('POST', '/api/account/email-change-mail', { body, ...(as && { as }) });
  const newAddress = () => `new-${crypto.randomUUID()}@nowhere.example`;

  it('is nobody’s to ask for', async () => {
    expect((await ask({ email: newAddress() })).status).toBe(401);
  });

  it.each([
    ['confirmed', 204],
    ['not confirmed', 403],
  ])('for someone whose address is %s is answered with %s', async (which, status) => {
    const kim = which === 'confirmed' ? await verifiedPerson() : await newPerson();
    expect((await ask({ email: newAddress() }, kim)).status).toBe(status);
  });

  it('answers the same where the address has an account', async () => {
    const kim = await verifiedPerson();
    const answer = await ask({ email: sam.email }, kim);
    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  it('is not sent to the address one has', async () => {
    const answer = await ask({ email: ` ${sam.email.toUpperCase()} ` }, sam);
    expect([answer.status, answer.json.fields[0].path]).toEqual([400, 'email']);
  });

  it.each([{}, { email: '' }, { email: 'kim' }, { email: 5 }, { email: 'a@x.example', uid: 'other' }])(
    'refuses %j',
    async (body) => expect((await ask(body, sam)).status).toBe(400),
  );

  it.each(['person', 'mailbox'])('is limited for one %s', async (which) => {
    const kim = await verifiedPerson();
    const email = newAddress();
    const statuses = [];
    for (let n = 0; n < 6; n += 1) {
      const isPerson = which === 'person';
      const answer = await ask(
        { email: isPerson ? newAddress() : email },
        isPerson ? kim : await verifiedPerson(),
      );
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });
});

describe('the log of user actions', () => {
  const log = (body: unknown) => request('POST', '/api/log/useraction', { as: sam, body });

  it.each([
    { action: 'email.copied' },
    { action: 'email.copied', metadata: { snippets: 5 } },
    { action: 'x', metadata: { nested: [[1], [2]], __name__: 'x', '': 'y' } },
  ])('takes %j', async (body) => expect((await log(body)).status).toBe(204));

  it.each([
    {},
    { action: '' },
    { action: 'x'.repeat(101) },
    { action: 'x', metadata: 'text' },
    { action: 'x', metadata: { a: 'x'.repeat(4_096) } },
    { action: 'x', at: 'now' },
  ])('refuses %j', async (body) => expect((await log(body)).status).toBe(400));

  it('answers 429 with Retry-After to a flood', async () => {
    const flooder = await newPerson();
    const answers = await Promise.all(
      Array.from({ length: 130 }, () =>
        request('POST', '/api/log/useraction', { as: flooder, body: { action: 'x' } }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBe(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('health', () => {
  it.each(['/api/health', '/api/health/live', '/api/health/ready'])(
    '%s is open and says nothing but ok and what runs',
    async (path) => {
      const answer = await request('GET', path);
      expect(answer.status).toBe(200);
      expect(answer.json).toEqual({
        status: 'ok',
        version: expect.stringMatching(/^\d+\.\d+\.\d+(\+[\da-f]{12})?$/),
      });
    },
  );
});
