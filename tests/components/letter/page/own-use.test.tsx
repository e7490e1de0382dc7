import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { deviceStore } from '@/lib/client/device/device-store';
import { withUse, type OwnUse } from '@/lib/domain/snippets/own-use';
import { aSnippet } from '@/tests/support/snippets';
import { door, forgetEverything, homework, openLetterPage, recap } from '@/tests/support/letter-page';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(forgetEverything);

const day = 24 * 60 * 60 * 1000;
const used = (...daysAgo: number[]) =>
  daysAgo.reduce<OwnUse | undefined>((known, ago) => withUse(known, Date.now() - ago * day), undefined);
const keep = (uses: Record<string, OwnUse | undefined>) =>
  deviceStore('u-sam').write('uses', { uses, waiting: [] });

const listed = () =>
  vi.waitFor(() => {
    const titles = screen.getAllByRole('option').map(({ textContent }) => textContent);
    return [recap, door, homework]
      .map(({ title }) => ({ title, at: titles.findIndex((text) => text.includes(title)) }))
      .sort((a, b) => a.at - b.at)
      .map(({ title }) => title);
  });

test('what is used often stands before what was used last, and both before what never was', async () => {
  await keep({ homework: used(9, 6, 3), door: used(1) });
  const { row } = await openLetterPage();
  await row('First lesson');
  expect(await listed()).toEqual(['Homework', 'Door manners', 'First lesson']);
  expect(screen.getByRole('button', { name: 'Sort: Most used' })).toBeVisible();
});

test('a better hit is first however seldom it is used, and of equally good ones what is used most', async () => {
  const title = aSnippet({ id: 'title', title: 'Recall', neutral: '<p>Come.</p>' });
  const often = aSnippet({ id: 'often', title: 'Park', neutral: '<p>A recall at the park.</p>' });
  const seldom = aSnippet({ id: 'seldom', title: 'Garden', neutral: '<p>A recall at home.</p>' });
  await keep({ often: used(9, 6, 3), seldom: used(1) });
  const { user, row } = await openLetterPage({ snippets: [seldom, title, often] });
  await row('Garden');
  await user.type(screen.getByRole('searchbox', { name: 'Search snippets' }), 'recall');
  await vi.waitFor(() =>
    expect(
      screen.getAllByRole('option').map(({ textContent }) => /Recall|Park|Garden/.exec(textContent)?.[0]),
    ).toEqual(['Recall', 'Park', 'Garden']),
  );
});
