import { beforeAll, describe, expect, it } from 'vitest';
import { backend } from '@/lib/server/backend/backend';
import { deleteLibrary } from '@/lib/server/repositories/snippets/library-deletion';
import type { Actor } from '@/lib/server/policies/actor';
import { changePrivateAccess } from '@/lib/server/services/organizations/manage-support-access';
import { listPage } from '@/lib/server/services/snippets/list-snippets';
import { moveSnippets } from '@/lib/server/services/snippets/move-snippets';
import { listGrantedHistory, listHistory, restoreState } from '@/lib/server/services/snippets/read-history';
import { getSnippet } from '@/lib/server/services/snippets/read-snippets';
import {
  createSnippet,
  deleteSnippet,
  importSnippets,
  updateSnippet,
} from '@/lib/server/services/snippets/write-snippets';
import { readsOf } from '../support/billed-documents';
import { listedSnippets } from '../support/listed-snippets';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

const said = (html: string, title = 'Recall') => ({ title, versions: { male: { html } } });
const forbidden = expect.objectContaining({ code: 'forbidden' }) as Error;

beforeAll(() => void startTestBackend());

/** A snippet that said 1, 2 and so on. */
async function saved(actor: Actor, times: number, orgId?: string): Promise<string> {
  const { id } = await createSnippet(actor, orgId, said('<p>1</p>'), undefined);
  for (let revision = 1; revision < times; revision += 1) {
    await updateSnippet(actor, orgId, { ...said(`<p>${revision + 1}</p>`), id, revision });
  }
  return id;
}
const revisions = async (actor: Actor, id: string, orgId?: string) =>
  (await listHistory(actor, { id, orgId })).states.map(({ revision }) => revision);

describe('history', () => {
  it('has what each save replaced, the last one first, and who had saved it', async () => {
    const { orgId, admin, editor } = await anOrganization({ status: 'active', licenses: 5 });
    const first = await createSnippet(admin, orgId, { ...said('<p>Sit</p>'), tags: ['a'] }, undefined);
    const second = await updateSnippet(editor, orgId, {
      ...said('<p>Stay</p>', 'Wait'),
      id: first.id,
      revision: 1,
    });
    await updateSnippet(admin, orgId, { ...said('<p>Come</p>'), id: first.id, revision: 2 });
    const { states, next } = await listHistory(admin, { id: first.id, orgId });
    const state = ({ revision, title, versions, tags, updatedAt, updatedBy }: typeof first) => ({
      revision,
      title,
      versions,
      tags,
      savedAt: updatedAt,
      savedBy: { uid: updatedBy },
    });
    expect(states).toEqual([state(second), state(first)]);
    expect(next).toBeUndefined();
  });

  it('has what an import replaced, and nothing of what was not saved', async () => {
    const sam = anActor();
    const id = await saved(sam, 1);
    await importSnippets(
      sam,
      undefined,
      [{ ...said('<p>2</p>'), id, revision: 1 }, said('<p>new</p>')],
      undefined,
    );
    await expect(updateSnippet(sam, undefined, { ...said('<p>x</p>'), id, revision: 1 })).rejects.toThrow();
    expect(await revisions(sam, id)).toEqual([1]);
    for (const other of await listedSnippets(sam))
      if (other.id !== id) expect(await revisions(sam, other.id)).toEqual([]);
  });

  it('comes in pages of ten', async () => {
    const sam = anActor();
    const id = await saved(sam, 13);
    const first = await listHistory(sam, { id });
    const second = await listHistory(sam, { id, before: first.next });
    expect(first.states.map(({ revision }) => revision)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect([second.states.map(({ revision }) => revision), second.next]).toEqual([[2, 1], undefined]);
  });

  it('is of the last 50 saves, through moves too', async () => {
    const { orgId, editor, admin } = await anOrganization({ status: 'active', licenses: 5 });
    const id = await saved(admin, 52);
    const kept = () => backend().firestore.collection(`snippets/${id}/states`).get();
    expect((await kept()).docs.map((state) => Number(state.id)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 2),
    );
    await moveSnippets(admin, [id], orgId);
    await updateSnippet(editor, orgId, { ...said('<p>there</p>'), id, revision: 53 });
    expect((await kept()).docs.map((state) => Number(state.id)).sort((a, b) => a - b)).toEqual([
      ...Array.from({ length: 48 }, (_, n) => n + 4),
      53,
    ]);
  });

  it('stays with the library in which it was made', async () => {
    const { orgId, admin, editor } = await anOrganization({ status: 'active', licenses: 5 });
    const id = await saved(admin, 3);
    await moveSnippets(admin, [id], orgId);
    expect(await revisions(editor, id, orgId)).toEqual([]);
    await expect(restoreState(editor, orgId, { id, revision: 4, state: 1 })).rejects.toMatchObject({
      code: 'not_found',
    });
    await updateSnippet(editor, orgId, { ...said('<p>there</p>'), id, revision: 4 });
    expect(await revisions(editor, id, orgId)).toEqual([4]);
    await moveSnippets(admin, [id], null);
    expect(await revisions(admin, id)).toEqual([2, 1]);
  });

  it('ends with its library, and with its snippet wherever a state was made', async () => {
    const { orgId, admin } = await anOrganization({ status: 'active', licenses: 5 });
    const [came, gone, went, other] = [
      await saved(admin, 3),
      await saved(admin, 3),
      await saved(admin, 2, orgId),
      await saved(admin, 2),
    ];
    await moveSnippets(admin, [came, gone], orgId);
    await deleteSnippet(admin, orgId, gone);
    await moveSnippets(admin, [went], null);
    await updateSnippet(admin, undefined, { ...said('<p>own</p>'), id: went, revision: 3 });
    await deleteLibrary(`o_${orgId}`);
    const left = (await backend().firestore.collectionGroup('states').get()).docs.map(({ ref }) => ref.path);
    expect(left.filter((path) => [came, gone].some((id) => path.includes(id)))).toEqual([]);
    expect(left.filter((path) => path.includes(went))).toEqual([`snippets/${went}/states/3`]);
    expect(await revisions(admin, other)).toEqual([1]);
  });

  it('is for who may write there, and for who was let in', async () => {
    const { orgId, admin, editor, member, outsider } = await anOrganization({
      status: 'active',
      licenses: 5,
    });
    const id = await saved(editor, 2, orgId);
    expect(await revisions(admin, id, orgId)).toEqual([1]);
    for (const other of [member, outsider])
      await expect(listHistory(other, { id, orgId })).rejects.toEqual(forbidden);
    const [own, staff] = [await saved(admin, 2), anActor({ globalAdmin: true })];
    const asked = { uid: admin.uid, id: own };
    await expect(listGrantedHistory(staff, asked)).rejects.toEqual(forbidden);
    await changePrivateAccess(admin, { enabled: true });
    expect((await listGrantedHistory(staff, asked)).states).toMatchObject([{ revision: 1 }]);
    await expect(listGrantedHistory(editor, asked)).rejects.toEqual(forbidden);
    await expect(listHistory(editor, { id: own })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('costs nothing to who reads the list', async () => {
    const sam = anActor();
    const drafts = Array.from({ length: 25 }, (_, n) => said('<p>1</p>', `Snippet ${n}`));
    await importSnippets(sam, undefined, drafts, undefined);
    const before = await readsOf(() => listedSnippets(sam));
    for (let round = 0; round < 10; round += 1) {
      const changed = await listedSnippets(sam);
      const update = changed.map(({ id, title, revision }) => ({
        ...said(`<p>${round}</p>`, title),
        id,
        revision,
      }));
      await importSnippets(sam, undefined, update, undefined);
    }
    expect(await readsOf(() => listedSnippets(sam))).toBe(before);
    // The library and its snippets.
    expect(await readsOf(() => listPage(sam, {}))).toBe(1 + 25);
  });

  it('costs a save no reading', async () => {
    const sam = anActor();
    const id = await saved(sam, 1);
    const save = (revision: number) => () =>
      updateSnippet(sam, undefined, { ...said(`<p>${revision} more</p>`), id, revision });
    const first = await readsOf(save(1));
    for (let revision = 2; revision < 55; revision += 1) await save(revision)();
    expect(await readsOf(save(55))).toBe(first);
  });
});

describe('restoring a state', () => {
  it('saves it anew, whole, and keeps what it replaces', async () => {
    const sam = anActor();
    const made = {
      title: 'Recall',
      versions: {
        male: { html: '<p>He comes, {{dog}}.</p>' },
        female: { html: '<p>She comes, {{dog}}.</p>', origin: 'generated', source: 'male' },
      },
      tags: ['puppy'],
    } as const;
    const { id } = await createSnippet(sam, undefined, { ...made, tags: [...made.tags] }, undefined);
    const stale = await updateSnippet(sam, undefined, {
      ...made,
      tags: ['walks'],
      versions: { ...made.versions, male: { html: '<p>He waits.</p>' } },
      id,
      revision: 1,
    });
    expect(stale.versions.female?.stale).toBe(true);
    await updateSnippet(sam, undefined, { ...said('<p>Else</p>', 'Else'), id, revision: 2 });
    const restored = await restoreState(sam, undefined, { id, revision: 3, state: 2 });
    expect(restored).toEqual({ ...stale, revision: 4, updatedAt: restored.updatedAt });
    expect(await getSnippet(sam, id, undefined)).toEqual(restored);
    expect(await revisions(sam, id)).toEqual([3, 2, 1]);
    // What it was made from is known again: with the former text of its source it is up to date.
    const back = await updateSnippet(sam, undefined, { ...made, tags: ['puppy'], id, revision: 4 });
    expect(back.versions.female).toMatchObject({ stale: false, source: 'male' });
  });

  it('is a conflict over another revision, and is won by one of two at once', async () => {
    const sam = anActor();
    const id = await saved(sam, 3);
    const restore = (state: number) => restoreState(sam, undefined, { id, revision: 3, state });
    await expect(restoreState(sam, undefined, { id, revision: 2, state: 1 })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Someone saved this snippet in the meantime. Nothing was overwritten.',
    });
    const outcomes = await Promise.allSettled([restore(1), restore(2)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await getSnippet(sam, id, undefined)).revision).toBe(4);
  });

  it('is refused where it would close a circle, for whom may not write, and for what is not there', async () => {
    const { orgId, editor, member } = await anOrganization({ status: 'active', licenses: 5 });
    const { id } = await createSnippet(editor, orgId, said('<p>{{&gt; Closing}}</p>', 'Lesson'), undefined);
    await updateSnippet(editor, orgId, { ...said('<p>x</p>', 'Lesson'), id, revision: 1 });
    const closing = await createSnippet(editor, orgId, said('<p>{{&gt; Lesson}}</p>', 'Closing'), undefined);
    const asked = { id, revision: 2, state: 1 };
    await expect(restoreState(editor, orgId, asked)).rejects.toMatchObject({ code: 'validation' });
    await expect(restoreState(member, orgId, asked)).rejects.toEqual(forbidden);
    await expect(restoreState(editor, orgId, { ...asked, state: 2 })).rejects.toMatchObject({
      code: 'not_found',
    });
    await deleteSnippet(editor, orgId, closing.id);
    const restored = await restoreState(editor, orgId, asked);
    expect(restored.versions.male?.html).toBe('<p>{{&gt; Closing}}</p>');
    await expect(
      createSnippet(editor, orgId, said('<p>{{&gt; Lesson}}</p>', 'Closing'), undefined),
    ).rejects.toMatchObject({ code: 'validation' });
  });
});

it('an import skips what would replace more text than one commit takes', async () => {
  const sam = anActor();
  const long = `<p>${'犬'.repeat(49_000)}</p>`;
  const versions = { male: { html: long }, female: { html: long }, neutral: { html: long } };
  const update = [];
  for (let n = 0; n < 7; n += 1) {
    const { id } = await createSnippet(sam, undefined, { title: `${n}`, versions }, undefined);
    update.push({ ...said('<p>short</p>'), id, revision: 1 });
  }
  const result = await importSnippets(sam, undefined, update, undefined);
  expect(result.updated).toBe(5);
  expect(result.skipped[0]?.reason).toBe('Too much text is changed at once. Import this one again.');
  expect(result.updated + result.skipped.length).toBe(7);
});
