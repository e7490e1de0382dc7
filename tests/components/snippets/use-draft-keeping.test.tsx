import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useDraftKeeping } from '@/components/snippets/use-draft-keeping';
import { deviceStore } from '@/lib/client/device-store';
import { readDrafts } from '@/lib/client/snippet-drafts';
import { emptySnippet } from '@/lib/domain/edited-snippet';

const titled = (title: string) => ({ ...emptySnippet, title });
const titlesKept = async (id: string | null) =>
  (await readDrafts({ uid: 'u-sam', orgId: null, id })).map(({ edited }) => edited.title);

const nothing: { id: string | null; title: string; saved: string } = { id: null, title: '', saved: '' };

afterEach(() => deviceStore('u-sam').clear());

test('what was typed while a new snippet was created is a draft of that one, not of another new one', async () => {
  const { rerender } = renderHook(
    ({ id, title, saved }: typeof nothing) =>
      useDraftKeeping(
        { uid: 'u-sam', orgId: null, id },
        { edited: titled(title), saved: titled(saved), revision: null },
      ),
    { initialProps: nothing },
  );
  rerender({ id: null, title: 'Gates', saved: '' });
  await waitFor(async () => expect(await titlesKept(null)).toEqual(['Gates']));
  rerender({ id: 'gates', title: 'Gates and doors', saved: 'Gates' });
  await waitFor(async () => expect(await titlesKept('gates')).toEqual(['Gates and doors']));
  expect(await titlesKept(null)).toEqual([]);
  rerender({ id: 'gates', title: 'Gates and doors', saved: 'Gates and doors' });
  await waitFor(async () => expect(await titlesKept('gates')).toEqual([]));
});
