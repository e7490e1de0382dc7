import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, request, verifiedPerson, type Caller } from '../support/api';

const path = '/api/organization';
const of = (orgId: string) => `${path}?orgId=${orgId}`;

let admin: Caller;
let outsider: Caller;
let orgId: string;
beforeAll(async () => {
  [admin, outsider] = await Promise.all([verifiedPerson(), verifiedPerson()]);
  const { json } = await request('POST', path, { as: admin, body: { name: ' Sit & Stay ' } });
  orgId = json.id as string;
});

describe('an organization', () => {
  it('is its creator’s, who is its admin', async () => {
    const { status, json } = await request('GET', of(orgId), { as: admin });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      id: orgId,
      name: 'Sit & Stay',
      details: {},
      members: [{ userId: admin.uid, email: admin.email, status: 1, role: 0 }],
    });
    const list = await request('GET', `${path}/user`, { as: admin });
    expect(list.json.map(({ id }: { id: string }) => id)).toEqual([orgId]);
    expect((await request('GET', `${path}/user?orgId=${orgId}`, { as: admin })).json).toEqual({ role: 0 });
    const member = await request('GET', `${path}/user?uid=${admin.uid}&orgId=${orgId}`, { as: admin });
    expect(member.json).toMatchObject({ email: admin.email, role: 0 });
  });

  it('is given again as it is now for its Idempotency-Key, and not once it is gone', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const create = () => request('POST', path, { as: outsider, body: { name: 'Recall' }, headers });
    const first = await create();
    const id = first.json.id as string;
    await request('PUT', of(id), { as: outsider, body: { name: 'Heel' } });
    const again = await create();
    expect([again.status, again.json]).toEqual([201, { ...first.json, name: 'Heel' }]);
    const other = await request('POST', path, { as: outsider, body: { name: 'Sit' }, headers });
    expect([other.status, other.json.code]).toEqual([409, 'conflict']);
    await request('DELETE', `${of(id)}&name=Heel`, { as: outsider });
    const late = await create();
    expect([late.status, late.json.code]).toEqual([409, 'conflict']);
    expect((await request('GET', `${path}/user`, { as: outsider })).json).toEqual([]);
  });

  it('takes a confirmed address to create', async () => {
    const answer = await request('POST', path, { as: await newPerson(), body: { name: 'X' } });
    expect(answer.status).toBe(403);
    expect(answer.json.code).toBe('forbidden');
  });

  it('changes its name and details; an empty one is taken away', async () => {
    const details = { website: 'https://sit.example', signature: '<p onclick="x()">Sit</p>' };
    await request('PUT', of(orgId), { as: admin, body: { details } });
    const { json } = await request('PUT', of(orgId), {
      as: admin,
      body: { name: 'Stay', details: { website: '' } },
    });
    expect(json).toMatchObject({ name: 'Stay', details: { signature: '<p>Sit</p>' } });
    expect(json.details).not.toHaveProperty('website');
  });

  it('without a subscription has one seat', async () => {
    const answer = await request('POST', `${path}/membership?orgId=${orgId}`, {
      as: admin,
      body: { email: ` ${outsider.email.toUpperCase()} `, role: 2 },
    });
    expect(answer.status).toBe(409);
    expect(answer.json).toEqual({ error: expect.stringContaining('seats') as string, code: 'no_seat' });
  });

  it('keeps its last admin', async () => {
    const email = encodeURIComponent(admin.email);
    const leaving = await request('DELETE', `${path}/membership?orgId=${orgId}&email=${email}`, {
      as: admin,
    });
    expect([leaving.status, leaving.json.code]).toEqual([409, 'last_admin']);
  });

  it('changes no role by an address that is not invited', async () => {
    for (const { email } of [outsider, admin]) {
      const address = `${path}/membership?orgId=${orgId}&email=${encodeURIComponent(email)}`;
      const { status, json } = await request('PUT', address, { as: admin, body: { role: 2 } });
      expect(status).toBe(404);
      expect(json).toEqual({ error: 'Nobody with this address is invited.', code: 'not_found' });
    }
  });

  const calls: [string, () => string, object?][] = [
    ['GET', () => of(orgId)],
    ['PUT', () => of(orgId), { name: 'Mine' }],
    ['DELETE', () => `${of(orgId)}&name=Stay`],
    ['GET', () => `${path}/user?orgId=${orgId}`],
    ['GET', () => `${path}/user?uid=${admin.uid}&orgId=${orgId}`],
    ['POST', () => `${path}/user?orgId=${orgId}&action=accept`],
    ['POST', () => `${path}/user?orgId=${orgId}&action=reject`],
    ['POST', () => `${path}/membership?orgId=${orgId}`, { email: 'a@x.example', role: 2 }],
    ['POST', () => `${path}/membership?orgId=${orgId}&resend=true`, { email: 'a@x.example' }],
    ['DELETE', () => `${path}/membership?orgId=${orgId}&email=a@x.example`],
    ['PUT', () => `${path}/membership?orgId=${orgId}&userId=abc`, { role: 1 }],
    ['PUT', () => `${path}/membership?orgId=${orgId}&email=a@x.example`, { role: 1 }],
  ];

  it.each(calls)(
    '%s %s is one and the same 403 to an outsider, whether it exists or not',
    async (method, address, body) => {
      const answer = await request(method, address(), { as: outsider, body });
      const nowhere = await request(method, address().replace(orgId, 'nowhere'), { as: outsider, body });
      expect(answer.status).toBe(403);
      expect(answer.json).toEqual({
        error: 'You do not have access to this organization.',
        code: 'forbidden',
      });
      expect(nowhere.json).toEqual(answer.json);
    },
  );

  it.each([
    ['POST', path, {}],
    ['POST', path, { name: '  ' }],
    ['POST', path, { name: 'X', more: 1 }],
    ['POST', path, { name: 'X', details: { website: 'x'.repeat(201) } }],
    ['POST', `${path}/membership?orgId=x`, { email: 'nobody', role: 2 }],
    ['POST', `${path}/membership?orgId=x`, { email: 'a@x.example', role: 3 }],
    ['POST', `${path}/membership?orgId=x`, { email: 'a@x.example' }],
    ['PUT', `${path}/membership?orgId=x`, { role: 1 }],
    ['PUT', `${path}/membership?orgId=x&email=nobody`, { role: 1 }],
    ['PUT', `${path}/membership?orgId=x&email=a@x.example`, { role: 3 }],
    ['PUT', `${path}/membership?orgId=x&email=a@x.example&userId=abc`, { role: 1 }],
    ['POST', `${path}/user?orgId=x&action=ignore`, undefined],
    ['DELETE', `${path}?orgId=x`, undefined],
  ])('%s %s %j answers 400', async (method, address, body) => {
    expect((await request(method, address, { as: admin, body })).status).toBe(400);
  });

  it('is deleted by its name', async () => {
    const wrong = await request('DELETE', `${of(orgId)}&name=Other`, { as: admin });
    expect([wrong.status, wrong.json.code]).toEqual([400, 'validation']);
    expect((await request('DELETE', `${of(orgId)}&name=Stay`, { as: admin })).status).toBe(204);
    expect((await request('GET', of(orgId), { as: admin })).status).toBe(403);
    expect((await request('GET', `${path}/user`, { as: admin })).json).toEqual([]);
  });
});
