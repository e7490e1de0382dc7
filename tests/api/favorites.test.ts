import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, request, type Caller } from '../support/api';

const path = '/api/favorites';
let sam: Caller;
const mark = (id: string) => request('PUT', path, { as: sam, body: { id } });
const unmark = (id: string) => request('DELETE', `${path}?id=${id}`, { as: sam });
const marked = async (as = sam): Promise<unknown> => (await request('GET', path, { as })).json;

beforeAll(async () => {
  sam = await newPerson();
});

describe('favorites', () => {
  it('are the caller’s own, each once, in the order in which they were marked', async () => {
    expect(await marked()).toEqual([]);
    for (const id of ['recall', 'door', 'recall']) {
      const { status, json } = await mark(id);
      expect([status, json]).toEqual([200, { id }]);
    }
    expect(await marked()).toEqual([{ id: 'recall' }, { id: 'door' }]);
    expect(await marked(await newPerson())).toEqual([]);
  });

  it('lose their mark, and once more without harm', async () => {
    await mark('gone');
    expect((await unmark('gone')).status).toBe(204);
    expect((await unmark('gone')).status).toBe(204);
    expect(await marked()).not.toContainEqual({ id: 'gone' });
  });

  it.each([[{}], [{ id: '' }], [{ id: 'a/b' }], [{ id: 'recall', sex: 'male' }], [{ id: 7 }]])(
    'are refused with 400: %j',
    async (body) => {
      const { status, json } = await request('PUT', path, { as: sam, body });
      expect([status, json.code]).toEqual([400, 'validation']);
    },
  );
});
