import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { findOrganization, putOrganizationIn } from '@/lib/server/repositories/organizations/organizations';
import { deleteSchoolUses } from '@/lib/server/repositories/organizations/school-uses';
import { removeMember } from '@/lib/server/services/organizations/manage-members';
import { listUses, recordUses } from '@/lib/server/services/snippets/record-uses';
import { ownSchoolUses, readSchoolUsage } from '@/lib/server/services/usage/read-school-usage';
import { placesNaming } from '../support/stored-documents';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

beforeAll(() => void startTestBackend());

const now = Date.parse('2026-11-20T12:00:00.000Z');
const october = '2026-10-31T23:30:00.000Z';
const november = '2026-11-02T09:00:00.000Z';
const period = { from: '2026-10', to: '2026-11' };

interface Use {
  readonly id: string;
  readonly orgId?: string;
  readonly usedAt?: string;
  readonly isChanged?: boolean;
}
const tell = (actor: Actor, uses: readonly Use[], key?: string) =>
  recordUses(actor, { uses: uses.map((use) => ({ usedAt: november, ...use })) }, key, now);
const report = (actor: Actor, orgId: string, asked = period) =>
  readSchoolUsage(actor, { orgId, ...asked }, now);

describe('what is used of a school’s library', () => {
  it('is counted by month and member, with what was changed by hand', async () => {
    const { orgId, admin, editor, member } = await anOrganization();
    await tell(editor, [{ id: 'recall', orgId, isChanged: true }, { id: 'own' }]);
    await tell(editor, [{ id: 'recall', orgId }]);
    await tell(member, [
      { id: 'recall', orgId, usedAt: october },
      { id: 'door', orgId, usedAt: october },
    ]);
    expect(await report(admin, orgId)).toEqual({
      months: ['2026-10', '2026-11'],
      emails: [1, 2],
      snippets: [
        { id: 'recall', uses: [1, 2], changed: 1, trainers: 2 },
        { id: 'door', uses: [1, 0], changed: 0, trainers: 1 },
      ],
    });
    expect((await listUses(editor)).map(({ id }) => id).sort()).toEqual(['own', 'recall']);
  });

  it('is counted once for a key, also where it is told again', async () => {
    const { orgId, admin, editor } = await anOrganization();
    for (let times = 0; times < 2; times += 1) await tell(editor, [{ id: 'recall', orgId }], 'a key');
    expect(await report(admin, orgId)).toMatchObject({ emails: [0, 1], snippets: [{ uses: [0, 1] }] });
  });

  it('of emails that go out at once is all counted', async () => {
    const { orgId, admin, editor, member } = await anOrganization();
    const people = [editor, member, admin];
    await Promise.all([...people, ...people].map((actor) => tell(actor, [{ id: 'recall', orgId }])));
    expect(await report(admin, orgId)).toMatchObject({
      emails: [0, 6],
      snippets: [{ id: 'recall', uses: [0, 6], trainers: 3 }],
    });
  });

  it('counts for its active members only; the own use counts in any case', async () => {
    const { orgId, admin, editor, invited } = await anOrganization();
    const outsider = anActor();
    await removeMember(admin, orgId, editor.email);
    for (const actor of [outsider, invited, editor]) {
      await tell(actor, [{ id: 'recall', orgId }]);
      expect((await listUses(actor)).map(({ id }) => id)).toEqual(['recall']);
    }
    expect(await report(admin, orgId)).toMatchObject({ emails: [0, 0], snippets: [] });
    await tell(outsider, [{ id: 'recall', orgId: 'nowhere' }]);
  });

  it('does not tell by how many where there are fewer than three', async () => {
    const { orgId, admin, editor, member } = await anOrganization();
    await tell(member, [{ id: 'recall', orgId }]);
    await removeMember(admin, orgId, editor.email);
    const { snippets } = await report(admin, orgId);
    expect(snippets).toEqual([{ id: 'recall', uses: [0, 1], changed: 0 }]);
  });

  it('is forgotten after two years, and then counted no more', async () => {
    const { orgId, admin, member } = await anOrganization();
    await tell(member, [{ id: 'recall', orgId, usedAt: '2024-11-30T09:00:00.000Z' }]);
    await tell(member, [{ id: 'recall', orgId, usedAt: '2024-12-01T09:00:00.000Z' }]);
    // Firestore takes its time to remove what has expired.
    const late = { orgId, place: `${orgId} 2024-11`, month: '2024-11', member: 'm' };
    const expired = backend().firestore.collection('schoolUses').doc(`${orgId}_2024-11_m`);
    await expired.set({ ...late, emails: 9, counts: { recall: [9, 0] }, expiresAt: new Date(now) });
    const asked = { from: '2024-11', to: '2026-10' };
    const { snippets, emails } = await report(admin, orgId, asked);
    expect(snippets.map(({ uses }) => uses.slice(0, 2))).toEqual([[0, 1]]);
    expect(emails.slice(0, 2)).toEqual([0, 1]);
    await expired.delete();
    const { docs } = await backend().firestore.collection('schoolUses').where('orgId', '==', orgId).get();
    expect(docs.map((document) => (document.get('expiresAt') as { toDate(): Date }).toDate())).toEqual([
      new Date('2026-12-01T00:00:00.000Z'),
    ]);
  });

  it('is asked for by admins, for at most two years in their order', async () => {
    const { orgId, admin, editor, member, invited } = await anOrganization();
    for (const actor of [editor, member, invited, anActor()]) {
      await expect(report(actor, orgId)).rejects.toMatchObject({ code: 'forbidden' });
    }
    for (const asked of [
      { from: '2026-11', to: '2026-10' },
      { from: '2024-11', to: '2026-11' },
    ]) {
      await expect(report(admin, orgId, asked)).rejects.toMatchObject({ code: 'validation' });
    }
  });

  it('holds so many snippets of a member’s month, and counts on what it holds', async () => {
    const { orgId, admin, member } = await anOrganization();
    for (let first = 0; first < 2_100; first += 100) {
      await tell(
        member,
        Array.from({ length: 100 }, (_, n) => ({ id: `s${first + n}`, orgId })),
      );
    }
    await tell(member, [{ id: 's0', orgId }]);
    const { snippets } = await report(admin, orgId);
    expect(snippets).toHaveLength(2_000);
    expect(snippets[0]).toMatchObject({ id: 's0', uses: [0, 2] });
  });

  it('is read page by page of a large school', async () => {
    const { orgId, admin } = await anOrganization();
    const place = `${orgId} 2026-11`;
    for (let first = 0; first < 700; first += 350) {
      const batch = backend().firestore.batch();
      for (let n = first; n < first + 350; n += 1) {
        batch.set(backend().firestore.collection('schoolUses').doc(`${orgId}_2026-11_m${n}`), {
          ...{ orgId, place, month: '2026-11', member: `m${n}`, emails: 2, counts: { recall: [2, 1] } },
          expiresAt: new Date(),
        });
      }
      await batch.commit();
    }
    expect(await report(admin, orgId)).toMatchObject({
      emails: [0, 1_400],
      snippets: [{ id: 'recall', uses: [0, 1_400], changed: 700, trainers: 700 }],
    });
    await deleteSchoolUses(orgId);
    expect(await placesNaming(orgId)).not.toContain('schoolUses.orgId');
    expect(await report(admin, orgId)).toMatchObject({ emails: [0, 0], snippets: [] });
  });
});

describe('who has used it', () => {
  it('is not in the counts, is told to themself, and another in each school', async () => {
    const { orgId, member } = await anOrganization();
    const other = await anOrganization();
    const found = await findOrganization(other.orgId);
    const own = (await findOrganization(orgId))?.members.find(({ userId }) => userId === member.uid);
    if (!found || !own) throw new Error('There is no school.');
    await backend().firestore.runTransaction(async (tx) => {
      putOrganizationIn(tx, other.orgId, { ...found, members: [...found.members, own] });
    });
    await tell(member, [
      { id: 'recall', orgId, isChanged: true },
      { id: 'sit', orgId: other.orgId },
    ]);
    const counts = { month: '2026-11', emails: 1 };
    expect(await ownSchoolUses(member)).toEqual(
      expect.arrayContaining([
        { ...counts, orgId, snippets: [{ id: 'recall', uses: 1, changed: 1 }] },
        { ...counts, orgId: other.orgId, snippets: [{ id: 'sit', uses: 1, changed: 0 }] },
      ]),
    );
    const { docs } = await backend().firestore.collection('schoolUses').get();
    const keys = docs.filter((each) => [orgId, other.orgId].includes(each.get('orgId') as string));
    expect(new Set(keys.map((each) => each.get('member') as string)).size).toBe(2);
    expect((await placesNaming(member.uid)).filter((place) => place.startsWith('schoolUses'))).toEqual([]);
  });
});
