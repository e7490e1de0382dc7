import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, request, type Caller } from '../support/api';

const path = '/api/uses';
const monday = '2026-11-02T09:00:00.000Z';
const twoWeeksLater = '2026-11-16T09:00:00.000Z';

let sam: Caller;
const tell = (uses: object, as = sam, headers: Record<string, string> = {}) =>
  request('POST', path, { as, body: { uses }, headers });
const list = async (as = sam) => (await request('GET', path, { as })).json as unknown;

beforeAll(async () => {
  sam = await newPerson();
});

describe('uses', () => {
  it('are the caller’s own, on whatever device, what counts most first', async () => {
    const kim = await newPerson();
    expect(await list(kim)).toEqual([]);
    expect((await tell([{ id: 'once', usedAt: monday }], kim)).status).toBe(204);
    await tell([{ id: 'twice', usedAt: monday }], kim);
    await tell([{ id: 'twice', usedAt: twoWeeksLater }], kim);
    expect(await list(kim)).toEqual([
      { id: 'twice', weight: 1.5, usedAt: twoWeeksLater },
      { id: 'once', weight: 1, usedAt: monday },
    ]);
    expect(await list()).toEqual([]);
  });

  it('told late count as if they had been told in time', async () => {
    const kim = await newPerson();
    await tell([{ id: 'recall', usedAt: twoWeeksLater }], kim);
    await tell([{ id: 'recall', usedAt: monday }], kim);
    expect(await list(kim)).toEqual([{ id: 'recall', weight: 1.5, usedAt: twoWeeksLater }]);
  });

  it('count once for one key', async () => {
    const kim = await newPerson();
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    for (const status of [204, 204]) {
      expect((await tell([{ id: 'recall', usedAt: monday }], kim, key)).status).toBe(status);
    }
    expect(await list(kim)).toEqual([{ id: 'recall', weight: 1, usedAt: monday }]);
    expect((await tell([{ id: 'door', usedAt: monday }], kim, key)).status).toBe(409);
  });

  it('of a clock that is ahead are of now', async () => {
    const kim = await newPerson();
    await tell([{ id: 'recall', usedAt: '2199-01-01T00:00:00.000Z' }], kim);
    const [use] = (await list(kim)) as { usedAt: string }[];
    expect(Math.abs(Date.parse(use?.usedAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it.each([
    [undefined],
    [[]],
    [[{ id: 'recall' }]],
    [[{ id: '', usedAt: monday }]],
    [[{ id: 'a/b', usedAt: monday }]],
    [[{ id: 'recall', usedAt: 'yesterday' }]],
    [[{ id: 'recall', usedAt: '2026-99-99T09:00:00.000Z' }]],
    [[{ id: 'recall', usedAt: 7 }]],
    [[{ id: 'recall', usedAt: monday, weight: 1_000 }]],
    [Array.from({ length: 101 }, (_, n) => ({ id: `s${n}`, usedAt: monday }))],
  ])('are refused with 400: %j', async (uses) => {
    const { status, json } = await request('POST', path, { as: sam, body: { uses } });
    expect([status, json.code]).toEqual([400, 'validation']);
  });
});
