import { beforeAll, describe, expect, it } from 'vitest';
import { createSnippet, importSnippets, updateSnippet } from '@/lib/server/services/snippets/write-snippets';
import { anActor, startTestBackend } from '../support/test-backend';

beforeAll(() => void startTestBackend());

const draft = (title: string, ...includes: string[]) => ({
  title,
  versions: {
    neutral: { html: `<p>Hello.</p>${includes.map((other) => `<p>{{&gt; ${other}}}</p>`).join('')}` },
  },
});
const refused = (message: string) => ({ code: 'validation', message });

describe('a snippet that includes others', () => {
  it('is kept as it was written, also where none is called so yet', async () => {
    const sam = anActor();
    const { versions } = await createSnippet(sam, undefined, draft('Recap', 'Closing &amp; more'), undefined);
    expect(versions.neutral?.html).toBe('<p>Hello.</p><p>{{&gt; Closing &amp; more}}</p>');
  });

  it('does not stand in itself', async () => {
    const sam = anActor();
    await expect(createSnippet(sam, undefined, draft('Recap', 'recap'), undefined)).rejects.toMatchObject(
      refused('This would put “Recap” into itself.'),
    );
    await createSnippet(sam, undefined, draft('Middle', 'Recap'), undefined);
    await createSnippet(sam, undefined, draft('Outer', 'Middle'), undefined);
    await expect(createSnippet(sam, undefined, draft('Recap', 'Outer'), undefined)).rejects.toMatchObject(
      refused('This would put “Recap” into itself, by way of “Outer”, then “Middle”.'),
    );
    // Another library has no part in it.
    await createSnippet(anActor(), undefined, draft('Recap', 'Outer'), undefined);
  });

  it('may be saved again, and free what it included', async () => {
    const sam = anActor();
    const recap = await createSnippet(sam, undefined, draft('Recap', 'Closing'), undefined);
    const again = await updateSnippet(sam, undefined, {
      ...draft('Recap', 'Closing'),
      id: recap.id,
      revision: 1,
    });
    const closing = draft('Closing', 'Recap');
    await expect(createSnippet(sam, undefined, closing, undefined)).rejects.toMatchObject({
      code: 'validation',
    });
    await updateSnippet(sam, undefined, { ...draft('Recap'), id: recap.id, revision: again.revision });
    await createSnippet(sam, undefined, closing, undefined);
  });

  it('is skipped by an import where it would, and the others are taken', async () => {
    const sam = anActor();
    const drafts = [draft('One', 'Two'), draft('Two', 'One'), draft('Three', 'One')];
    const { created, skipped } = await importSnippets(sam, undefined, drafts, undefined);
    expect([created, skipped]).toEqual([
      2,
      [{ index: 1, reason: 'This would put “Two” into itself, by way of “One”.' }],
    ]);
  });

  it('includes 20 at most', async () => {
    const titles = Array.from({ length: 21 }, (_, n) => `S${n}`);
    await expect(
      createSnippet(anActor(), undefined, draft('Recap', ...titles), undefined),
    ).rejects.toMatchObject(refused('A snippet can include at most 20 others.'));
  });
});
