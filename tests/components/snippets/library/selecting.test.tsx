import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  bar,
  check,
  checked,
  openSnippets as open,
  row,
  search,
  shown,
  signInForEach,
} from '@/tests/support/snippets-page';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

describe('selecting', () => {
  test('Shift takes everything from the last one on, in either direction', async () => {
    const { user } = open();
    await user.click(await check('Leash'));
    await user.keyboard('{Shift>}');
    await user.click(await check('Crate'));
    expect(checked()).toEqual(['Crate', 'Door', 'Leash']);
    await user.click(await check('Payment'));
    expect(checked()).toEqual(['Crate', 'Door', 'Leash', 'Payment']);
    await user.keyboard('{/Shift}');
    await user.click(await check('Payment'));
    expect(screen.getByText('3 selected')).toBeVisible();
    await user.click(await check('Door'));
    expect(checked()).toEqual(['Crate', 'Leash']);
  });

  test('Shift and an arrow take one row more, Ctrl+A all, Escape none', async () => {
    const { user } = open();
    (await row('Crate')).focus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(checked()).toEqual(['Crate', 'Door']);
    expect(await row('Door')).toHaveFocus();
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('4 selected')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
  });

  test('all that a search found can be selected, and what it hides is not acted upon', async () => {
    const { user } = open();
    await user.click(await check('Payment'));
    await user.type(await search(), 'homework');
    await shown('Crate', 'Door');
    expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 snippets deleted')).toBeVisible();
    await user.clear(await search());
    await shown('Leash', 'Payment');
  });
});

describe('what is selected', () => {
  test('goes into an email together, in the order of the list', async () => {
    const { user, router } = open();
    await user.click(await check('Leash'));
    await user.click(await check('Crate'));
    await user.click((await bar()).getByRole('button', { name: 'Use in an email' }));
    const [crate, , leash] = await Promise.all(
      ['Crate', 'Door', 'Leash'].map(async (title) => (await row(title)).dataset['id']),
    );
    expect(router.push).toHaveBeenCalledWith(`/email?add=${crate}&add=${leash}`);
  });

  test('is saved as a lesson set', async () => {
    const { user, server } = open();
    const sent: unknown[] = [];
    server.answerInstead(({ method, path, body }) => {
      if (path !== '/api/lesson-sets') return undefined;
      if (method === 'GET') return Response.json([]);
      sent.push(body);
      return Response.json({ id: 'set', ...(body as object) }, { status: 201 });
    });
    await user.click(await check('Crate'));
    await user.click(await check('Door'));
    await user.click((await bar()).getByRole('button', { name: 'Save as set' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'First lesson');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('“First lesson” saved')).toBeVisible();
    const ids = await Promise.all(['Crate', 'Door'].map(async (title) => (await row(title)).dataset['id']));
    expect(sent).toEqual([{ name: 'First lesson', snippets: ids.map((id) => ({ id })) }]);
  });
});
