import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { deleteOrganization } from '@/lib/server/services/deletions/delete-organization';
import { createDog, keepDogs } from '@/lib/server/services/dogs/manage-dogs';
import { noteDogEmail } from '@/lib/server/services/dogs/note-dog-email';
import { createLessonSet } from '@/lib/server/services/snippets/manage-lesson-sets';
import { createSavedFilter } from '@/lib/server/services/snippets/manage-saved-filters';
import { inviteMember, removeMember } from '@/lib/server/services/organizations/manage-members';
import {
  createOrganization,
  updateOrganization,
} from '@/lib/server/services/organizations/manage-organization';
import { moveSnippets } from '@/lib/server/services/snippets/move-snippets';
import {
  createSnippet,
  deleteSnippet,
  importSnippets,
  updateSnippet,
} from '@/lib/server/services/snippets/write-snippets';
import { changesOf, removed } from '../support/before-commit';
import { aDogContent, aNote } from '../support/dogs';
import { aFilter } from '../support/saved-filters';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

const html = `<p>${'He waits for his treat. '.repeat(400)}</p>`;
const draft = (title = 'Loose leash') => ({ title, versions: { male: { html } } });
const fault = (code: string) => expect.objectContaining({ code }) as Error;
const gone = (sentence: string) => expect.objectContaining({ code: 'conflict', message: sentence }) as Error;

beforeAll(() => {
  startTestBackend();
});

/** What an organization's admin makes with a key, from one of two bodies. */
const creations: Readonly<
  Record<string, (actor: Actor, orgId: string, key: string, variant: 0 | 1) => Promise<unknown>>
> = {
  'a private snippet': (actor, _, key, variant) => createSnippet(actor, undefined, draft(`${variant}`), key),
  'an organization’s snippet': (actor, orgId, key, variant) =>
    createSnippet(actor, orgId, draft(`${variant}`), key),
  'an import': (actor, orgId, key, variant) => importSnippets(actor, orgId, [draft(`${variant}`)], key),
  'a lesson set': (actor, _, key, variant) =>
    createLessonSet(actor, { name: `Lesson ${variant}`, snippets: [{ id: 'hello' }] }, key),
  'a saved filter': (actor, _, key, variant) => createSavedFilter(actor, aFilter(`Filter ${variant}`), key),
  'a dog': async (actor, _, key, variant) => {
    await keepDogs(actor, true);
    return createDog(actor, aDogContent({ name: `Bella treat ${variant}` }), key);
  },
  'an email of a dog': async (actor, _, key, variant) => {
    await keepDogs(actor, true);
    return noteDogEmail(actor, aNote({ subject: `treat ${variant}` }), key);
  },
  'an organization': (actor, _, key, variant) => createOrganization(actor, { name: `Sit ${variant}` }, key),
  'an invitation': (actor, orgId, key, variant) =>
    inviteMember(actor, orgId, { email: 'lee@heelwrite.test', role: variant }, key),
};

describe.each(Object.entries(creations))('%s', (_, create) => {
  it('is made once for one key and body, and refused for the key with another body', async () => {
    const { orgId, admin } = await anOrganization({ status: 'active', licenses: 10 });
    const first = await create(admin, orgId, 'key', 0);
    const changed = await changesOf(async () => {
      expect(await create(admin, orgId, 'key', 0)).toEqual(first);
      await expect(create(admin, orgId, 'key', 1)).rejects.toEqual(
        gone('This Idempotency-Key was sent with something else before. Use a new one.'),
      );
      // Nothing of the refusal is remembered.
      expect(await create(admin, orgId, 'key', 0)).toEqual(first);
    });
    expect(changed).toEqual([]);
  });

  it('leaves no document in what is remembered', async () => {
    const { orgId, admin } = await anOrganization({ status: 'active', licenses: 10 });
    await create(admin, orgId, 'key', 0);
    const { docs } = await backend().firestore.collection('idempotency').where('uid', '==', admin.uid).get();
    expect(docs.length).toBeGreaterThan(0);
    for (const document of docs) {
      const text = JSON.stringify(document.data());
      expect(text.length).toBeLessThan(500);
      for (const word of ['treat', 'Good Dog Academy', '@heelwrite.test', 'member']) {
        expect(text).not.toContain(word);
      }
    }
  });
});

describe('what a key has made is given again as it is now', () => {
  it('a snippet that was changed', async () => {
    const sam = anActor();
    const { id } = await createSnippet(sam, undefined, draft(), 'key');
    const changed = await updateSnippet(sam, undefined, { ...draft('Recall'), id, revision: 1 });
    expect(await createSnippet(sam, undefined, draft(), 'key')).toEqual(changed);
  });

  it('and not once the snippet was deleted or moved', async () => {
    const { orgId, admin } = await anOrganization();
    const sentence = 'The snippet that this call made before no longer exists. Use a new Idempotency-Key.';
    const deleted = await createSnippet(admin, undefined, draft(), 'deleted');
    await deleteSnippet(admin, undefined, deleted.id);
    await expect(createSnippet(admin, undefined, draft(), 'deleted')).rejects.toEqual(gone(sentence));
    const moved = await createSnippet(admin, undefined, draft(), 'moved');
    await moveSnippets(admin, [moved.id], orgId);
    await expect(createSnippet(admin, undefined, draft(), 'moved')).rejects.toEqual(gone(sentence));
  });

  it('an organization that was changed, to who is still in it, until it is deleted', async () => {
    const sam = anActor();
    const create = () => createOrganization(sam, { name: 'Sit & Stay' }, 'key');
    const { id } = await create();
    const changed = await updateOrganization(sam, id, { name: 'Come' });
    expect(await create()).toEqual(changed);
    await deleteOrganization(sam, id, 'Come');
    await expect(create()).rejects.toEqual(
      gone('The organization that this call made before no longer exists. Use a new Idempotency-Key.'),
    );

    const kim = anActor();
    const other = await createOrganization(kim, { name: 'Sit & Stay' }, 'key');
    await removed(other.id, kim);
    await expect(createOrganization(kim, { name: 'Sit & Stay' }, 'key')).rejects.toEqual(fault('forbidden'));
  });

  it('an organization to which somebody was invited, and the invitation is not given anew', async () => {
    const { orgId, admin } = await anOrganization({ status: 'active', licenses: 10 });
    const invite = () => inviteMember(admin, orgId, { email: 'lee@heelwrite.test', role: 2 }, 'key');
    const first = await invite();
    await removeMember(admin, orgId, 'lee@heelwrite.test');
    const emails = (await invite()).organization.members.map(({ email }) => email);
    expect(first.organization.members.map(({ email }) => email)).toEqual([...emails, 'lee@heelwrite.test']);
  });
});

it('an answer from before what was sent was kept is given all the same', async () => {
  const sam = anActor();
  const { id } = await createSnippet(sam, undefined, draft(), 'key');
  const { docs } = await backend().firestore.collection('idempotency').where('uid', '==', sam.uid).get();
  const { digest: _, ...before } = docs[0]?.data() ?? {};
  await docs[0]?.ref.set({ ...before, answer: JSON.stringify({ id, title: 'Loose leash' }) });
  expect((await createSnippet(sam, undefined, draft(), 'key')).id).toBe(id);
});
