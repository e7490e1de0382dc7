import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, request, type Caller } from '../support/api';
import { aFilter } from '../support/saved-filters';

const path = '/api/saved-filters';
let sam: Caller;
const save = (body: object, as = sam, headers: Record<string, string> = {}) =>
  request('POST', path, { as, body, headers });
const list = async (as = sam) =>
  (await request('GET', path, { as })).json as unknown as { id: string; name: string }[];
const names = async (as = sam) => (await list(as)).map(({ name }) => name);
const remove = (id: string, as = sam) => request('DELETE', `${path}?id=${id}`, { as });
const idOf = async (answer: ReturnType<typeof save>) => ((await answer).json as unknown as { id: string }).id;

beforeAll(async () => {
  sam = await newPerson();
});

describe('saved filters', () => {
  it('are the caller’s own, in the order in which they were saved', async () => {
    const kim = await newPerson();
    for (const name of ['Walks', 'Appointments', 'Puppies'])
      expect((await save(aFilter(name), kim)).status).toBe(201);
    expect(await names(kim)).toEqual(['Walks', 'Appointments', 'Puppies']);
    expect(await names()).toEqual([]);
  });

  it('hold all that the list can be filtered by, each once', async () => {
    const filter = {
      query: '  loose leash ',
      tags: ['puppy', 'puppy', 'walks'],
      versions: ['-female', 'male', 'male'],
      isStale: true,
      isFavorite: true,
      library: 'organization',
    };
    const { status, json } = await save({ name: ' All of it ', filter });
    expect(status).toBe(201);
    const held = { ...filter, query: 'loose leash', tags: ['puppy', 'walks'], versions: ['male', '-female'] };
    expect(json).toMatchObject({ name: 'All of it', filter: held });
    expect(await list()).toContainEqual(json);
  });

  it('are not made twice under one key', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const [first, second] = [await save(aFilter('Once'), sam, key), await save(aFilter('Once'), sam, key)];
    expect([second.status, second.json]).toEqual([201, first.json]);
  });

  it('have names of their own', async () => {
    await save(aFilter('Recall'));
    const { status, json } = await save(aFilter('RECALL'));
    expect([status, json.code, json.error]).toEqual([
      409,
      'conflict',
      'You already have a saved filter with this name.',
    ]);
  });

  it('are renamed, given another filter and put elsewhere', async () => {
    const kim = await newPerson();
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three']) ids.push(await idOf(save(aFilter(name), kim)));
    const change = (body: object) => request('PUT', path, { as: kim, body });
    const changed = { id: ids[0], ...aFilter('First', { isFavorite: true }) };
    expect((await change(changed)).json).toEqual(changed);
    expect((await list(kim))[0]).toEqual(changed);
    await change({ id: ids[2], ...aFilter('Three'), place: 0 });
    expect(await names(kim)).toEqual(['Three', 'First', 'Two']);
    await change({ id: ids[2], ...aFilter('Three'), place: 50 });
    expect(await names(kim)).toEqual(['First', 'Two', 'Three']);
    await save({ ...aFilter('Between'), place: 1 }, kim);
    expect(await names(kim)).toEqual(['First', 'Between', 'Two', 'Three']);
  });

  it('are taken away, and once more without harm', async () => {
    const id = await idOf(save(aFilter('Gone')));
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(204);
    expect(await names()).not.toContain('Gone');
    expect((await request('PUT', path, { as: sam, body: { id, ...aFilter() } })).status).toBe(404);
  });

  it('are nobody else’s to change', async () => {
    const id = await idOf(save(aFilter('Mine')));
    const kim = await newPerson();
    expect((await request('PUT', path, { as: kim, body: { id, ...aFilter() } })).status).toBe(404);
    expect((await remove(id, kim)).status).toBe(204);
    expect(await names()).toContain('Mine');
  });

  it.each([
    [{}, null],
    [{ name: 'No filter' }, null],
    [aFilter(' '), 'A filter needs a name.'],
    [aFilter('x'.repeat(61)), 'A name can have at most 60 characters.'],
    [aFilter('Nothing', {}), 'A filter needs something to filter by.'],
    [aFilter('Blank', { query: '  ' }), 'A filter needs something to filter by.'],
    [aFilter('Long', { query: 'x'.repeat(201) }), 'A search that is saved can have at most 200 characters.'],
    [aFilter('No tag', { tags: [''] }), 'A tag needs a name.'],
    [aFilter('Tag', { tags: ['x'.repeat(41)] }), 'A tag can have at most 40 characters.'],
    [
      aFilter('Tags', { tags: Array.from({ length: 21 }, (_, n) => `t${n}`) }),
      'A filter can have at most 20 tags, as many as a snippet can.',
    ],
    [{ ...aFilter(), filter: { ...aFilter().filter, library: 'theirs' } }, null],
    [{ ...aFilter(), filter: { ...aFilter().filter, versions: ['-dog'] } }, null],
    [{ ...aFilter(), filter: { ...aFilter().filter, order: 'title' } }, null],
    [{ ...aFilter(), filter: { ...aFilter().filter, isStale: 1 } }, null],
    [{ ...aFilter(), filter: null }, null],
    [{ ...aFilter(), place: -1 }, null],
    [{ ...aFilter(), place: 51 }, null],
    [{ ...aFilter(), place: 0.5 }, null],
    [{ ...aFilter(), owner: 'kim' }, null],
  ])('are refused with 400: %j', async (body, sentence) => {
    const { status, json } = await save(body);
    expect([status, json.code]).toEqual([400, 'validation']);
    if (sentence !== null) expect(json.error).toContain(sentence);
  });
});
