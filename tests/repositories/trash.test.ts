import { beforeAll, describe, expect, it } from 'vitest';
import { backend } from '@/lib/server/backend/backend';
import type { Actor } from '@/lib/server/policies/actor';
import { organizationQuota, privateQuota } from '@/lib/domain/billing/snippet-quota';
import { scopeFor } from '@/lib/server/auth/scope-for';
import { listAuditEvents } from '@/lib/server/services/accounts/list-audit-events';
import {
  changeOrganizationAccess,
  changePrivateAccess,
} from '@/lib/server/services/organizations/manage-support-access';
import { listChanges, listSnippets } from '@/lib/server/services/snippets/list-snippets';
import {
  deleteForGood,
  emptyTrash,
  listGrantedTrash,
  listTrash,
  restoreFromTrash,
} from '@/lib/server/services/snippets/manage-trash';
import { moveSnippets } from '@/lib/server/services/snippets/move-snippets';
import { purgeTrash } from '@/lib/server/services/snippets/purge-trash';
import { listHistory } from '@/lib/server/services/snippets/read-history';
import { getSnippet, listTags } from '@/lib/server/services/snippets/read-snippets';
import * as repository from '@/lib/server/repositories/snippets/trash';
import { purge } from '@/lib/server/repositories/snippets/trash-purge';
import {
  createSnippet,
  deleteSnippet,
  importSnippets,
  updateSnippet,
} from '@/lib/server/services/snippets/write-snippets';
import { listedSnippets } from '../support/listed-snippets';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

const draft = (title = 'Recall') => ({
  title,
  versions: { male: { html: '<p>He comes, {{dog}}.</p>' } },
  tags: ['puppy'],
});
const day = 24 * 60 * 60 * 1000;
const forbidden = expect.objectContaining({ code: 'forbidden' }) as Error;

beforeAll(() => void startTestBackend());

/** A snippet that was saved twice and deleted. */
async function deleted(actor: Actor, orgId?: string, title = 'Recall') {
  const { id } = await createSnippet(actor, orgId, draft(title), undefined);
  const snippet = await updateSnippet(actor, orgId, { ...draft(title), id, revision: 1 });
  await deleteSnippet(actor, orgId, id);
  return snippet;
}
const titles = async (actor: Actor, orgId?: string) =>
  (await listTrash(actor, orgId, undefined)).snippets.map(({ snippet }) => snippet.title);
const statesLeft = async (id: string) =>
  (await backend().firestore.collection(`snippets/${id}/states`).get()).size;

describe('what was deleted', () => {
  it('stands in the trash whole, the last one first, with who and until when', async () => {
    const sam = anActor();
    const first = await deleted(sam, undefined, 'First');
    await deleted(sam, undefined, 'Second');
    expect(await titles(sam)).toEqual(['Second', 'First']);
    const { snippets } = await listTrash(sam, undefined, undefined);
    expect(snippets[1]?.snippet).toEqual(first);
    expect(snippets[1]?.deletedBy).toEqual({ uid: sam.uid });
    const { deletedAt = '', purgeAt = '' } = snippets[1] ?? {};
    expect(Date.parse(purgeAt) - Date.parse(deletedAt)).toBe(30 * day);
  });

  it('is gone from the library for everything else', async () => {
    const sam = anActor();
    const { id } = await deleted(sam);
    expect(await listedSnippets(sam)).toEqual([]);
    expect(await listTags(sam, undefined)).toEqual([]);
    await expect(getSnippet(sam, id, undefined)).rejects.toMatchObject({ code: 'not_found' });
    await expect(moveSnippets(sam, [id], null)).rejects.toMatchObject({ code: 'not_found' });
    await expect(listHistory(sam, { id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(updateSnippet(sam, undefined, { ...draft(), id, revision: 2 })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('comes in pages', async () => {
    const sam = anActor();
    for (const count of [25, 25, 1]) {
      const drafts = Array.from({ length: count }, (_, n) => draft(`Snippet ${n}`));
      await importSnippets(sam, undefined, drafts, undefined);
      for (const { id } of await listedSnippets(sam)) await deleteSnippet(sam, undefined, id);
    }
    const first = await listTrash(sam, undefined, undefined);
    const second = await listTrash(sam, undefined, first.next);
    expect([first.snippets.length, second.snippets.length, second.next]).toEqual([50, 1, undefined]);
    const ids = [...first.snippets, ...second.snippets].map(({ snippet }) => snippet.id);
    expect(new Set(ids).size).toBe(51);
    await expect(listTrash(sam, undefined, 'nowhere')).rejects.toMatchObject({ code: 'validation' });
  });

  it('is another one to an import that names its id', async () => {
    const sam = anActor();
    const { id } = await deleted(sam);
    const result = await importSnippets(sam, undefined, [{ ...draft(), id, revision: 2 }], undefined);
    expect(result).toEqual({ created: 1, updated: 0, skipped: [] });
    expect((await listedSnippets(sam)).map((snippet) => snippet.id)).not.toContain(id);
    expect(await titles(sam)).toEqual(['Recall']);
  });
});

describe('restoring', () => {
  it('brings a snippet back as it was, with its history, and tells who asks for changes', async () => {
    const sam = anActor();
    const snippet = await deleted(sam);
    const { version } = await listChanges(sam, undefined, 0);
    expect(await restoreFromTrash(sam, undefined, [snippet.id, 'none', snippet.id])).toEqual({
      restored: [snippet],
      missing: ['none'],
    });
    expect(await getSnippet(sam, snippet.id, undefined)).toEqual(snippet);
    expect(await titles(sam)).toEqual([]);
    expect(await listTags(sam, undefined)).toEqual(['puppy']);
    expect((await listHistory(sam, { id: snippet.id })).states).toMatchObject([{ revision: 1 }]);
    expect(await listChanges(sam, undefined, version)).toMatchObject({ snippets: [snippet], removed: [] });
    expect((await listAuditEvents(sam, {})).events[0]).toMatchObject({
      action: 'snippet.restored',
      target: snippet.id,
    });
  });

  it('moves the ETag, and no other library’s', async () => {
    const [sam, kim] = [anActor(), anActor()];
    const { id } = await deleted(sam);
    const etag = async (actor: Actor) => (await listSnippets(actor, {}, () => false)).etag;
    const before = await etag(sam);
    expect(await restoreFromTrash(kim, undefined, [id])).toEqual({ restored: [], missing: [id] });
    expect(await etag(sam)).toBe(before);
    await restoreFromTrash(sam, undefined, [id]);
    expect(await etag(sam)).not.toBe(before);
  });

  it('is won by one of two at once', async () => {
    const sam = anActor();
    const { id } = await deleted(sam);
    const both = await Promise.all([
      restoreFromTrash(sam, undefined, [id]),
      restoreFromTrash(sam, undefined, [id]),
    ]);
    expect(both.map(({ restored }) => restored.length).sort()).toEqual([0, 1]);
    expect(await listedSnippets(sam)).toHaveLength(1);
  });

  it('asks for room, for all or none', async () => {
    const sam = anActor();
    const gone = [await deleted(sam), await deleted(sam)];
    const scope = await scopeFor(sam, undefined, 'trash.write');
    const ids = gone.map(({ id }) => id);
    await expect(repository.restoreFromTrash(scope, ids, privateQuota(1))).rejects.toMatchObject({
      code: 'plan_limit',
    });
    await expect(
      repository.restoreFromTrash(scope, ids, organizationQuota('canceled')),
    ).rejects.toMatchObject({ code: 'plan_limit' });
    expect(await listedSnippets(sam)).toEqual([]);
    expect((await repository.restoreFromTrash(scope, ids, privateQuota(2))).restored).toHaveLength(2);
  });

  it('closes no circle', async () => {
    const sam = anActor();
    const html = (of: string) => ({ male: { html: `<p>{{&gt; ${of}}}</p>` } });
    const closing = await createSnippet(sam, undefined, draft('Closing'), undefined);
    const lesson = await createSnippet(
      sam,
      undefined,
      { title: 'Lesson', versions: html('Closing') },
      undefined,
    );
    await deleteSnippet(sam, undefined, lesson.id);
    await updateSnippet(sam, undefined, {
      title: 'Closing',
      versions: html('Lesson'),
      id: closing.id,
      revision: 1,
    });
    await expect(restoreFromTrash(sam, undefined, [lesson.id])).rejects.toMatchObject({
      code: 'validation',
      message: 'This would put “Lesson” into itself, by way of “Closing”.',
    });
    expect(await titles(sam)).toEqual(['Lesson']);
  });

  it('is refused where more comes back than one commit takes', async () => {
    const sam = anActor();
    const long = `<p>${'犬'.repeat(49_000)}</p>`;
    const ids = [];
    for (let n = 0; n < 7; n += 1) {
      const versions = { male: { html: long }, female: { html: long }, neutral: { html: long } };
      const { id } = await createSnippet(sam, undefined, { title: `${n}`, versions }, undefined);
      await deleteSnippet(sam, undefined, id);
      ids.push(id);
    }
    await expect(restoreFromTrash(sam, undefined, ids)).rejects.toMatchObject({ code: 'validation' });
    expect((await restoreFromTrash(sam, undefined, ids.slice(0, 5))).restored).toHaveLength(5);
  });
});

describe('for good', () => {
  it('is one with its history, and nobody else’s', async () => {
    const [sam, kim] = [anActor(), anActor()];
    const [{ id }, other] = [await deleted(sam), await deleted(sam)];
    await deleteForGood(kim, undefined, id);
    expect(await titles(sam)).toHaveLength(2);
    await deleteForGood(sam, undefined, id);
    await deleteForGood(sam, undefined, id);
    expect([await statesLeft(id), await statesLeft(other.id)]).toEqual([0, 1]);
    expect(await titles(sam)).toHaveLength(1);
    const actions = (await listAuditEvents(sam, {})).events.map(({ action }) => action);
    expect(actions.filter((action) => action === 'trash.deleted')).toHaveLength(1);
  });

  it('is all of the trash, of one library, in a line of the trail', async () => {
    const { orgId, editor } = await anOrganization({ status: 'active', licenses: 5 });
    await deleted(editor);
    const gone = [];
    for (let n = 0; n < 9; n += 1) gone.push(await deleted(editor, orgId));
    await emptyTrash(editor, orgId);
    expect([await titles(editor, orgId), (await titles(editor)).length]).toEqual([[], 1]);
    for (const { id } of gone) expect(await statesLeft(id)).toBe(0);
    const actions = (await listAuditEvents(editor, {})).events.map(({ action }) => action);
    expect(actions.filter((action) => action === 'trash.emptied')).toHaveLength(1);
    await emptyTrash(editor, orgId);
  });

  it('comes after 30 days, also by two processes at once, and not for what was restored', async () => {
    const sam = anActor();
    const [old, back] = [await deleted(sam), await deleted(sam)];
    const almost = new Date(Date.now() + 30 * day - 60_000);
    await purgeTrash(almost);
    // Found a moment ago, and deleted anew since.
    await purge(old.id, almost);
    expect(await titles(sam)).toHaveLength(2);
    await restoreFromTrash(sam, undefined, [back.id]);
    const then = new Date(Date.now() + 30 * day);
    await Promise.all([purgeTrash(then), purgeTrash(then)]);
    expect([await titles(sam), await statesLeft(old.id), await statesLeft(back.id)]).toEqual([[], 0, 1]);
    expect(await getSnippet(sam, back.id, undefined)).toEqual(back);
  });
});

describe('support staff', () => {
  it('read the trash while they are let in, and change nothing', async () => {
    const { orgId, admin } = await anOrganization({ status: 'active', licenses: 5 });
    const staff = anActor({ globalAdmin: true });
    const [own, shared] = [await deleted(admin), await deleted(admin, orgId)];
    const calls = [
      () => listGrantedTrash(staff, admin.uid, undefined),
      () => listTrash(staff, orgId, undefined),
    ];
    for (const call of calls) await expect(call()).rejects.toEqual(forbidden);
    await changePrivateAccess(admin, { enabled: true });
    await changeOrganizationAccess(admin, orgId, { enabled: true });
    const seen = [];
    for (const call of calls) seen.push((await call()).snippets[0]?.snippet.id);
    expect(seen).toEqual([own.id, shared.id]);
    for (const where of [{}, { orgId }])
      expect((await listAuditEvents(admin, where)).events[0]).toMatchObject({
        action: 'support.read',
        actor: { uid: staff.uid },
        target: 'trash',
      });
    await expect(listGrantedTrash(anActor(), admin.uid, undefined)).rejects.toEqual(forbidden);
    await expect(restoreFromTrash(staff, orgId, [shared.id])).rejects.toEqual(forbidden);
    await expect(deleteForGood(staff, orgId, shared.id)).rejects.toEqual(forbidden);
    await expect(emptyTrash(staff, orgId)).rejects.toEqual(forbidden);
  });
});
