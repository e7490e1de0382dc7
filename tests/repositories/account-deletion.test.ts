import { beforeAll, describe, expect, it } from 'vitest';
import { backend } from '@/lib/server/backend';
import { beginAccountDeletion, callOffAccountDeletion } from '@/lib/server/repositories/account-deletions';
import { rememberCustomer } from '@/lib/server/repositories/billing-records';
import { findOrganization } from '@/lib/server/repositories/organizations';
import { deleteAccount } from '@/lib/server/services/delete-account';
import { createLessonSet } from '@/lib/server/services/lesson-sets';
import { acceptInvitation } from '@/lib/server/services/manage-members';
import { createOrganization, listOrganizations } from '@/lib/server/services/manage-organization';
import { changePrivateAccess } from '@/lib/server/services/support-access';
import { createSnippet } from '@/lib/server/services/write-snippets';
import { reserveTokens } from '@/lib/server/repositories/token-pools';
import { writeSignature } from '@/lib/server/repositories/users';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

const deleted: string[] = [];
beforeAll(() => {
  startTestBackend();
  backend().auth.deleteUser = async (uid) => void deleted.push(uid);
});

it('takes a sign-in of the last five minutes', async () => {
  const actor = anActor({ signedInAt: new Date(Date.now() - 6 * 60_000) });
  await expect(deleteAccount(actor)).rejects.toEqual(expect.objectContaining({ code: 'forbidden' }));
  expect(deleted).not.toContain(actor.uid);
});

it('leaves no document that names the person but the audit trail', async () => {
  const { orgId, editor } = await anOrganization();
  await createSnippet(
    editor,
    undefined,
    { title: 'X', versions: { male: { html: '<p>He</p>' } } },
    undefined,
  );
  await changePrivateAccess(editor, { enabled: true });
  await createLessonSet(editor, { name: 'Lesson 1', snippets: [{ id: 'hello' }] }, undefined);
  await reserveTokens(`u_${editor.uid}`, 10, 100);
  await deleteAccount(editor);
  expect(deleted).toContain(editor.uid);
  expect((await findOrganization(orgId))?.members.map(({ email }) => email)).not.toContain(editor.email);

  const { firestore } = backend();
  for (const collection of await firestore.listCollections()) {
    if (collection.id === 'audit') continue;
    for (const document of (await collection.get()).docs) {
      expect(`${document.ref.path} ${JSON.stringify(document.data())}`).not.toContain(editor.uid);
    }
  }
  const trail = await firestore.collection('audit').where('uid', '==', editor.uid).get();
  expect(JSON.stringify(trail.docs.map((document) => document.data()))).not.toContain(editor.email);
});

describe('while an account is being deleted', () => {
  const snippet = { title: 'X', versions: { male: { html: '<p>He</p>' } } };

  it('nothing new is kept for it, and everything again once the deletion was called off', async () => {
    const { orgId, invited: person } = await anOrganization({ status: 'active', licenses: 10 });
    const additions: Record<string, () => Promise<unknown>> = {
      organization: () => createOrganization(person, { name: 'Sit & Stay' }, undefined),
      membership: () => acceptInvitation(person, orgId),
      snippet: () => createSnippet(person, undefined, snippet, undefined),
      lessonSet: () => createLessonSet(person, { name: 'Lesson 1', snippets: [{ id: 'hello' }] }, undefined),
      supportAccess: () => changePrivateAccess(person, { enabled: true }),
      customer: () => rememberCustomer(`u_${person.uid}`, 'cus_1'),
      signature: () => writeSignature(person, '<p>Sam</p>'),
    };
    await beginAccountDeletion(person.uid);
    for (const [name, add] of Object.entries(additions)) {
      await expect(add(), name).rejects.toMatchObject({ message: 'This account is being deleted.' });
    }
    await callOffAccountDeletion(person.uid);
    for (const [name, add] of Object.entries(additions)) await expect(add(), name).resolves.not.toThrow();
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

it('what failed on the way can be tried again', async () => {
  const person = anActor();
  const { deleteUser } = backend().auth;
  backend().auth.deleteUser = () => Promise.reject(new Error('Firebase is down.'));
  await expect(deleteAccount(person)).rejects.toThrow('Firebase is down.');
  backend().auth.deleteUser = deleteUser;
  await deleteAccount(person);
  expect(deleted).toContain(person.uid);
});
