import { beforeAll, describe, expect, it } from 'vitest';
import { backend } from '@/lib/server/backend/backend';
import { putOrganizationIn } from '@/lib/server/repositories/organizations/organizations';
import { listChanges, listPage, listSnippets } from '@/lib/server/services/snippets/list-snippets';
import { moveSnippets } from '@/lib/server/services/snippets/move-snippets';
import { getSnippet, listTags, listVariables } from '@/lib/server/services/snippets/read-snippets';
import {
  createSnippet,
  deleteSnippet,
  importSnippets,
  updateSnippet,
} from '@/lib/server/services/snippets/write-snippets';
import type { Actor } from '@/lib/server/policies/actor';
import { listedSnippets } from '../support/listed-snippets';
import { anActor, anOrganization, startTestBackend, type Staff } from '../support/test-backend';

const draft = (title = 'Loose leash', html = '<p>{{dog}} and his leash</p>') => ({
  title,
  versions: { male: { html } },
});
const fault = (code: string) => expect.objectContaining({ code }) as Error;
const list = async (actor: Actor, orgId?: string) =>
  (await listedSnippets(actor, orgId)).map(({ title }) => title);

let staff: Staff;
beforeAll(async () => {
  startTestBackend();
  staff = await anOrganization();
});

describe("an organization's library, by role", () => {
  const reads = {
    list: listedSnippets,
    page: (actor: Actor, orgId: string) => listPage(actor, { orgId }),
    changes: (actor: Actor, orgId: string) => listChanges(actor, orgId, 0),
    tags: (actor: Actor, orgId: string) => listTags(actor, orgId),
    variables: (actor: Actor, orgId: string) => listVariables(actor, orgId),
  };

  it.each(Object.entries(reads))('%s is for every active member', async (_name, read) => {
    const { orgId, admin, editor, member, invited, outsider } = staff;
    for (const actor of [admin, editor, member]) await expect(read(actor, orgId)).resolves.toBeDefined();
    for (const actor of [invited, outsider])
      await expect(read(actor, orgId)).rejects.toEqual(fault('forbidden'));
  });

  it('is written by admins and editors only', async () => {
    const { orgId, admin, editor, member, invited, outsider } = staff;
    for (const actor of [admin, editor]) {
      const { id } = await createSnippet(actor, orgId, draft(), undefined);
      await updateSnippet(actor, orgId, { ...draft('Changed'), id, revision: 1 });
      await importSnippets(actor, orgId, [{ ...draft('Imported'), id }], undefined);
      await deleteSnippet(actor, orgId, id);
    }
    const { id } = await createSnippet(admin, orgId, draft(), undefined);
    for (const actor of [member, invited, outsider]) {
      await expect(createSnippet(actor, orgId, draft(), undefined)).rejects.toEqual(fault('forbidden'));
      await expect(updateSnippet(actor, orgId, { ...draft(), id, revision: 1 })).rejects.toEqual(
        fault('forbidden'),
      );
      await expect(importSnippets(actor, orgId, [draft()], undefined)).rejects.toEqual(fault('forbidden'));
      await expect(deleteSnippet(actor, orgId, id)).rejects.toEqual(fault('forbidden'));
    }
    expect((await getSnippet(member, id, orgId)).orgId).toBe(orgId);
  });

  it('says the same of an organization that does not exist and one the caller is not in', async () => {
    const of = (orgId: string) => listTags(staff.outsider, orgId).catch((error: unknown) => String(error));
    expect(await of('nowhere')).toBe(await of(staff.orgId));
  });

  it('never matches a member by an address that is not verified', async () => {
    const { orgId } = await anOrganization();
    const email = 'casual@heelwrite.test';
    await backend().firestore.runTransaction(async (tx) => {
      const now = new Date();
      const members = [{ email, role: 2, status: 1, invitedAt: now }] as const;
      putOrganizationIn(tx, orgId, { name: 'A', details: {}, members: [...members], createdAt: now });
    });
    await expect(listTags(anActor({ email }), orgId)).resolves.toEqual([]);
    await expect(listTags(anActor({ email, emailVerified: false }), orgId)).rejects.toEqual(
      fault('forbidden'),
    );
  });

  it('answers what is wrong with a call before whether the caller may make it', async () => {
    const { orgId, outsider } = staff;
    const empty = draft('Empty', '<p><br></p>');
    for (const call of [
      () => listSnippets(outsider, { orgId, after: '!!' }, () => false),
      () => createSnippet(outsider, orgId, empty, undefined),
      () => updateSnippet(outsider, orgId, { ...empty, id: 'abc', revision: 1 }),
    ])
      await expect(call()).rejects.toEqual(fault('validation'));
  });

  it('is apart from private ones, in both directions', async () => {
    const { orgId, admin } = staff;
    const shared = await createSnippet(admin, orgId, draft(), undefined);
    const own = await createSnippet(admin, undefined, draft(), undefined);
    await expect(getSnippet(admin, shared.id, undefined)).rejects.toEqual(fault('not_found'));
    await expect(getSnippet(admin, own.id, orgId)).rejects.toEqual(fault('not_found'));
    await expect(deleteSnippet(admin, orgId, own.id)).rejects.toEqual(fault('not_found'));
  });
});

describe('moving', () => {
  it('keeps the id, counts the revision and gives names their colours in the new library', async () => {
    const { orgId, admin } = await anOrganization();
    await createSnippet(
      admin,
      orgId,
      { ...draft('Other', '{{dog}}'), variables: [{ name: 'dog', color: 'rose' }] },
      undefined,
    );
    const html = '{{dog}} {{client}}';
    const { id } = await createSnippet(admin, undefined, draft('Mine', html), undefined);
    expect(await moveSnippets(admin, [id], orgId)).toBe(1);
    expect(await getSnippet(admin, id, orgId)).toMatchObject({
      id,
      revision: 2,
      orgId,
      variables: [
        { name: 'dog', color: 'rose' },
        { name: 'client', color: 'sky' },
      ],
    });
    expect(await list(admin)).toEqual([]);
    expect(await list(admin, orgId)).toEqual(['Mine', 'Other']);
  });

  it('takes along more text than Firestore takes in one commit', async () => {
    const { orgId, admin } = await anOrganization();
    const { id } = await createSnippet(admin, undefined, draft('Long'), undefined);
    const documents = backend().firestore.collection('snippets');
    const stored = (await documents.doc(id).get()).data();
    const version = { html: '犬'.repeat(50_000), origin: 'written', stale: false };
    const long = { ...stored, versions: { male: version, female: version, neutral: version } };
    // As long as a version may be, in letters of three bytes: together more than 10 MiB.
    const ids = await Promise.all(
      Array.from({ length: 24 }, async () => {
        const copy = documents.doc();
        await copy.set(long);
        return copy.id;
      }),
    );
    expect(await moveSnippets(admin, ids, orgId)).toBe(24);
    expect(await getSnippet(admin, ids[0] ?? '', orgId)).toMatchObject({
      title: 'Long',
      revision: 2,
      versions: { female: { html: version.html } },
    });
  });

  it('needs role 0 or 1 to move in, and role 0 to move out', async () => {
    const { orgId, admin, editor, member } = await anOrganization();
    const [theirs] = await Promise.all([createSnippet(editor, undefined, draft('Theirs'), undefined)]);
    const own = await createSnippet(member, undefined, draft('Own'), undefined);
    await expect(moveSnippets(member, [own.id], orgId)).rejects.toEqual(fault('forbidden'));
    expect(await moveSnippets(editor, [theirs.id], orgId)).toBe(1);
    await expect(moveSnippets(editor, [theirs.id], null)).rejects.toEqual(fault('forbidden'));
    expect(await moveSnippets(admin, [theirs.id], null)).toBe(1);
    expect(await list(admin)).toEqual(['Theirs']);
  });

  it('is all or nothing', async () => {
    const { orgId, admin, outsider } = await anOrganization();
    const own = await createSnippet(admin, undefined, draft('Own'), undefined);
    const foreign = await createSnippet(outsider, undefined, draft('Foreign'), undefined);
    await expect(moveSnippets(admin, [own.id, foreign.id], orgId)).rejects.toEqual(fault('not_found'));
    await expect(moveSnippets(admin, [own.id, 'missing'], orgId)).rejects.toEqual(fault('not_found'));
    expect(await list(admin)).toEqual(['Own']);
  });

  it('treats the snippet of an organization one is not in as missing', async () => {
    const { orgId, admin, outsider } = await anOrganization();
    const { id } = await createSnippet(admin, orgId, draft(), undefined);
    await expect(moveSnippets(outsider, [id], null)).rejects.toEqual(fault('not_found'));
  });
});

describe('at the same time', () => {
  it('one of ten writers of a revision wins, and the library counts every change', async () => {
    const actor = anActor();
    const { id } = await createSnippet(actor, undefined, draft(), undefined);
    const writes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        updateSnippet(actor, undefined, { ...draft(`Writer ${n}`), id, revision: 1 }),
      ),
    );
    const refused = writes.filter((write) => write.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code: unknown }).code)).toEqual(
      Array(9).fill('conflict'),
    );
    expect((await getSnippet(actor, id, undefined)).revision).toBe(2);
  });

  it('one key makes one snippet', async () => {
    const actor = anActor();
    const made = await Promise.all(
      Array.from({ length: 5 }, () => createSnippet(actor, undefined, draft(), 'the-same-key')),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await list(actor)).toHaveLength(1);
  });

  it('two new variables get two colours', async () => {
    const actor = anActor();
    await Promise.all(
      ['client', 'dog'].map((name) => createSnippet(actor, undefined, draft(name, `{{${name}}}`), undefined)),
    );
    const colors = (await listVariables(actor, undefined)).map(({ color }) => color);
    expect(colors.sort()).toEqual(['amber', 'sky']);
  });

  it('deleting twice takes one off the count', async () => {
    const actor = anActor();
    const { id } = await createSnippet(actor, undefined, draft(), undefined);
    const results = await Promise.allSettled([1, 2].map(() => deleteSnippet(actor, undefined, id)));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const library = await backend().firestore.doc(`libraries/u_${actor.uid}`).get();
    expect(library.get('count')).toBe(0);
  });
});

describe('deletion', () => {
  it('leaves an audit event without a word of the text', async () => {
    const actor = anActor();
    const { id } = await createSnippet(actor, undefined, draft('Private title'), undefined);
    await deleteSnippet(actor, undefined, id);
    const events = await backend().firestore.collection('audit').where('target', '==', id).get();
    expect(events.docs.map((event) => event.data())).toEqual([
      {
        at: expect.anything() as unknown,
        expiresAt: expect.anything() as unknown,
        uid: actor.uid,
        concerns: [actor.uid],
        action: 'snippet.deleted',
        target: id,
      },
    ]);
  });
});
