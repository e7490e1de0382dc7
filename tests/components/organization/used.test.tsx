import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveFile } from '@/lib/client/browser/save-file';
import type { SchoolUsage } from '@/lib/contracts/school-usage';
import { monthAfter, monthOf, monthsBetween } from '@/lib/domain/usage/usage-months';
import { libraryAnswer } from '@/tests/support/library-answer';
import { lena, me, openOrganization, priya, signInForEach } from '@/tests/support/organization-page';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@/lib/client/browser/save-file', () => ({ saveFile: vi.fn() }));

signInForEach();
beforeEach(() => vi.mocked(saveFile).mockClear());

const titles = ['Recall', 'Door', 'Sit', 'Stay'];
const snippets = titles.map((title) => aSnippet({ id: title.toLowerCase(), title, orgId: 'o-academy' }));

const usage = (from: string, to: string): SchoolUsage => {
  const months = monthsBetween(from, to);
  const last = (count: number) => months.map((_, at) => (at === months.length - 1 ? count : 0));
  return {
    months,
    emails: last(6),
    snippets: [
      { id: 'recall', uses: last(5), changed: 1, trainers: 2 },
      { id: 'door', uses: last(4), changed: 4, trainers: 1 },
      { id: 'gone', uses: last(2), changed: 0, trainers: 1 },
    ],
  };
};

async function open(members = [me, lena, priya], answer?: () => Response) {
  const { user, server } = openOrganization({ members });
  server.answer('GET /api/snippets/changes', ({ query }) =>
    Response.json(libraryAnswer({ since: query.get('since') ?? undefined }, snippets)),
  );
  server.answer(
    'GET /api/usage/snippets',
    answer ?? (({ query }) => Response.json(usage(query.get('from') ?? '', query.get('to') ?? ''))),
  );
  await user.click(await screen.findByRole('button', { name: 'Show', expanded: false }));
  return { user, server };
}

const panel = () => within(screen.getByRole('region', { name: 'What is used' }));

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('what is used', () => {
  test('is asked for when it is opened, for the last three months', async () => {
    const { server } = await open();
    expect(await screen.findByText('6 emails went out with 2 different snippets of 4.')).toBeVisible();
    const to = monthOf(Date.now());
    expect(server.asked('GET /api/usage/snippets').map(({ query }) => query)).toEqual([
      { orgId: 'o-academy', from: monthAfter(to, -2), to },
    ]);
    const months = within(screen.getByRole('list', { name: 'Uses by month' })).getAllByRole('listitem');
    expect(months.map(({ textContent }) => textContent.replace(/\D/g, ''))).toEqual(['0', '0', '11']);
    expect(rows().map((row) => row.replace(/[A-Z][a-z]{2} \d{4}$/, 'now'))).toEqual([
      'Recall5220%now',
      'DoorWorth a better text41100%now',
      'Sit0Never',
      'Stay0Never',
    ]);
    expect(screen.getByText('Deleted snippets were used 2 times in this time.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Door' })).toHaveAttribute(
      'href',
      '/snippets/door?orgId=o-academy',
    );
    expect(screen.queryByText(/is shown from 3 members on/)).not.toBeInTheDocument();
  });

  test('is sorted by its columns, filtered, and asked for anew for another time', async () => {
    const { user, server } = await open();
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Snippet' }));
    expect(screen.getByRole('columnheader', { name: 'Snippet' })).toHaveAttribute('aria-sort', 'ascending');
    expect(rows().map((row) => row.slice(0, 3))).toEqual(['Doo', 'Rec', 'Sit', 'Sta']);
    await user.click(screen.getByRole('button', { name: 'Snippet' }));
    expect(rows().map((row) => row.slice(0, 3))).toEqual(['Sta', 'Sit', 'Rec', 'Doo']);
    await user.click(screen.getByRole('button', { name: 'Show: All snippets' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Changed every time' }));
    expect(rows().map((row) => row.slice(0, 3))).toEqual(['Doo']);
    expect(screen.getByText(/worth a better text\.$/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '1 year' }));
    expect(await screen.findByRole('table')).toBeVisible();
    const asked = server.asked('GET /api/usage/snippets').at(-1)?.query;
    expect(asked?.['from']).toBe(monthAfter(monthOf(Date.now()), -11));
  });

  test('is a file for spreadsheets too', async () => {
    const { user } = await open();
    await screen.findByRole('table');
    await user.click(panel().getByRole('button', { name: 'Download CSV' }));
    const [name, text] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect(name).toBe(`heelwrite-what-is-used-${monthOf(Date.now())}.csv`);
    expect(text).toContain(`Recall,5,2,1,${monthOf(Date.now())}`);
  });

  test('of fewer than three members does not tell by how many, and says so', async () => {
    const quiet = (from: string, to: string) => {
      const { snippets: told, ...rest } = usage(from, to);
      return { ...rest, snippets: told.map(({ trainers: _, ...each }) => each) };
    };
    const to = monthOf(Date.now());
    await open([me, lena], () => Response.json(quiet(monthAfter(to, -2), to)));
    await screen.findByRole('table');
    expect(screen.queryByRole('columnheader', { name: 'Trainers' })).not.toBeInTheDocument();
    expect(screen.getByText(/By how many trainers is shown from 3 members on/)).toBeVisible();
  });

  test('says so where nothing was used', async () => {
    const to = monthOf(Date.now());
    await open([me, lena, priya], () =>
      Response.json({ months: monthsBetween(monthAfter(to, -2), to), emails: [0, 0, 0], snippets: [] }),
    );
    expect(
      await screen.findByText('No email with a snippet of your school has gone out in this time.'),
    ).toBeVisible();
    expect(rows()).toHaveLength(4);
  });

  test('that cannot be read can be asked for again', async () => {
    const { user, server } = await open([me], () =>
      Response.json({ error: 'Not now.', code: 'unavailable' }, { status: 403 }),
    );
    expect(await screen.findByText(/What is used could not be loaded\. Not now\./)).toBeVisible();
    server.answer('GET /api/usage/snippets', ({ query }) =>
      Response.json(usage(query.get('from') ?? '', query.get('to') ?? '')),
    );
    await user.click(panel().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  test('is no matter of who does not manage the school', async () => {
    openOrganization({ members: [{ ...me, role: 1 }, lena] }, { role: 1 });
    await screen.findByRole('list', { name: 'Members' });
    expect(screen.queryByText('What is used')).not.toBeInTheDocument();
  });
});
