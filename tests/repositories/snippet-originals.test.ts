import { beforeAll, describe, expect, it } from 'vitest';
import type { CopiedFrom } from '@/lib/contracts/snippet-fields';
import { mergeChanges } from '@/lib/domain/snippets/held-library';
import type { Actor } from '@/lib/server/policies/actor';
import { removeMember } from '@/lib/server/services/organizations/manage-members';
import { changePrivateAccess } from '@/lib/server/services/organizations/manage-support-access';
import { listChanges, listPage } from '@/lib/server/services/snippets/list-snippets';
import { restoreFromTrash } from '@/lib/server/services/snippets/manage-trash';
import { moveSnippets } from '@/lib/server/services/snippets/move-snippets';
import { getOriginal, markOriginalSeen } from '@/lib/server/services/snippets/read-original';
import { getGrantedSnippet, getSnippet } from '@/lib/server/services/snippets/read-snippets';
import {
  createSnippet,
  deleteSnippet,
  importSnippets,
  updateSnippet,
} from '@/lib/server/services/snippets/write-snippets';
import { listedSnippets } from '../support/listed-snippets';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

const said = (html: string, title = 'Recall') => ({ title, versions: { male: { html } } });
const refused = (code: string) => expect.objectContaining({ code }) as Error;

beforeAll(() => void startTestBackend());

/** A snippet of a school that its member has copied, and changed since. */
async function aCopy({ changes = 1 } = {}) {
  const school = await anOrganization({ status: 'active', licenses: 5 });
  const { orgId, admin, member } = school;
  const original = await createSnippet(admin, orgId, said('<p>1</p>'), undefined);
  const copiedFrom = { orgId, id: original.id, revision: 1 };
  const copy = await createSnippet(member, undefined, { ...said('<p>1</p>'), copiedFrom }, undefined);
  for (let revision = 1; revision <= changes; revision += 1)
    await updateSnippet(admin, orgId, { ...said(`<p>${revision + 1}</p>`), id: original.id, revision });
  return { ...school, original, copy, copiedFrom };
}
const created = async (actor: Actor, copiedFrom: CopiedFrom, orgId?: string) =>
  (await createSnippet(actor, orgId, { ...said('<p>1</p>'), copiedFrom }, undefined)).copiedFrom;

describe('a copy', () => {
  it('knows its original, through saves, the trash and an import', async () => {
    const { member, copy, copiedFrom, orgId } = await aCopy();
    expect(copy.copiedFrom).toEqual(copiedFrom);
    await updateSnippet(member, undefined, { ...said('<p>mine</p>'), id: copy.id, revision: 1 });
    await importSnippets(member, undefined, [{ ...said('<p>mine</p>'), id: copy.id }], undefined);
    await deleteSnippet(member, undefined, copy.id);
    await restoreFromTrash(member, undefined, [copy.id]);
    expect((await getSnippet(member, copy.id, undefined)).copiedFrom).toEqual(copiedFrom);
    await importSnippets(member, undefined, [{ ...said('<p>1</p>'), copiedFrom }], undefined);
    expect((await listedSnippets(member)).map((each) => each.copiedFrom?.orgId)).toEqual([orgId, orgId]);
  });

  it('knows only what whoever made it may read, in a revision that it had', async () => {
    const { orgId, admin, member, outsider, copiedFrom } = await aCopy();
    const own = await createSnippet(member, undefined, said('<p>x</p>'), undefined);
    expect(await created(outsider, copiedFrom)).toBeUndefined();
    expect(await created(member, { ...copiedFrom, id: own.id })).toBeUndefined();
    expect(await created(member, { ...copiedFrom, revision: 3 })).toBeUndefined();
    expect(await created(member, { ...copiedFrom, orgId: 'none' })).toBeUndefined();
    expect(await created(admin, copiedFrom, orgId)).toBeUndefined();
    expect(await created(member, copiedFrom)).toEqual(copiedFrom);
  });

  it('is no copy in the library where its original lies', async () => {
    const { orgId, admin, copiedFrom } = await aCopy();
    const { id } = await createSnippet(admin, undefined, { ...said('<p>1</p>'), copiedFrom }, undefined);
    await moveSnippets(admin, [id], orgId);
    expect((await getSnippet(admin, id, orgId)).copiedFrom).toBeUndefined();
    await moveSnippets(admin, [id], null);
    expect((await getSnippet(admin, id, undefined)).copiedFrom).toEqual(copiedFrom);
  });

  it('is shown as one to support staff, who read no original for it', async () => {
    const { member, copy, copiedFrom } = await aCopy();
    await changePrivateAccess(member, { enabled: true });
    const staff = anActor({ globalAdmin: true });
    expect((await getGrantedSnippet(staff, member.uid, copy.id)).copiedFrom).toEqual(copiedFrom);
    await expect(getOriginal(staff, { id: copy.id })).rejects.toEqual(refused('not_found'));
  });
});

describe('the original', () => {
  it('is told as it was copied, and as it is now', async () => {
    const { admin, member, copy } = await aCopy({ changes: 2 });
    expect(await getOriginal(member, { id: copy.id })).toMatchObject({
      then: { revision: 1, versions: { male: { html: '<p>1</p>' } }, savedBy: { uid: admin.uid } },
      now: { revision: 3, versions: { male: { html: '<p>3</p>' } } },
    });
  });

  it('has nothing to compare with while it is the same', async () => {
    const { member, copy } = await aCopy({ changes: 0 });
    expect(Object.keys(await getOriginal(member, { id: copy.id }))).toEqual(['now']);
  });

  it('shows nobody a state that they had not read when it was the newest', async () => {
    const { member, copiedFrom } = await aCopy();
    const late = await createSnippet(member, undefined, { ...said('<p>1</p>'), copiedFrom }, undefined);
    expect(late.copiedFrom).toEqual(copiedFrom);
    expect(Object.keys(await getOriginal(member, { id: late.id }))).toEqual(['now']);
  });

  it('is not there for who has left, nor once it is deleted', async () => {
    const { orgId, admin, editor, member, original, copy, copiedFrom } = await aCopy();
    const theirs = await createSnippet(editor, undefined, { ...said('<p>1</p>'), copiedFrom }, undefined);
    await removeMember(admin, orgId, member.email);
    await expect(getOriginal(member, { id: copy.id })).rejects.toEqual(refused('not_found'));
    await expect(markOriginalSeen(member, undefined, { id: copy.id, seen: 2 })).rejects.toEqual(
      refused('not_found'),
    );
    await deleteSnippet(admin, orgId, original.id);
    await expect(getOriginal(editor, { id: theirs.id })).rejects.toEqual(refused('not_found'));
    await expect(getOriginal(editor, { id: copy.id })).rejects.toEqual(refused('not_found'));
  });
});

describe('having seen it', () => {
  it('is noted without a new revision, and known to who holds the library', async () => {
    const { member, copy } = await aCopy();
    const { version, snippets } = await listPage(member, {});
    const seen = await markOriginalSeen(member, undefined, { id: copy.id, seen: 2 });
    expect(seen).toEqual({ ...copy, copiedFrom: { ...copy.copiedFrom, revision: 2 } });
    const changes = await listChanges(member, undefined, version);
    if (!changes.isComplete) throw new Error('The changes are not known.');
    expect(changes.snippets).toEqual([seen]);
    expect(mergeChanges({ version, snippets, isWhole: true }, changes).snippets).toEqual([seen]);
  });

  it('is about the newest one', async () => {
    const { member, copy } = await aCopy({ changes: 2 });
    for (const revision of [1, 2, 4])
      await expect(markOriginalSeen(member, undefined, { id: copy.id, seen: revision })).rejects.toEqual(
        refused('conflict'),
      );
  });
});
