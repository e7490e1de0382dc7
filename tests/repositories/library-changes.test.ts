import * as fc from 'fast-check';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { HeldLibrary } from '@/lib/domain/snippets/held-library';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { removalLimit } from '@/lib/server/repositories/libraries/libraries';
import { scopeFor } from '@/lib/server/auth/scope-for';
import { importSnippets as writeImport } from '@/lib/server/repositories/snippets/snippet-import';
import { sanitizeDraft } from '@/lib/server/services/snippets/sanitize-draft';
import { listChanges, listPage, listSnippets } from '@/lib/server/services/snippets/list-snippets';
import { moveSnippets } from '@/lib/server/services/snippets/move-snippets';
import {
  createSnippet,
  deleteSnippet,
  importSnippets,
  updateSnippet,
} from '@/lib/server/services/snippets/write-snippets';
import { readsOf } from '../support/billed-documents';
import { listedSnippets } from '../support/listed-snippets';
import { readPages, synced } from '../support/synced-library';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

const draft = (title = 'Recall', name = 'dog', color?: 'rose' | 'lime') => ({
  title,
  versions: { male: { html: `<p>{{${name}}}</p>` } },
  ...(color && { variables: [{ name, color }] }),
});
const add = (actor: Actor, orgId?: string, ...given: Parameters<typeof draft>) =>
  createSnippet(actor, orgId, draft(...given), undefined);
/** Whatever the plan has room for. */
async function fill(actor: Actor, count: number, orgId?: string) {
  const scope = await scopeFor(actor, orgId, 'snippets.write');
  for (let first = 0; first < count; first += 200) {
    const entries = Array.from({ length: Math.min(200, count - first) }, (_, n) => ({
      id: undefined,
      revision: undefined,
      content: sanitizeDraft(draft(`No. ${first + n}`)),
    }));
    const call = { actor, call: 'import', key: undefined, body: null };
    await writeImport(scope, entries, call, { limit: null });
  }
}
const libraryOf = (actor: Actor) => backend().firestore.doc(`libraries/u_${actor.uid}`);
const titles = (snippets: readonly Snippet[]) => snippets.map(({ title }) => title);

beforeEach(() => {
  startTestBackend();
});

describe('changes', () => {
  it('are those since the version that is held', async () => {
    const actor = anActor();
    const [one, two] = [await add(actor, undefined, 'one'), await add(actor, undefined, 'two')];
    const { version } = await listPage(actor, {});
    await updateSnippet(actor, undefined, { ...draft('One'), id: one.id, revision: 1 });
    await deleteSnippet(actor, undefined, two.id);
    const changes = await listChanges(actor, undefined, version);
    expect(changes).toEqual({
      isComplete: true,
      version: version + 2,
      snippets: [expect.objectContaining({ id: one.id, title: 'One', revision: 2 })],
      removed: [two.id],
    });
    expect(await listChanges(actor, undefined, version + 2)).toEqual({
      isComplete: true,
      version: version + 2,
      snippets: [],
      removed: [],
    });
  });

  it('tell colors only where a known variable has got another', async () => {
    const actor = anActor();
    await add(actor);
    const { version } = await listPage(actor, {});
    await add(actor, undefined, 'new', 'client');
    expect(await listChanges(actor, undefined, version)).not.toHaveProperty('colors');
    await add(actor, undefined, 'red', 'dog', 'rose');
    expect(await listChanges(actor, undefined, version)).toMatchObject({
      colors: expect.arrayContaining([{ name: 'dog', color: 'rose' }]) as unknown,
    });
    expect(await listChanges(actor, undefined, version + 2)).not.toHaveProperty('colors');
  });

  it('cost what changed, and nothing but the library where nothing did', async () => {
    const { orgId, admin, member } = await anOrganization();
    await fill(admin, 120, orgId);
    const held = await readPages(member, orgId);
    expect(await readsOf(() => synced(held, member, orgId))).toBe(2);
    await fill(admin, 1, orgId);
    expect(await readsOf(() => synced(held, member, orgId))).toBe(3);
    expect(JSON.stringify(await listChanges(member, orgId, held.version)).length).toBeLessThan(2_048);
    expect(await readsOf(() => listPage(member, { orgId }))).toBe(2 + 21);
    const own = await readPages(member);
    expect(await readsOf(() => synced(own, member))).toBe(1);
  });

  it('cannot be told of a version that was never there, nor of more than fit', async () => {
    const actor = anActor();
    const { version } = await listPage(actor, {});
    expect(await listChanges(actor, undefined, version + 1)).toEqual({ isComplete: false, version });
    await fill(actor, 500);
    expect(await listChanges(actor, undefined, version)).toMatchObject({ isComplete: true });
    await fill(actor, 1);
    expect(await listChanges(actor, undefined, version)).toEqual({
      isComplete: false,
      version: version + 501,
    });
  });

  it('cannot be told where removals have been forgotten since', async () => {
    const actor = anActor();
    await add(actor);
    const { id } = await add(actor);
    const { version } = await listPage(actor, {});
    const removed = Array.from({ length: removalLimit }, (_, n) => ({
      id: `gone-${n}`,
      version: version + n + 1,
    }));
    await libraryOf(actor).update({ removed, version: version + removalLimit });
    expect(await listChanges(actor, undefined, version)).toMatchObject({ isComplete: true });
    await deleteSnippet(actor, undefined, id);
    expect(await listChanges(actor, undefined, version)).toMatchObject({ isComplete: false });
    const changes = await listChanges(actor, undefined, version + 1);
    expect(changes.isComplete && changes.removed.at(-1)).toBe(id);
    expect((await libraryOf(actor).get()).get('removed')).toHaveLength(removalLimit);
  });

  it('are told of a library from before as soon as there are any', async () => {
    const actor = anActor();
    const { id } = await add(actor, undefined, 'old');
    await backend().firestore.doc(`snippets/${id}`).update({ version: FieldValue.delete() });
    await libraryOf(actor).update({
      version: 57,
      removed: FieldValue.delete(),
      removedFrom: FieldValue.delete(),
      recoloredAt: FieldValue.delete(),
    });
    const held = await readPages(actor);
    expect(titles(held.snippets)).toEqual(['old']);
    await add(actor, undefined, 'new');
    expect(await listChanges(actor, undefined, 56)).toMatchObject({ isComplete: false });
    expect(titles((await synced(held, actor)).snippets)).toEqual(['new', 'old']);
    await deleteSnippet(actor, undefined, id);
    expect(titles((await synced(held, actor)).snippets)).toEqual(['new']);
  });
});

describe('a library read while it changes', () => {
  it('has everyone who was there all along, under a tag that is not newer', async () => {
    const actor = anActor();
    await fill(actor, 600);
    const { etag, snippets = [] } = await listSnippets(actor, {}, () => false);
    const read: Snippet[] = [];
    const last = (await listedSnippets(actor)).at(-1);
    for await (const snippet of snippets) {
      // The one that would have come last comes first, before its page is read.
      if (read.push(snippet) === 1) {
        await updateSnippet(actor, undefined, { ...draft('Late'), id: last?.id ?? '', revision: 1 });
      }
    }
    expect(new Set(read.map(({ id }) => id)).size).toBe(600);
    expect(read).toHaveLength(600);
    expect(read.at(-1)?.title).toBe('Late');
    expect((await listSnippets(actor, {}, (current) => current === etag)).snippets).toBeDefined();
  });

  it('comes page by page, a small one first', async () => {
    const actor = anActor();
    await fill(actor, 530);
    const first = await listPage(actor, {});
    const second = await listPage(actor, { after: first.next });
    const third = await listPage(actor, { after: second.next });
    expect([first, second, third].map(({ snippets }) => snippets.length)).toEqual([20, 500, 10]);
    expect(third).not.toHaveProperty('next');
  });

  it('comes in one answer where it is small', async () => {
    const actor = anActor();
    await fill(actor, 100);
    const page = await listPage(actor, {});
    expect(page.snippets).toHaveLength(100);
    expect(page).not.toHaveProperty('next');
    await fill(actor, 1);
    expect((await listPage(actor, {})).snippets).toHaveLength(20);
  });
});

it('what two hold is what is stored, whatever they do and whenever they ask', async () => {
  const pick = fc.nat({ max: 9 });
  const client = fc.nat({ max: 1 });
  const name = fc.constantFrom('dog', 'client', 'toy');
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), client, name }),
    fc.record({
      kind: fc.constant('change' as const),
      client,
      name,
      pick,
      color: fc.constantFrom('rose', 'lime'),
    }),
    fc.record({ kind: fc.constantFrom('delete' as const, 'take' as const, 'give' as const), client, pick }),
    fc.record({ kind: fc.constantFrom('import' as const, 'ask' as const), client }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const { orgId, admin } = await anOrganization();
      const held: HeldLibrary[] = [await readPages(admin, orgId), await readPages(admin, orgId)];
      const ask = async (n: number) => {
        const before = held[n] ?? (await readPages(admin, orgId));
        const after = await synced(before, admin, orgId);
        for (const snippet of after.snippets) {
          const same = before.snippets.find(
            ({ id, revision }) => id === snippet.id && revision === snippet.revision,
          );
          if (same && JSON.stringify(same) === JSON.stringify(snippet)) expect(snippet).toBe(same);
        }
        held[n] = after;
      };
      for (const each of steps) {
        const shared = await listedSnippets(admin, orgId);
        const at = 'pick' in each && shared.length > 0 ? shared[each.pick % shared.length] : undefined;
        if (each.kind === 'ask') await ask(each.client);
        if (each.kind === 'add') await add(admin, orgId, 'added', each.name);
        if (each.kind === 'import') await importSnippets(admin, orgId, [draft('a'), draft('b')], undefined);
        if (each.kind === 'give') {
          const [own] = await listedSnippets(admin);
          if (own) await moveSnippets(admin, [own.id], orgId);
        }
        if (!at) continue;
        if (each.kind === 'delete') await deleteSnippet(admin, orgId, at.id);
        if (each.kind === 'take') await moveSnippets(admin, [at.id], null);
        if (each.kind === 'change') {
          const changed = draft('changed', each.name, each.color);
          await updateSnippet(admin, orgId, { ...changed, id: at.id, revision: at.revision });
        }
      }
      await Promise.all([ask(0), ask(1)]);
      const stored = await listedSnippets(admin, orgId);
      for (const { snippets } of held) expect(snippets).toEqual(stored);
    }),
    { numRuns: 6 },
  );
}, 60_000);

it('what is written while others ask is never missed', async () => {
  const { orgId, admin, member } = await anOrganization();
  let held = await readPages(member, orgId);
  const writes = Promise.all(Array.from({ length: 12 }, (_, n) => add(admin, orgId, `No. ${n}`)));
  const over = new AbortController();
  void writes.finally(() => over.abort());
  while (!over.signal.aborted) held = await synced(held, member, orgId);
  held = await synced(held, member, orgId);
  expect(held.snippets).toEqual(await listedSnippets(member, orgId));
});
