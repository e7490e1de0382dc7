import { beforeAll, expect, it } from 'vitest';
import { backend } from '@/lib/server/backend';
import { findOrganization } from '@/lib/server/repositories/organizations';
import { deleteAccount } from '@/lib/server/services/delete-account';
import { createLessonSet } from '@/lib/server/services/lesson-sets';
import { changePrivateAccess } from '@/lib/server/services/support-access';
import { createSnippet } from '@/lib/server/services/write-snippets';
import { reserveTokens } from '@/lib/server/repositories/token-pools';
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
