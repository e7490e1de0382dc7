import { expect, it } from 'vitest';
import { aDraft } from '../support/api';
import {
  aMember,
  aPayingSchool,
  atBoth,
  call,
  inTurns,
  numbers,
  outcomes,
  processes,
} from '../support/two-processes';

it('of two editors who save the same revision through two processes one wins, and the other is told', async () => {
  const { admin, orgId } = await aPayingSchool(3);
  const editor = await aMember(admin, orgId, 1);
  const path = `/api/snippets?orgId=${orgId}`;
  const made = await call('POST', path, { as: admin, body: aDraft() });
  const { id } = made.json as { id: string };
  for (const round of numbers(2)) {
    const saves = await inTurns([admin, editor], ({ at }, as) =>
      call('PUT', path, { as, at, body: { id, revision: round + 1, ...aDraft({ title: as.email }) } }),
    );
    expect(outcomes(saves)).toEqual({ 200: 1, conflict: 1 });
    const winner = saves.find(({ status }) => status === 200);
    for (const { json } of await atBoth('GET', `${path}&id=${id}`, { as: admin })) {
      expect(json).toMatchObject({ revision: round + 2, title: winner?.json.title as string });
    }
  }
});

it('a library that changed at one is not “as before” at the other', async () => {
  const { admin, orgId } = await aPayingSchool(2);
  const path = `/api/snippets?orgId=${orgId}`;
  const [first, second] = processes;
  const before = await call('GET', path, { as: admin, at: second });
  const headers = { 'If-None-Match': before.headers.get('etag') ?? '' };
  expect((await call('GET', path, { as: admin, at: second, headers })).status).toBe(304);
  await call('POST', path, { as: admin, at: first, body: aDraft() });
  const after = await call('GET', path, { as: admin, at: second, headers });
  expect([after.status, after.json]).toEqual([200, [expect.objectContaining({ title: 'Loose leash' })]]);
});
