import { beforeAll, describe, expect, it } from 'vitest';
import { aDraft, request, verifiedPerson, type Caller } from '../support/api';

const deep = `<p>Sit</p>${'<blockquote>'.repeat(300)}Stay${'</blockquote>'.repeat(300)}`;
const kept = `${'<blockquote>'.repeat(40)}Stay${'</blockquote>'.repeat(40)}`;

const refusal = (what: string) =>
  `${what} is nested more than 40 levels deep. Take lists and quotes out of one another.`;

let someone: Caller;
let orgId: string;
beforeAll(async () => {
  someone = await verifiedPerson();
  const made = await request('POST', '/api/organization', { as: someone, body: { name: 'Deep School' } });
  orgId = made.json.id;
});

const male = (html: string) => aDraft({ versions: { male: { html } } });

/** Every way in for html: what is sent, and the field and the words by which it is refused. */
const ways: readonly {
  name: string;
  call: (html: string) => Promise<readonly [method: string, path: string, body: unknown]>;
  path: string;
  what: string;
}[] = [
  {
    name: 'a new snippet',
    call: async (html) => ['POST', '/api/snippets', male(html)],
    path: 'versions.male.html',
    what: 'The male text',
  },
  {
    name: 'a changed snippet',
    call: async (html) => {
      const { json } = await request('POST', '/api/snippets', { as: someone, body: aDraft() });
      return ['PUT', '/api/snippets', { ...male(html), id: json.id, revision: 1 }];
    },
    path: 'versions.male.html',
    what: 'The male text',
  },
  {
    name: 'an import',
    call: async (html) => [
      'POST',
      '/api/snippets/import',
      { snippets: [aDraft({ title: 'Whole' }), { ...male(html), title: 'Recall' }] },
    ],
    path: 'snippets.1.versions.male.html',
    what: 'The male text of “Recall”',
  },
  {
    name: 'a text to swap',
    call: async (html) => [
      'POST',
      '/api/swap-pronouns',
      { startingSex: 'male', desiredSex: 'female', htmlString: html },
    ],
    path: 'htmlString',
    what: 'The text to swap',
  },
  {
    name: 'a person’s signature',
    call: async (html) => ['PUT', '/api/account', { signature: html }],
    path: 'signature',
    what: 'The signature',
  },
  {
    name: 'an organization’s signature',
    call: async (html) => ['PUT', `/api/organization?orgId=${orgId}`, { details: { signature: html } }],
    path: 'details.signature',
    what: 'The signature',
  },
  {
    name: 'a new organization’s signature',
    call: async (html) => ['POST', '/api/organization', { name: 'Deeper', details: { signature: html } }],
    path: 'details.signature',
    what: 'The signature',
  },
];

describe.each(ways)('$name', ({ call, path, what }) => {
  it('is refused 300 levels deep, and the field is named', async () => {
    const [method, address, body] = await call(deep);
    const answer = await request(method, address, { as: someone, body });
    const message = refusal(what);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ error: message, code: 'validation', fields: [{ path, message }] });
  });

  it('is taken 40 levels deep', async () => {
    const [method, address, body] = await call(kept);
    const answer = await request(method, address, { as: someone, body });
    expect(answer.status).toBeLessThan(300);
  });
});

it('nothing of an import that is refused is kept', async () => {
  const before = await request('GET', '/api/snippets', { as: someone });
  await request('POST', '/api/snippets/import', {
    as: someone,
    body: { snippets: [aDraft({ title: 'Whole' }), male(deep)] },
  });
  const after = await request('GET', '/api/snippets', { as: someone });
  expect(after.json).toEqual(before.json);
});

it('a lesson set holds no html: its subject is text, and stays as it was sent', async () => {
  const { json } = await request('POST', '/api/snippets', { as: someone, body: aDraft() });
  const subject = '<b>'.repeat(60);
  const set = await request('POST', '/api/lesson-sets', {
    as: someone,
    body: { name: 'First week', subject, snippets: [{ id: json.id }] },
  });
  expect(set.status).toBe(201);
  expect(set.json.subject).toBe(subject);
});
