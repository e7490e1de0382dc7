import { beforeAll, describe, expect, it } from 'vitest';
import { aSnippet, request, verifiedPerson, type Caller } from '../support/api';

const path = '/api/support/private-snippets';

let owner: Caller;
let staff: Caller;
beforeAll(async () => {
  [owner, staff] = await Promise.all([verifiedPerson(), verifiedPerson({ globalAdmin: true })]);
});

describe('support access', () => {
  it('is off until its owner grants it, and ends the very next call when revoked', async () => {
    const { id } = await aSnippet(owner);
    const read = () => request('GET', `/api/snippets?uid=${owner.uid}&id=${id}`, { as: staff });
    expect((await request('GET', path, { as: owner })).json).toEqual({ enabled: false });
    expect((await read()).status).toBe(403);

    const granted = await request('PUT', path, { as: owner, body: { enabled: true, days: 1 } });
    expect(granted.json).toMatchObject({ enabled: true, grantedBy: owner.email });
    const left = Date.parse(granted.json.expiresAt as string) - Date.now();
    expect(Math.round(left / 3_600_000)).toBe(24);
    expect((await read()).json.id).toBe(id);
    const list = await request('GET', `/api/snippets?uid=${owner.uid}`, { as: staff });
    expect(list.json).toHaveLength(1);
    const used = await request('GET', path, { as: owner });
    expect(used.json).toMatchObject({ lastUsedBy: staff.email });

    const grants = await request('GET', '/api/support/grants', { as: staff });
    expect(grants.json).toContainEqual({
      kind: 'private-snippets',
      uid: owner.uid,
      email: owner.email,
      expiresAt: granted.json.expiresAt as unknown,
    });
    const trail = await request('GET', '/api/audit', { as: owner });
    expect(trail.json.events[0]).toMatchObject({
      action: 'support.read',
      actor: { uid: staff.uid, email: staff.email },
    });

    const revoked = await request('PUT', path, { as: owner, body: { enabled: false } });
    expect(revoked.json.enabled).toBe(false);
    expect((await read()).status).toBe(403);
  });

  it('shows staff who joined an organization as gone once its grant has ended', async () => {
    const { json } = await request('POST', '/api/organization', { as: owner, body: { name: 'Recall' } });
    const orgId = json.id as string;
    const grant = (enabled: boolean) =>
      request('PUT', `/api/support/org-snippets?orgId=${orgId}`, { as: owner, body: { enabled } });
    const statusOfStaff = async () => {
      const organization = await request('GET', `/api/organization?orgId=${orgId}`, { as: owner });
      const members = organization.json.members as { userId: string; status: number }[];
      return members.find(({ userId }) => userId === staff.uid)?.status;
    };
    await grant(true);
    const joining = `/api/support/support-org-membership?orgId=${orgId}`;
    expect((await request('POST', joining, { as: staff, body: { enable: true } })).status).toBe(200);
    expect(await statusOfStaff()).toBe(1);
    await grant(false);
    expect(await statusOfStaff()).toBe(2);
    await grant(true);
    expect(await statusOfStaff()).toBe(1);
  });

  it.each([{ enabled: true, days: 2 }, { days: 1 }, { enabled: 'yes' }, { enabled: true, more: 1 }])(
    'refuses %j',
    async (body) => expect((await request('PUT', path, { as: owner, body })).status).toBe(400),
  );

  it.each([
    ['GET', '/api/support/grants', undefined],
    ['GET', '/api/snippets?uid=someone', undefined],
    ['POST', '/api/support/support-org-membership?orgId=nowhere', { enable: true }],
  ])('%s %s is for support staff only', async (method, address, body) => {
    expect((await request(method, address, { as: owner, body })).status).toBe(403);
  });
});
