import { beforeAll, describe, expect, it } from 'vitest';
import { backend } from '@/lib/server/backend/backend';
import { listSnippets } from '@/lib/server/services/snippets/list-snippets';
import { getSnippet } from '@/lib/server/services/snippets/read-snippets';
import {
  createSnippet,
  deleteSnippet,
  importSnippets,
  updateSnippet,
} from '@/lib/server/services/snippets/write-snippets';
import type { Actor } from '@/lib/server/policies/actor';
import { listedSnippets, readToEnd } from '../support/listed-snippets';
import { anActor, startTestBackend } from '../support/test-backend';

const draft = (title = 'Loose leash', html = '<p>{{dog}} and his leash</p>') => ({
  title,
  versions: { male: { html } },
});
const list = async (actor: Actor, orgId?: string) =>
  (await listedSnippets(actor, orgId)).map(({ title }) => title);

beforeAll(() => {
  startTestBackend();
});

describe('a page', () => {
  it('names a next one only where there is one', async () => {
    const actor = anActor();
    for (const title of ['one', 'two', 'three', 'four']) {
      await createSnippet(actor, undefined, draft(title), undefined);
    }
    const titles = [];
    let after: string | undefined;
    do {
      const page = await listSnippets(actor, { limit: '2', after }, () => false);
      titles.push((await readToEnd(page)).map(({ title }) => title));
      after = page.next;
    } while (after);
    expect(titles).toEqual([
      ['four', 'three'],
      ['two', 'one'],
    ]);
  });
});

describe('an import', () => {
  it('stands in the library in the order of its file', async () => {
    const actor = anActor();
    const titles = Array.from({ length: 25 }, (_, index) => `Import ${index + 1}`);
    await importSnippets(
      actor,
      undefined,
      titles.map((title) => draft(title)),
      undefined,
    );
    expect(await list(actor)).toEqual(titles);
    const snippets = await listedSnippets(actor);
    expect(new Set(snippets.map(({ createdAt }) => createdAt)).size).toBe(1);
  });
});

describe('the ETag', () => {
  it('moves with every change and with nothing else', async () => {
    const actor = anActor();
    const etag = async () => (await listSnippets(actor, {}, () => false)).etag;
    const seen = [await etag()];
    const { id } = await createSnippet(actor, undefined, draft(), undefined);
    seen.push(await etag());
    await updateSnippet(actor, undefined, { ...draft(), id, revision: 1 });
    seen.push(await etag());
    await importSnippets(actor, undefined, [draft()], undefined);
    seen.push(await etag());
    await deleteSnippet(actor, undefined, id);
    seen.push(await etag());
    expect(new Set(seen).size).toBe(5);
    await expect(updateSnippet(actor, undefined, { ...draft(), id, revision: 1 })).rejects.toThrow();
    expect(await etag()).toBe(seen.at(-1));
  });
});

describe('a corrupt document', () => {
  it('is named by its path', async () => {
    const actor = anActor();
    const { id } = await createSnippet(actor, undefined, draft(), undefined);
    await backend().firestore.doc(`snippets/${id}`).update({ title: 5 });
    await expect(getSnippet(actor, id, undefined)).rejects.toThrow(`snippets/${id} is corrupt at: title`);
  });
});
