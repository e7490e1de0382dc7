import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, request, verifiedPerson, type Caller } from '../support/api';
import { aDogContent, aNote } from '../support/dogs';

const path = '/api/dogs';
let sam: Caller;

const keep = (isKept: boolean, as: Caller) => request('PUT', `${path}/keeping`, { as, body: { isKept } });
const add = (body: object, as = sam, headers: Record<string, string> = {}) =>
  request('POST', path, { as, body, headers });
const note = (body: object, as = sam, headers: Record<string, string> = {}) =>
  request('POST', `${path}/emails`, { as, body, headers });
const list = async (as = sam) =>
  (await request('GET', path, { as })).json as { isKept: boolean; dogs: { id: string }[] };
const emailsOf = (id: string, as = sam) => request('GET', `${path}/emails?dogId=${id}`, { as });

async function aKeeper(): Promise<Caller> {
  const person = await newPerson();
  await keep(true, person);
  return person;
}

beforeAll(async () => {
  sam = await aKeeper();
});

describe('dogs', () => {
  it('are kept from when they are asked to be until they are not', async () => {
    const kim = await newPerson();
    expect(await list(kim)).toEqual({ isKept: false, dogs: [] });
    const { status, json } = await add(aDogContent(), kim);
    expect([status, json.code, json.error]).toEqual([
      409,
      'conflict',
      'Dogs are not kept with your account. You can switch that on in My account, under Preferences.',
    ]);
    expect((await keep(true, kim)).status).toBe(204);
    expect((await add(aDogContent(), kim)).status).toBe(201);
    expect(await list(kim)).toMatchObject({ isKept: true, dogs: [{ name: 'Bella', emails: 0 }] });
    expect((await keep(false, kim)).status).toBe(204);
    expect(await list(kim)).toEqual({ isKept: false, dogs: [] });
  });

  it('are added once for one key, changed, and taken away', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const [first, second] = [
      await add(aDogContent({ name: 'Max' }), sam, key),
      await add(aDogContent({ name: 'Max' }), sam, key),
    ];
    expect([second.status, second.json]).toEqual([201, first.json]);
    const again = await add(aDogContent({ name: 'max' }));
    expect([again.status, again.json.error]).toEqual([409, 'You already have max of Ms. Smith.']);
    const { id } = first.json as { id: string };
    const { client: _, ...changed } = aDogContent({ name: 'Maxi', sex: 'male', details: {} });
    const { status, json } = await request('PUT', path, { as: sam, body: { id, ...changed } });
    expect([status, json]).toMatchObject([200, { id, name: 'Maxi', sex: 'male', details: {} }]);
    expect(json).not.toHaveProperty('client');
    expect((await request('DELETE', `${path}?id=${id}`, { as: sam })).status).toBe(204);
    expect((await list()).dogs.map((dog) => dog.id)).not.toContain(id);
  });

  it('are read by nobody else: not by a colleague, and not by support staff who were let in', async () => {
    const { id } = (await add(aDogContent({ name: 'Secret' }))).json as { id: string };
    await request('PUT', '/api/support/private-snippets', { as: sam, body: { enabled: true } });
    for (const other of [await verifiedPerson({ globalAdmin: true }), await aKeeper()]) {
      expect((await list(other)).dogs).toEqual([]);
      expect((await emailsOf(id, other)).status).toBe(404);
      expect(
        (await request('PUT', path, { as: other, body: { id, ...aDogContent() } })).status,
      ).toBeGreaterThan(403);
      await request('DELETE', `${path}?id=${id}`, { as: other });
    }
    expect((await list()).dogs.map((dog) => dog.id)).toContain(id);
  });

  it.each([
    [{}, null],
    [aDogContent({ name: ' ' }), 'A dog needs a name.'],
    [aDogContent({ client: ' ' }), 'A client needs a name.'],
    [aDogContent({ name: 'x'.repeat(121) }), 'A name can have at most 120 characters.'],
    [aDogContent({ details: { breed: 'x'.repeat(201) } }), 'A detail can have at most 200 characters.'],
    [
      aDogContent({ details: Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`d${n}`, ''])) }),
      'A dog can have at most 60 details.',
    ],
    [aDogContent({ details: { '': 'x' } }), null],
    [aDogContent({ details: { '__proto.x': 'x' } }), null],
    [{ ...aDogContent(), sex: 'several' }, null],
    [{ ...aDogContent(), areSeveral: false }, null],
    [{ ...aDogContent(), owner: 'kim' }, null],
  ])('are refused with 400: %j', async (body, sentence) => {
    const { status, json } = await add(body);
    expect([status, json.code]).toEqual([400, 'validation']);
    if (sentence !== null) expect(json.error).toContain(sentence);
  });
});

describe('emails of a dog', () => {
  it('are noted with what they tell of it, once for one key, and read again', async () => {
    const kim = await aKeeper();
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await note(aNote(), kim, key);
    expect(first.status).toBe(201);
    expect((await note(aNote(), kim, key)).json).toEqual(first.json);
    expect(first.json).toMatchObject({
      ...aDogContent(),
      lastUsedAt: '2026-11-24T09:00:00.000Z',
      emails: 1,
      lastEmail: { subject: 'Loose leash, part 2' },
    });
    const { json } = await emailsOf((first.json as { id: string }).id, kim);
    const { dog: _, ...email } = aNote();
    expect(json).toMatchObject({ emails: [email], hasMore: false });
  });

  it('hold nothing that could run, and no moment that is still to come', async () => {
    const kim = await aKeeper();
    const { json: dog } = await note(
      aNote({ html: '<p onclick="x()">Hi<script>x()</script></p>', copiedAt: '2999-01-01T00:00:00.000Z' }),
      kim,
    );
    const { json } = await emailsOf((dog as { id: string }).id, kim);
    const [email] = (json as { emails: { html: string; copiedAt: string }[] }).emails;
    expect(email?.html).toBe('<p>Hi</p>');
    expect(Date.parse(email?.copiedAt ?? '')).toBeLessThan(Date.now() + 60_000);
  });

  it('are taken away one by one', async () => {
    const kim = await aKeeper();
    const dog = (await note(aNote(), kim)).json as { id: string; lastEmail: { id: string } };
    const remove = () => request('DELETE', `${path}/emails?id=${dog.lastEmail.id}`, { as: kim });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(204);
    expect((await emailsOf(dog.id, kim)).json).toEqual({ emails: [], hasMore: false });
    expect((await list(kim)).dogs).toMatchObject([{ id: dog.id, emails: 0 }]);
  });

  it.each([
    [{}, null],
    [aNote({ html: '<p> </p>' }), 'There is no text in this email.'],
    [aNote({ html: '<div>'.repeat(60) }), null],
    [aNote({ html: 'x'.repeat(200_001) }), 'An email can have at most 200,000 characters to be kept.'],
    [aNote({ subject: 'x'.repeat(301) }), 'A subject can have at most 300 characters.'],
    [aNote({ copiedAt: '2026-13-01T09:00:00.000Z' }), 'This is not a moment.'],
    [{ ...aNote(), dog: { ...aDogContent(), id: 'd' } }, null],
    [{ ...aNote(), dogId: 'd' }, null],
  ])('are refused with 400: %j', async (body, sentence) => {
    const { status, json } = await note(body);
    expect([status, json.code]).toEqual([400, 'validation']);
    if (sentence !== null) expect(json.error).toContain(sentence);
  });
});
