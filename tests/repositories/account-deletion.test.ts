import { beforeAll, describe, expect, it, vi } from 'vitest';
import { backend, provideBackend, type Backend } from '@/lib/server/backend/backend';
import { beginAccountDeletion, checkAccount } from '@/lib/server/repositories/accounts/account-deletions';
import { rememberCustomer } from '@/lib/server/repositories/billing/billing-records';
import { changeOrganization } from '@/lib/server/repositories/permissions/organization-transactions';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { reserveTokens } from '@/lib/server/repositories/billing/token-pools';
import { writeSignature } from '@/lib/server/repositories/accounts/profiles';
import { resumeDeletions } from '@/lib/server/services/deletions/run-deletions';
import { deleteAccount } from '@/lib/server/services/deletions/delete-account';
import { createDog, keepDogs } from '@/lib/server/services/dogs/manage-dogs';
import { noteDogEmail } from '@/lib/server/services/dogs/note-dog-email';
import { addFavorite } from '@/lib/server/services/snippets/manage-favorites';
import { createLessonSet } from '@/lib/server/services/snippets/manage-lesson-sets';
import { createSavedFilter } from '@/lib/server/services/snippets/manage-saved-filters';
import { suggest } from '@/lib/server/services/snippets/manage-suggestions';
import { restoreFromTrash } from '@/lib/server/services/snippets/manage-trash';
import { recordUses } from '@/lib/server/services/snippets/record-uses';
import { acceptInvitation } from '@/lib/server/services/organizations/manage-members';
import {
  createOrganization,
  listOrganizations,
} from '@/lib/server/services/organizations/manage-organization';
import { changePrivateAccess } from '@/lib/server/services/organizations/manage-support-access';
import { createSnippet } from '@/lib/server/services/snippets/write-snippets';
import { documentsNaming } from '../support/stored-documents';
import { aDogContent, aNote } from '../support/dogs';
import { aFilter } from '../support/saved-filters';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

const snippet = { title: 'X', versions: { male: { html: '<p>He</p>' } } };
const beingDeleted = { code: 'conflict', message: 'This account is being deleted.' };

const deleted: string[] = [];
beforeAll(() => {
  startTestBackend();
  const billing = {
    pricingTiers: async () => [],
    closeCustomer: async () => undefined,
    subscriptionsOf: async () => [],
  } as unknown as Backend['billing'];
  provideBackend({ ...backend(), billing });
  backend().auth.deleteUser = async (uid) => void deleted.push(uid);
});

it('takes a sign-in of the last five minutes', async () => {
  const actor = anActor({ signedInAt: new Date(Date.now() - 6 * 60_000) });
  await expect(deleteAccount(actor)).rejects.toEqual(expect.objectContaining({ code: 'forbidden' }));
  expect(deleted).not.toContain(actor.uid);
});

it('is refused to the last admin of one of two organizations, who stays in both', async () => {
  const { orgId, admin, member: other } = await anOrganization();
  const { id } = await createOrganization(other, { name: 'Sit & Stay' }, undefined);
  await expect(deleteAccount(other)).rejects.toMatchObject({ code: 'last_admin' });
  expect((await listOrganizations(other)).map((each) => each.id).sort()).toEqual([id, orgId].sort());
  await expect(deleteAccount(admin)).rejects.toMatchObject({ code: 'last_admin' });
});

it('takes the person out of a large school, wherever its documents name them', async () => {
  const { orgId, admin } = await anOrganization();
  const person = anActor();
  const invitedAt = new Date();
  const others = Array.from(
    { length: 1_500 },
    (_, n) =>
      ({
        userId: `person-${n}`,
        email: `person-${n}@large.test`,
        role: 2,
        status: 1,
        invitedAt,
      }) as const,
  );
  const last = { userId: person.uid, email: person.email, role: 2, status: 1, invitedAt } as const;
  await changeOrganization(orgId, admin, (found) => ({
    ...found!,
    members: [...found!.members, ...others, last],
  }));
  expect(await documentsNaming(person.uid)).toEqual([`rosters/${orgId}_1`]);
  expect(await deleteAccount(person)).toBe('done');
  expect(await documentsNaming(person.uid)).toEqual([]);
  expect((await findOrganization(orgId))?.members).toHaveLength(1_504);
});

describe('while an account is being deleted', () => {
  it('nothing new is kept for it', async () => {
    const { orgId, admin, invited: person } = await anOrganization({ status: 'active', licenses: 10 });
    const { id: snippetId } = await createSnippet(admin, orgId, snippet, undefined);
    const additions: Record<string, () => Promise<unknown>> = {
      organization: () => createOrganization(person, { name: 'Sit & Stay' }, undefined),
      membership: () => acceptInvitation(person, orgId),
      snippet: () => createSnippet(person, undefined, snippet, undefined),
      restored: () => restoreFromTrash(person, undefined, ['hello']),
      lessonSet: () => createLessonSet(person, { name: 'Lesson 1', snippets: [{ id: 'hello' }] }, undefined),
      favorite: () => addFavorite(person, 'hello'),
      uses: () =>
        recordUses(person, { uses: [{ id: 'hello', usedAt: '2026-11-01T09:00:00.000Z' }] }, undefined),
      suggestion: () => suggest(person, orgId, { snippetId, revision: 1, draft: snippet }),
      savedFilter: () => createSavedFilter(person, aFilter(), undefined),
      keptDogs: () => keepDogs(person, true),
      dog: () => createDog(person, aDogContent(), undefined),
      dogEmail: () => noteDogEmail(person, aNote(), undefined),
      supportAccess: () => changePrivateAccess(person, { enabled: true }),
      customer: () => rememberCustomer(`u_${person.uid}`, 'cus_1'),
      signature: () => writeSignature(person, '<p>Sam</p>'),
      words: () => reserveTokens(person, `u_${person.uid}`, 10, 100),
    };
    await beginAccountDeletion(person);
    for (const [name, add] of Object.entries(additions)) {
      const refusal = ['membership', 'suggestion'].includes(name) ? { code: 'forbidden' } : beingDeleted;
      await expect(add(), name).rejects.toMatchObject(refusal);
    }
    expect(await documentsNaming(person.uid, ['tokens', 'snippets', 'trash', 'users', 'billing'])).toEqual(
      [],
    );
  });

  it('asking for it again is refused', async () => {
    const person = anActor();
    const both = await Promise.allSettled([deleteAccount(person), deleteAccount(person)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(deleted.filter((uid) => uid === person.uid)).toHaveLength(1);
  });

  it('no organization is left behind that has nobody in it', async () => {
    const person = anActor();
    const { deleteUser } = backend().auth;
    backend().auth.deleteUser = async (uid) => {
      await deleteUser(uid);
      await expect(createOrganization(person, { name: 'Sit & Stay' }, undefined)).rejects.toThrow();
    };
    await deleteAccount(person);
    backend().auth.deleteUser = deleteUser;
    await expect(createOrganization(person, { name: 'Sit & Stay' }, undefined)).rejects.toThrow();
    expect(await listOrganizations(person)).toEqual([]);
  });
});

it('is remembered for as long as it takes and ten minutes more, then by nothing', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.useFakeTimers({ toFake: ['Date'] });
  const person = anActor();
  const { deleteUser } = backend().auth;
  backend().auth.deleteUser = () => Promise.reject(new Error('Firebase is down.'));
  expect(await deleteAccount(person)).toBe('under-way');
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
  await expect(checkAccount(person.uid)).rejects.toMatchObject(beingDeleted);
  backend().auth.deleteUser = deleteUser;
  await resumeDeletions();
  expect(deleted).toContain(person.uid);
  vi.setSystemTime(Date.now() + 9 * 60_000);
  await expect(checkAccount(person.uid)).rejects.toMatchObject(beingDeleted);
  vi.setSystemTime(Date.now() + 2 * 60_000);
  await expect(checkAccount(person.uid)).resolves.toBeUndefined();
  vi.useRealTimers();
  expect(await documentsNaming(person.uid)).toEqual([]);
});
