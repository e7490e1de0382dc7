import { describe, expect, it } from 'vitest';
import { candidatesFromJson } from '@/lib/domain/import-heelwrite';
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

  it('is refused to an organization’s last admin, and nothing is gone', async () => {
    const sam = await verifiedPerson();
    const { id } = await aSnippet(sam);
    await request('POST', '/api/organization', { as: sam, body: { name: 'Sit & Stay' } });
    const answer = await request('DELETE', '/api/account', { as: sam });
    expect([answer.status, answer.json.code]).toEqual([409, 'last_admin']);
    expect((await request('GET', `/api/snippets?id=${id}`, { as: sam })).status).toBe(200);
  });
});
