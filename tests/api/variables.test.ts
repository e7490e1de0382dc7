import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, request, type Caller } from '../support/api';

const path = '/api/variables';
let sam: Caller;
beforeAll(async () => {
  sam = await newPerson();
});
const set = (variables: unknown, more: object = {}) =>
  request('PUT', path, { as: sam, body: { variables, ...more } });
const listed = async (as = sam): Promise<unknown> => (await request('GET', path, { as })).json;

const cues = {
  type: 'choice',
  options: [{ name: 'sit' }, { name: 'heel', texts: { male: 'walking at his side' } }],
  takesSeveral: true,
  default: 'sit',
};

describe('what variables ask for', () => {
  it('is a library’s own, by name, and can be changed and forgotten', async () => {
    expect(await listed()).toEqual([]);
    const { status, json } = await set([
      { name: ' Next Lesson', kind: { type: 'date', default: { inDays: 7 } } },
      { name: 'cues', kind: cues },
    ]);
    const lesson = { name: 'next lesson', kind: { type: 'date', default: { inDays: 7 } } };
    expect([status, json]).toEqual([200, [{ name: 'cues', kind: cues }, lesson]]);
    expect(await listed(await newPerson())).toEqual([]);
    const { json: after } = await set([{ name: 'cues', kind: null }]);
    expect(after).toEqual([lesson]);
    expect(await listed()).toEqual([lesson]);
  });

  it('stays where only what is new is asked for', async () => {
    await set([{ name: 'fee', kind: { type: 'money', currency: 'USD' } }]);
    const { json } = await set(
      [
        { name: 'fee', kind: { type: 'number' } },
        { name: 'weeks', kind: { type: 'number', unit: { one: 'week', many: 'weeks' } } },
      ],
      { onlyNew: true },
    );
    expect(json).toContainEqual({ name: 'fee', kind: { type: 'money', currency: 'USD' } });
    expect(json).toContainEqual({
      name: 'weeks',
      kind: { type: 'number', unit: { one: 'week', many: 'weeks' } },
    });
  });

  it.each([
    ['a name that is none', { name: '7', kind: { type: 'date' } }, 'A variable starts with a letter'],
    [
      'no options',
      { name: 'a', kind: { ...cues, options: [], default: undefined } },
      'A choice needs an option.',
    ],
    [
      'two of a name',
      { name: 'a', kind: { ...cues, options: [{ name: 'sit' }, { name: 'Sit ' }] } },
      'Each option of a choice needs a name of its own.',
    ],
    [
      'a beginning that is no option',
      { name: 'a', kind: { ...cues, default: 'down' } },
      'What is chosen to begin with is one of the options.',
    ],
    [
      'braces',
      { name: 'a', kind: { ...cues, options: [{ name: '{{sit}}' }] } },
      'An option is one line without braces.',
    ],
    ['a day of no week', { name: 'a', kind: { type: 'date', default: { weekday: 7 } } }, undefined],
    ['less than nothing', { name: 'a', kind: { type: 'number', default: -1 } }, undefined],
    ['another kind', { name: 'a', kind: { type: 'color' } }, undefined],
    ['more than was asked for', { name: 'a', kind: { type: 'date', at: 7 } }, undefined],
  ])('is refused with %s', async (_what, variable, sentence) => {
    const before = await listed();
    const { status, json } = await set([variable]);
    expect([status, json.code]).toEqual([400, 'validation']);
    if (sentence !== undefined) expect(JSON.stringify(json)).toMatch(sentence);
    expect(await listed()).toEqual(before);
  });

  it('is at most so much', async () => {
    const lee = await newPerson();
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => ({ name: `v${from + n}`, kind: { type: 'date' } }));
    const put = (variables: unknown) => request('PUT', path, { as: lee, body: { variables } });
    expect((await put(many(0, 201))).status).toBe(400);
    expect((await put(many(0, 200))).status).toBe(200);
    expect((await put(many(200, 100))).status).toBe(200);
    const { status, json } = await put(many(300, 1));
    expect([status, json.code, json.error]).toEqual([
      409,
      'conflict',
      'At most 300 variables of a library can ask for more than a text.',
    ]);
  });
});
