import { describe, expect, it } from 'vitest';
import { candidatesFromJson } from '@/lib/domain/import/formats/heelwrite';
import { aSnippet, request, verifiedPerson } from '../support/api';

describe('the data of an account', () => {
  it('is handed over whole, its snippets fit to be imported again', async () => {
    const sam = await verifiedPerson();
    const { id } = await aSnippet(sam, { tags: ['leash'] });
    await request('POST', '/api/organization', { as: sam, body: { name: 'Sit & Stay' } });
    const { status, json } = await request('GET', '/api/account/export', { as: sam });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      account: { uid: sam.uid, email: sam.email },
      organizations: [{ name: 'Sit & Stay', member: { role: 0 } }],
      supportAccess: { enabled: false },
      tokens: { used: 0 },
      audit: [{ action: 'organization.created' }],
    });
    expect(candidatesFromJson(json)).toMatchObject([{ id, tags: ['leash'] }]);
  });
});

describe('deleting an account', () => {
  it('leaves nothing to sign in to, and nothing to read', async () => {
    const sam = await verifiedPerson();
    await aSnippet(sam);
    expect((await request('DELETE', '/api/account', { as: sam })).status).toBe(204);
    expect((await request('GET', '/api/snippets', { as: sam })).status).toBe(401);
  });

  it('is done once, however often it is asked for at the same time', async () => {
    const sam = await verifiedPerson();
    const remove = () => request('DELETE', '/api/account', { as: sam });
    const statuses = (await Promise.all([remove(), remove(), remove()])).map(({ status }) => status);
    expect(statuses).toContain(204);
    // Who comes after the end has no account any more; who comes before is told that it is being deleted.
    for (const status of statuses) expect([204, 409, 401]).toContain(status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  });

  it('makes no other call fail on our side', async () => {
    const sam = await verifiedPerson();
    const answers = await Promise.all([
      request('DELETE', '/api/account', { as: sam }),
      request('PUT', '/api/account', { as: sam, body: { displayName: 'Sam' } }),
      request('POST', '/api/organization', { as: sam, body: { name: 'Sit & Stay' } }),
      request('POST', '/api/stripe/create-session', { as: sam }),
      request('GET', '/api/account', { as: sam }),
    ]);
    expect(Math.max(...answers.map(({ status }) => status))).toBeLessThan(500);
  });

  it('is refused to an organization’s last admin, and nothing is gone', async () => {
    const sam = await verifiedPerson();
    const { id } = await aSnippet(sam);
    await request('POST', '/api/organization', { as: sam, body: { name: 'Sit & Stay' } });
    const answer = await request('DELETE', '/api/account', { as: sam });
    expect([answer.status, answer.json.code]).toEqual([409, 'last_admin']);
    expect((await request('GET', `/api/snippets?id=${id}`, { as: sam })).status).toBe(200);
  });
});
