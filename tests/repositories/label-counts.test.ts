import { beforeEach, expect, it } from 'vitest';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import * as libraries from '@/lib/server/repositories/libraries/libraries';
import { moveSnippets } from '@/lib/server/services/snippets/move-snippets';
import { listTags, listVariables } from '@/lib/server/services/snippets/read-snippets';
import {
  createSnippet,
  deleteSnippet,
  importSnippets,
  updateSnippet,
} from '@/lib/server/services/snippets/write-snippets';
import { FieldValue } from 'firebase-admin/firestore';
import { readsOf } from '../support/billed-documents';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

const draft = (tags: string[], html = '<p>{{dog}}</p>') => ({
  title: 'Recall',
  versions: { male: { html } },
  tags,
});
const labels = async (actor: Actor, orgId?: string) => [
  await listTags(actor, orgId),
  (await listVariables(actor, orgId)).map(({ name }) => name),
];
const libraryOf = (actor: Actor) => backend().firestore.doc(`libraries/u_${actor.uid}`);
/** As a library was kept before its labels were counted. */
const forgetCounts = (actor: Actor) =>
  libraryOf(actor).update({
    labels: FieldValue.delete(),
    removed: FieldValue.delete(),
    removedFrom: FieldValue.delete(),
    recoloredAt: FieldValue.delete(),
  });

beforeEach(() => {
  startTestBackend();
});

it('answers with what the snippets carry, whatever happens to them, for one read', async () => {
  const { orgId, admin } = await anOrganization();
  const { id } = await createSnippet(admin, undefined, draft(['__x__', 'puppy']), undefined);
  await importSnippets(
    admin,
    undefined,
    [draft(['puppy'], '{{client}}'), { ...draft(['recall']), id }],
    undefined,
  );
  expect(await labels(admin)).toEqual([
    ['puppy', 'recall'],
    ['client', 'dog'],
  ]);
  await updateSnippet(admin, undefined, { ...draft(['__proto__'], '{{toy}}'), id, revision: 2 });
  expect(await labels(admin)).toEqual([
    ['__proto__', 'puppy'],
    ['client', 'toy'],
  ]);
  await moveSnippets(admin, [id], orgId);
  expect(await labels(admin)).toEqual([['puppy'], ['client']]);
  expect(await labels(admin, orgId)).toEqual([['__proto__'], ['toy']]);
  await deleteSnippet(admin, orgId, id);
  expect(await labels(admin, orgId)).toEqual([[], []]);
  expect(await readsOf(() => listTags(admin, undefined))).toBe(1);
  expect(await readsOf(() => listVariables(admin, orgId))).toBe(2);
});

it('counts a library from before once, and goes on from there', async () => {
  const actor = anActor();
  const { id } = await createSnippet(actor, undefined, draft(['puppy']), undefined);
  await createSnippet(actor, undefined, draft(['puppy', 'recall']), undefined);
  await forgetCounts(actor);
  await updateSnippet(actor, undefined, { ...draft(['leash']), id, revision: 1 });
  expect(await labels(actor)).toEqual([['leash', 'puppy', 'recall'], ['dog']]);
  expect(await readsOf(() => listTags(actor, undefined))).toBe(1);
  await deleteSnippet(actor, undefined, id);
  expect(await labels(actor)).toEqual([['puppy', 'recall'], ['dog']]);
});

it('keeps nothing of a library that does not exist', async () => {
  const actor = anActor();
  expect(await labels(actor)).toEqual([[], []]);
  expect((await libraryOf(actor).get()).exists).toBe(false);
});

it('counts with whoever writes at the same time', async () => {
  const actor = anActor();
  await createSnippet(actor, undefined, draft(['puppy']), undefined);
  await forgetCounts(actor);
  await Promise.all([
    listTags(actor, undefined),
    createSnippet(actor, undefined, draft(['recall']), undefined),
    listVariables(actor, undefined),
    createSnippet(actor, undefined, draft(['leash']), undefined),
  ]);
  expect(await labels(actor)).toEqual([['leash', 'puppy', 'recall'], ['dog']]);
});

it('takes no more tags than a library may have', async () => {
  const actor = anActor();
  const tags = Array.from({ length: libraries.tagLimit }, (_, n) => ({ name: `tag ${n}`, count: 1 }));
  const { id } = await createSnippet(actor, undefined, draft(['tag 0']), undefined);
  await libraryOf(actor).update({ 'labels.tags': tags });
  await createSnippet(actor, undefined, draft(['tag 1']), undefined);
  await expect(createSnippet(actor, undefined, draft(['one more']), undefined)).rejects.toThrow(
    'This library has too many different tags. Use the tags you have.',
  );
  await updateSnippet(actor, undefined, { ...draft(['one more']), id, revision: 1 });
});
