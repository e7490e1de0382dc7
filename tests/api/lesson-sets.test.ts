import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, request, type Caller } from '../support/api';

const path = '/api/lesson-sets';
const body = { name: 'Lesson 1', snippets: [{ id: 'hello' }, { id: 'recap', orgId: 'school' }] };

let sam: Caller;
const post = (given: object, headers: Record<string, string> = {}) =>
  request('POST', path, { as: sam, body: given, headers });
const list = async (as: Caller = sam) => (await request('GET', path, { as })).json as { name: string }[];

beforeAll(async () => {
  sam = await newPerson();
});

describe('lesson sets', () => {
  it('are kept with the account, by name, whatever the order they came in', async () => {
    const kim = await newPerson();
    for (const name of ['Lesson 10', 'lesson 9', 'Closing']) {
      await request('POST', path, { as: kim, body: { ...body, name } });
    }
    expect((await list(kim)).map(({ name }) => name)).toEqual(['Closing', 'lesson 9', 'Lesson 10']);
    expect(await list(sam)).toEqual([]);
  });

  it('hold each snippet once, in their order, and a subject', async () => {
    const { status, json } = await post({
      name: ' Door ',
      subject: '{{dog}} at the door ',
      snippets: [...body.snippets, { id: 'hello' }],
    });
    expect(status).toBe(201);
    const { id, ...rest } = json as unknown as { id: string };
    expect(rest).toEqual({ ...body, name: 'Door', subject: '{{dog}} at the door' });
    expect(await list()).toContainEqual({ id, ...rest });
  });

  it('are not made twice under one key', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const given = { ...body, name: 'Once' };
    const [first, second] = [await post(given, key), await post(given, key)];
    expect([second.status, second.json]).toEqual([201, first.json]);
  });

  it('have names of their own', async () => {
    await post({ ...body, name: 'Recall' });
    const answer = await post({ ...body, name: 'RECALL' });
    expect([answer.status, answer.json.code]).toEqual([409, 'conflict']);
    expect(answer.json.error).toBe('You already have a lesson set with this name.');
  });

  it('are changed whole and taken away', async () => {
    const { json } = await post({ ...body, name: 'Old', subject: 'Hello' });
    const { id } = json as unknown as { id: string };
    const changed = { id, name: 'New', snippets: [{ id: 'door' }] };
    expect((await request('PUT', path, { as: sam, body: changed })).json).toEqual(changed);
    expect(await list()).toContainEqual(changed);
    expect((await request('DELETE', `${path}?id=${id}`, { as: sam })).status).toBe(204);
    expect(await list()).not.toContainEqual(changed);
    expect((await request('DELETE', `${path}?id=${id}`, { as: sam })).status).toBe(404);
    expect((await request('PUT', path, { as: sam, body: changed })).status).toBe(404);
  });

  it('are nobody else’s to change', async () => {
    const { json } = await post({ ...body, name: 'Mine' });
    const { id } = json as unknown as { id: string };
    const kim = await newPerson();
    expect((await request('PUT', path, { as: kim, body: { id, ...body } })).status).toBe(404);
    expect((await request('DELETE', `${path}?id=${id}`, { as: kim })).status).toBe(404);
    expect((await list()).map(({ name }) => name)).toContain('Mine');
  });

  it('go with the account’s data', async () => {
    await post({ ...body, name: 'Kept' });
    const { json } = await request('GET', '/api/account/export', { as: sam });
    expect(json).toMatchObject({ lessonSets: await list() });
  });

  it.each([
    {},
    { ...body, name: ' ' },
    { ...body, name: 'x'.repeat(81) },
    { ...body, snippets: [] },
    { ...body, snippets: Array.from({ length: 51 }, (_, n) => ({ id: `s${n}` })) },
    { ...body, snippets: [{ id: '../x' }] },
    { ...body, subject: '' },
    { ...body, more: 1 },
  ])('refuse %j', async (given) => {
    const answer = await post(given);
    expect([answer.status, answer.json.code]).toEqual([400, 'validation']);
  });
});
