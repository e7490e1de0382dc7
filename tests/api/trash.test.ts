import { beforeAll, describe, expect, it } from 'vitest';
import { aDraft, aSnippet, newPerson, request, type Caller } from '../support/api';

let sam: Caller;
beforeAll(async () => {
  sam = await newPerson();
});

interface Page {
  readonly snippets: readonly {
    readonly snippet: { readonly id: string };
    readonly deletedBy: object;
    readonly deletedAt: string;
    readonly purgeAt: string;
  }[];
}
const trashOf = async (as = sam) => (await request('GET', '/api/trash', { as })).json as Page;
const restore = (body: object, as = sam) => request('POST', '/api/trash/restore', { as, body });

/** A snippet that is in the trash. */
async function deleted(as = sam) {
  const snippet = await aSnippet(as);
  expect((await request('DELETE', `/api/snippets?id=${snippet.id}`, { as })).status).toBe(204);
  return snippet;
}

describe('the trash', () => {
  it('gives back what was deleted, as the contract says', async () => {
    const { id } = await deleted();
    const [{ snippet, deletedBy, deletedAt, purgeAt }] = (await trashOf()).snippets as [Page['snippets'][0]];
    expect([snippet.id, deletedBy]).toEqual([id, { uid: sam.uid, name: sam.email }]);
    expect((Date.parse(purgeAt) - Date.parse(deletedAt)) / 86_400_000).toBe(30);
    expect((await request('GET', `/api/snippets?id=${id}`, { as: sam })).status).toBe(404);
    const { status, json } = await restore({ ids: [id, 'none'] });
    expect([status, json]).toEqual([200, { restored: [snippet], missing: ['none'] }]);
    expect((await request('GET', `/api/snippets?id=${id}`, { as: sam })).json).toEqual(snippet);
    expect((await restore({ ids: [id] })).json).toEqual({ restored: [], missing: [id] });
    expect(await trashOf()).toEqual({ snippets: [] });
  });

  it('is emptied of one, or of all, for good', async () => {
    const [one] = [await deleted(), await deleted(), await deleted()];
    expect((await request('DELETE', `/api/trash?id=${one.id}`, { as: sam })).status).toBe(204);
    expect((await trashOf()).snippets).toHaveLength(2);
    expect((await request('DELETE', '/api/trash?all=true', { as: sam })).status).toBe(204);
    expect(await trashOf()).toEqual({ snippets: [] });
    expect((await restore({ ids: [one.id] })).json).toEqual({ restored: [], missing: [one.id] });
  });

  it('is nobody else’s', async () => {
    const { id } = await deleted();
    const kim = await newPerson();
    expect((await trashOf(kim)).snippets).toEqual([]);
    expect((await restore({ ids: [id] }, kim)).json).toEqual({ restored: [], missing: [id] });
    expect((await request('DELETE', `/api/trash?id=${id}`, { as: kim })).status).toBe(204);
    expect((await trashOf()).snippets).toHaveLength(1);
  });

  it.each([
    ['POST', '/api/trash/restore', {}],
    ['POST', '/api/trash/restore', { ids: [] }],
    ['POST', '/api/trash/restore', { ids: 'abc' }],
    ['POST', '/api/trash/restore', { ids: ['../x'] }],
    ['POST', '/api/trash/restore', { ids: Array.from({ length: 201 }, (_, n) => `id-${n}`) }],
    ['POST', '/api/trash/restore', { ids: ['abc'], orgId: null }],
    ['GET', '/api/trash?after=nowhere', undefined],
    ['GET', '/api/trash?all=true', undefined],
    ['DELETE', '/api/trash', undefined],
    ['DELETE', '/api/trash?all=false', undefined],
    ['DELETE', '/api/trash?all=true&id=abc', undefined],
  ] as const)('refuses %s %s %j', async (method, path, body) => {
    const { status, json } = await request(method, path, { as: sam, ...(body && { body }) });
    expect([status, json.code]).toEqual([400, 'validation']);
  });
});

describe('history', () => {
  const historyOf = async (id: string) =>
    (await request('GET', `/api/snippets/history?id=${id}`, { as: sam })).json as { states: object[] };
  const restoreState = (body: object) => request('POST', '/api/snippets/history/restore', { as: sam, body });

  it('has what was saved before, and saves it anew', async () => {
    const { json: first } = await request('POST', '/api/snippets', { as: sam, body: aDraft() });
    const body = { ...aDraft({ title: 'Anew' }), id: first.id, revision: 1 };
    const { json: second } = await request('PUT', '/api/snippets', { as: sam, body });
    const { title, versions, tags, updatedAt } = first;
    const savedBy = { uid: sam.uid, name: sam.email };
    expect(await historyOf(first.id)).toEqual({
      states: [{ revision: 1, title, versions, tags, savedAt: updatedAt, savedBy }],
    });
    const { status, json } = await restoreState({ id: first.id, revision: 2, state: 1 });
    expect([status, json]).toEqual([200, { ...first, updatedAt: json.updatedAt, revision: 3 }]);
    expect((await historyOf(first.id)).states).toMatchObject([
      { revision: 2, title: second.title },
      { revision: 1 },
    ]);
  });

  it.each([
    [{ state: 1, revision: 1 }, 409, 'conflict'],
    [{ state: 9, revision: 2 }, 404, 'not_found'],
    [{ state: 0, revision: 2 }, 400, 'validation'],
    [{ state: 1 }, 400, 'validation'],
    [{ state: '1', revision: 2 }, 400, 'validation'],
  ])('refuses %j', async (asked, status, code) => {
    const { id } = await aSnippet(sam);
    await request('PUT', '/api/snippets', { as: sam, body: { ...aDraft(), id, revision: 1 } });
    const answer = await restoreState({ id, ...asked });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  it.each(['?id=none', '?id=none&before=1'])('knows nothing of %s', async (query) => {
    expect((await request('GET', `/api/snippets/history${query}`, { as: sam })).status).toBe(404);
  });

  it.each(['', '?id=none&before=0', '?id=none&before=x', '?id=none&limit=5'])('refuses %s', async (query) => {
    expect((await request('GET', `/api/snippets/history${query}`, { as: sam })).status).toBe(400);
  });
});
