import { beforeAll, describe, expect, it } from 'vitest';
import { aDraft, aSnippet, newPerson, request, type Caller } from '../support/api';

let sam: Caller;
let kim: Caller;
beforeAll(async () => {
  [sam, kim] = await Promise.all([newPerson(), newPerson()]);
});

const read = (as: Caller, id: string) => request('GET', `/api/snippets?id=${id}`, { as });

describe('a new snippet', () => {
  it('comes back as the contract says', async () => {
    const answer = await request('POST', '/api/snippets', {
      as: sam,
      body: aDraft({
        title: '  Loose leash ',
        versions: {
          male: { html: '<p onclick="x()">{{Dog Name}} and his <b>leash</b></p>' },
          female: { html: '<p>{{dog name}} and her leash</p>', origin: 'generated', source: 'male' },
          neutral: { html: '<p></p>' },
        },
        tags: ['leash', 'leash', ' homework '],
        variables: [
          { name: 'Dog Name', color: 'rose' },
          { name: 'not there', color: 'lime' },
        ],
      }),
    });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      id: expect.any(String) as string,
      title: 'Loose leash',
      versions: {
        male: { html: '<p>{{dog name}} and his <strong>leash</strong></p>', origin: 'written', stale: false },
        female: {
          html: '<p>{{dog name}} and her leash</p>',
          origin: 'generated',
          source: 'male',
          stale: false,
        },
      },
      tags: ['leash', 'homework'],
      variables: [{ name: 'dog name', color: 'rose' }],
      createdAt: expect.stringMatching(/Z$/) as string,
      updatedAt: answer.json.createdAt,
      updatedBy: sam.uid,
      revision: 1,
    });
    expect((await read(sam, answer.json.id)).json).toEqual(answer.json);
  });

  it('keeps what makes parts come and go, and asks for what brings them in', async () => {
    const html =
      '<p data-optional="">a</p><ul><li data-optional=" Dog  Cues = Sit "><p>b</p></li></ul><p data-optional="<x>">c</p>';
    const { id } = await aSnippet(sam, { versions: { neutral: { html } }, variables: [] });
    const { versions, variables } = (await read(sam, id)).json;
    expect(versions.neutral.html).toBe(
      '<p data-optional>a</p><ul><li data-optional="dog cues=Sit"><p>b</p></li></ul><p>c</p>',
    );
    expect(variables.map(({ name }: { name: string }) => name)).toEqual(['dog cues']);
  });

  it('keeps what is said where a variable is left blank, beside the bare name', async () => {
    const html =
      '<p>{{ Dog |  your &amp;&nbsp;dog }}, {{dog|the &lt;pup&gt;}}, {{client|}} <a href="https://a.test/{{Day|so on}}">x</a></p>';
    const { id } = await aSnippet(sam, { versions: { neutral: { html } }, variables: [] });
    const { versions, variables } = (await read(sam, id)).json;
    expect(versions.neutral.html).toBe(
      '<p>{{dog|your &amp; dog}}, {{dog|the &lt;pup&gt;}}, {{client}} <a href="https://a.test/{{day|so on}}">x</a></p>',
    );
    expect(variables.map(({ name }: { name: string }) => name)).toEqual(['dog', 'client', 'day']);
  });

  it.each([
    '<script>alert(1)</script><p>a</p>',
    '<p>a<img src=x onerror=alert(1)></p>',
    '<p><a href="javascript:alert(1)">a</a></p>',
    '<style>*{display:none}</style><p style="position:fixed">a</p>',
    '<p>a</p><svg onload=alert(1)><animate onbegin=alert(1) /></svg>',
    '<p>a<svg><style><img src=x onerror=alert(1)></style></svg></p>',
    '<p>a</p><math><mtext></p><img src=x onerror=alert(1)></mtext></math>',
    '<p>a</p><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  ])('never gives hostile html back: %s', async (html) => {
    const { id } = await aSnippet(sam, { versions: { male: { html } } });
    const kept: string = (await read(sam, id)).json.versions.male.html;
    expect(kept).not.toMatch(/<(script|style|svg|img|iframe|math)|onerror|onload|javascript:|style=/i);
    expect(kept).toContain('a');
  });

  it('takes broken surrogates and control characters', async () => {
    const raw = '{"title":"a\\ud800b","versions":{"male":{"html":"x\\u0000\\udfffy"}}}';
    expect((await request('POST', '/api/snippets', { as: sam, raw })).status).toBe(201);
  });

  it('is made once for one Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const [first, second] = await Promise.all([
      request('POST', '/api/snippets', { as: sam, body: aDraft(), headers }),
      request('POST', '/api/snippets', { as: sam, body: aDraft(), headers }),
    ]);
    expect(first.status).toBe(201);
    expect(second.json).toEqual(first.json);
    const other = await request('POST', '/api/snippets', { as: kim, body: aDraft(), headers });
    expect(other.json.id).not.toBe(first.json.id);
  });
});

describe('a changed snippet', () => {
  it('counts its revision and keeps what makes a version stale', async () => {
    const created = await aSnippet(sam, {
      versions: {
        male: { html: '<p>he</p>' },
        female: { html: '<p>she</p>', origin: 'generated', source: 'male' },
      },
    });
    const answer = await request('PUT', '/api/snippets', {
      as: sam,
      body: aDraft({
        id: created.id,
        revision: 1,
        versions: {
          male: { html: '<p>he sits</p>' },
          female: { html: '<p>she</p>', origin: 'generated', source: 'male' },
        },
      }),
    });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      revision: 2,
      versions: { male: { stale: false }, female: { stale: true } },
    });
  });

  it('answers 409 to a stale revision and overwrites nothing', async () => {
    const { id } = await aSnippet(sam);
    const change = (title: string) =>
      request('PUT', '/api/snippets', { as: sam, body: aDraft({ id, revision: 1, title }) });
    expect((await change('First')).status).toBe(200);
    const late = await change('Late');
    expect(late.status).toBe(409);
    expect(late.json.code).toBe('conflict');
    expect((await read(sam, id)).json).toMatchObject({ title: 'First', revision: 2 });
  });

  it('lets one of twenty writers of the same revision win', async () => {
    const { id } = await aSnippet(sam);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        request('PUT', '/api/snippets', { as: sam, body: aDraft({ id, revision: 1, title: `Writer ${n}` }) }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await read(sam, id)).json).toEqual(won[0]?.json);
  });

  it('changes a colour for the whole library', async () => {
    const first = await aSnippet(sam, { versions: { male: { html: '{{marker word}}' } } });
    await aSnippet(sam, {
      versions: { male: { html: '{{marker word}}' } },
      variables: [{ name: 'marker word', color: 'slate' }],
    });
    expect((await read(sam, first.id)).json.variables).toEqual([{ name: 'marker word', color: 'slate' }]);
  });
});

describe("another person's snippet", () => {
  it.each(['GET', 'PUT', 'DELETE', 'MOVE'])(
    'is 404 to %s, the same as one that does not exist',
    async (method) => {
      const { id } = await aSnippet(sam);
      const call = (target: string) => {
        if (method === 'PUT')
          return request('PUT', '/api/snippets', { as: kim, body: aDraft({ id: target, revision: 1 }) });
        if (method === 'MOVE') {
          return request('POST', '/api/snippets/bulk-update-org', {
            as: kim,
            body: { snippetIds: [target], orgId: null },
          });
        }
        return request(method, `/api/snippets?id=${target}`, { as: kim });
      };
      const foreign = await call(id);
      expect(foreign.status).toBe(404);
      expect(foreign.json).toEqual((await call('doesnotexist')).json);
      expect((await read(sam, id)).status).toBe(200);
    },
  );

  it('does not show in lists, tags or variables', async () => {
    const stranger = await newPerson();
    await aSnippet(sam, { tags: ['secret'], versions: { male: { html: '{{secret}}' } } });
    expect((await request('GET', '/api/snippets', { as: stranger })).json).toEqual([]);
    expect((await request('GET', '/api/snippets?tags=true', { as: stranger })).json).toEqual([]);
    expect((await request('GET', '/api/snippets?variables=true', { as: stranger })).json).toEqual([]);
  });
});

describe('the list', () => {
  it('is newest change first and pages without a gap', async () => {
    const person = await newPerson();
    for (let n = 1; n <= 5; n += 1) await aSnippet(person, { title: `Snippet ${n}` });
    const all = await request('GET', '/api/snippets', { as: person });
    expect(all.json.map(({ title }: { title: string }) => title)).toEqual(
      [5, 4, 3, 2, 1].map((n) => `Snippet ${n}`),
    );

    const seen: unknown[] = [];
    let path: string | undefined = '/api/snippets?limit=2';
    while (path) {
      const page = await request('GET', path, { as: person });
      expect(page.json.length).toBeLessThanOrEqual(2);
      seen.push(...page.json);
      path = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(all.json);
  });

  it('answers 304 until something changes', async () => {
    const person = await newPerson();
    await aSnippet(person);
    const first = await request('GET', '/api/snippets', { as: person });
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = () => request('GET', '/api/snippets', { as: person, headers: { 'If-None-Match': etag } });
    const same = await again();
    expect([same.status, same.text, same.headers.get('etag')]).toEqual([304, '', etag]);
    await aSnippet(person);
    expect((await again()).status).toBe(200);
  });

  it('sorts tags and variables, each once', async () => {
    const person = await newPerson();
    await aSnippet(person, { tags: ['recall', 'Alone'], versions: { male: { html: '{{time}} {{dog}}' } } });
    await aSnippet(person, { tags: ['recall', 'leash'], versions: { male: { html: '{{dog}}' } } });
    expect((await request('GET', '/api/snippets?tags=true', { as: person })).json).toEqual([
      'Alone',
      'leash',
      'recall',
    ]);
    expect((await request('GET', '/api/snippets?variables=true', { as: person })).json).toEqual([
      { name: 'dog', color: 'sky' },
      { name: 'time', color: 'amber' },
    ]);
  });
});

describe('deleting', () => {
  it('answers 204 without a body, then 404', async () => {
    const { id } = await aSnippet(sam);
    const first = await request('DELETE', `/api/snippets?id=${id}`, { as: sam });
    expect([first.status, first.text]).toEqual([204, '']);
    expect((await request('DELETE', `/api/snippets?id=${id}`, { as: sam })).status).toBe(404);
  });
});

describe('importing', () => {
  const imported = (as: Caller, snippets: unknown[], headers = {}) =>
    request('POST', '/api/snippets/import', { as, body: { snippets }, headers });

  it('updates known ids, creates the rest, skips with a reason and deletes nothing', async () => {
    const person = await newPerson();
    const known = await aSnippet(person, { title: 'Known', tags: ['kept'] });
    const changed = await aSnippet(person, { title: 'Changed here' });
    const foreign = await aSnippet(sam);
    const answer = await imported(person, [
      aDraft({ id: known.id, title: 'Known, updated' }),
      aDraft({ id: changed.id, revision: 7, title: 'From an old file' }),
      aDraft({ id: foreign.id, title: 'Has the id of a stranger' }),
      aDraft({ title: 'Empty', versions: { male: { html: '<p></p>' } } }),
      aDraft({ id: known.id, title: 'Twice' }),
      aDraft({ title: 'New' }),
    ]);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      created: 2,
      updated: 1,
      skipped: [1, 3, 4].map((index) => ({ index, reason: expect.stringMatching(/\S/) as string })),
    });
    const titles = (await request('GET', '/api/snippets', { as: person })).json.map(
      (s: { title: string }) => s.title,
    );
    expect(titles.sort()).toEqual(['Changed here', 'Has the id of a stranger', 'Known, updated', 'New']);
    expect((await read(sam, foreign.id)).json.title).toBe('Loose leash');
    expect((await read(person, known.id)).json.tags).toEqual(['kept']);
  });

  it('happens once for one Idempotency-Key', async () => {
    const person = await newPerson();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await imported(person, [aDraft()], headers);
    expect((await imported(person, [aDraft()], headers)).json).toEqual(first.json);
    expect((await request('GET', '/api/snippets', { as: person })).json).toHaveLength(1);
  });

  it.each([
    ['none', []],
    ['201', Array.from({ length: 201 }, () => aDraft())],
  ])('refuses %s', async (_count, snippets) => {
    expect((await imported(sam, snippets)).status).toBe(400);
  });
});

describe('moving into the library where they are', () => {
  it('moves nothing', async () => {
    const { id } = await aSnippet(sam);
    const body = { snippetIds: [id, id], orgId: null };
    const answer = await request('POST', '/api/snippets/bulk-update-org', { as: sam, body });
    expect([answer.status, answer.json]).toEqual([200, { moved: 0 }]);
    expect((await read(sam, id)).json.revision).toBe(1);
  });
});
