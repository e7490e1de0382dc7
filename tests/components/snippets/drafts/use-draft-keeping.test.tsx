import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useDraftKeeping } from '@/components/snippets/drafts/use-draft-keeping';
import { deviceStore } from '@/lib/client/device/device-store';
import { keepDraft, readDrafts } from '@/lib/client/device/snippet-drafts';
import { emptySnippet } from '@/lib/domain/snippets/edited-snippet';

const titled = (title: string) => ({ ...emptySnippet, title });
const titlesKept = async (id: string | null) =>
  (await readDrafts({ uid: 'u-sam', orgId: null, id })).map(({ edited }) => edited.title);

const nothing: { id: string | null; title: string; saved: string } = { id: null, title: '', saved: '' };

afterEach(() => deviceStore('u-sam').clear());

const own = { uid: 'u-sam', orgId: null, id: null };
const gates = { at: 0, revision: null, edited: { ...emptySnippet, title: 'Gates', tags: [] } };

test('a draft of another new snippet waits for the next one when this one is created', async () => {
  await keepDraft(own, gates, []);
  const { result, rerender } = renderHook(
    ({ id, title, saved }: typeof nothing) =>
      useDraftKeeping({ ...own, id }, { edited: titled(title), saved: titled(saved), revision: null }),
    { initialProps: nothing },
  );
  await waitFor(() => expect(result.current.offered).toEqual(gates));
  rerender({ id: null, title: 'Doors', saved: '' });
  await waitFor(async () => expect(await titlesKept(null)).toEqual(['Doors', 'Gates']));
  rerender({ id: 'doors', title: 'Doors', saved: 'Doors' });
  expect(result.current.offered).toBeNull();
  await waitFor(async () => expect(await titlesKept(null)).toEqual(['Gates']));
  expect(await titlesKept('doors')).toEqual([]);
});

const gatesInMine: { orgId: string | null; title: string } = { orgId: null, title: 'Gates' };

test('what is typed is not offered beside itself when another library is chosen for it', async () => {
  const { result, rerender } = renderHook(
    ({ orgId, title }: typeof gatesInMine) =>
      useDraftKeeping({ ...own, orgId }, { edited: titled(title), saved: emptySnippet, revision: null }),
    { initialProps: gatesInMine },
  );
  await waitFor(async () => expect(await titlesKept(null)).toEqual(['Gates']));
  rerender({ orgId: 'school', title: 'Gates and doors' });
  await waitFor(async () => expect(await titlesKept(null)).toEqual(['Gates and doors']));
  expect(result.current.offered).toBeNull();
});

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
