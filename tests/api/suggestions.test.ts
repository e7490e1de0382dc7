import { beforeAll, describe, expect, it } from 'vitest';
import { aDraft, request } from '../support/api';
import { aSchool, someOfEachKind, type School } from '../support/school';

let school: School;
beforeAll(async () => {
  school = await aSchool(await someOfEachKind());
});

const better = () => aDraft({ versions: { male: { html: '<p>{{dog}} walks beside you.</p>' } } });
const inSchool = (path: string) => `${path}?orgId=${school.orgId}`;
const by = (name: 'member' | 'editor' | 'admin') => school.people[name];

describe('a suggestion', () => {
  it('is made, seen, accepted, and told', async () => {
    const { orgId, shared } = school;
    const body = { snippetId: shared, revision: 1, draft: better(), note: ' Kinder. ' };
    const made = await request('POST', inSchool('/api/suggestions'), { as: by('member'), body });
    const { uid, email } = by('member');
    expect([made.status, made.json]).toEqual([
      201,
      {
        id: made.json.id,
        snippetId: shared,
        snippetTitle: 'Loose leash',
        revision: 1,
        draft: { ...better(), variables: [] },
        note: 'Kinder.',
        by: { uid, name: email },
        at: made.json.at,
        state: 'open',
      },
    ]);
    const seen = await request('GET', inSchool('/api/suggestions'), { as: by('editor') });
    expect([seen.status, seen.json]).toEqual([200, { suggestions: [made.json] }]);
    const answer = { id: made.json.id, revision: 1 };
    const both = await Promise.all(
      (['editor', 'admin'] as const).map((name) =>
        request('POST', inSchool('/api/suggestions/accept'), { as: by(name), body: answer }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = both.find(({ status }) => status === 200)?.json;
    expect(saved).toMatchObject({ revision: 2, suggestedBy: uid });
    const read = await request('GET', `/api/snippets?id=${shared}&orgId=${orgId}`, { as: by('member') });
    expect(read.json).toEqual(saved);
    const told = await request('GET', inSchool('/api/suggestions'), { as: by('member') });
    expect(told.json).toMatchObject({ suggestions: [{ id: made.json.id, state: 'accepted' }] });
    const declined = await request('POST', inSchool('/api/suggestions/decline'), {
      as: by('editor'),
      body: { id: made.json.id, answer: 'No.' },
    });
    expect([declined.status, declined.json.code]).toEqual([409, 'conflict']);
  });

  it.each([
    ['POST', '/api/suggestions', {}],
    ['POST', '/api/suggestions', { snippetId: 'abc', revision: 0, draft: aDraft() }],
    ['POST', '/api/suggestions', { snippetId: 'abc', revision: 1, draft: { title: 'No text' } }],
    ['POST', '/api/suggestions', { snippetId: 'abc', revision: 1, draft: aDraft(), note: 'x'.repeat(501) }],
    [
      'POST',
      '/api/suggestions',
      { snippetId: 'abc', revision: 1, draft: aDraft({ copiedFrom: { orgId: 'a', id: 'b', revision: 1 } }) },
    ],
    ['POST', '/api/suggestions/accept', { id: 'abc' }],
    ['POST', '/api/suggestions/accept', { id: '../x', revision: 1 }],
    ['POST', '/api/suggestions/decline', { id: 'abc', answer: 'x'.repeat(501) }],
    ['DELETE', '/api/suggestions', undefined],
  ] as const)('refuses %s %s %j', async (method, path, body) => {
    const { status, json } = await request(method, inSchool(path), {
      as: by('editor'),
      ...(body && { body }),
    });
    expect([status, json.code]).toEqual([400, 'validation']);
  });

  it('is about an organization', async () => {
    expect((await request('GET', '/api/suggestions', { as: by('editor') })).status).toBe(400);
  });
});

describe('the original of a copy', () => {
  it('is compared with what was copied, and noted as seen', async () => {
    const { orgId } = school;
    const { json: original } = await request('POST', inSchool('/api/snippets'), {
      as: by('editor'),
      body: aDraft(),
    });
    const copiedFrom = { orgId, id: original.id, revision: 1 };
    const { json: copy } = await request('POST', '/api/snippets', {
      as: by('member'),
      body: aDraft({ copiedFrom }),
    });
    expect(copy.copiedFrom).toEqual(copiedFrom);
    await request('PUT', inSchool('/api/snippets'), {
      as: by('editor'),
      body: { ...better(), id: original.id, revision: 1 },
    });
    const asked = `/api/snippets/original?id=${copy.id}`;
    expect((await request('GET', asked, { as: by('member') })).json).toMatchObject({
      then: { revision: 1, versions: copy.versions },
      now: { revision: 2, savedBy: { uid: by('editor').uid, name: by('editor').email } },
    });
    expect((await request('GET', asked, { as: by('editor') })).status).toBe(404);
    const note = (seen: unknown) =>
      request('PUT', '/api/snippets/original', { as: by('member'), body: { id: copy.id, seen } });
    expect([(await note(1)).status, (await note('2')).status]).toEqual([409, 400]);
    const { status, json } = await note(2);
    expect([status, json]).toEqual([200, { ...copy, copiedFrom: { ...copiedFrom, revision: 2 } }]);
  });
});
