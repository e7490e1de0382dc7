import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openEditor, signInForEach } from '@/tests/support/snippet-editor';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

test.each([
  ['u-lena', 'Lena Novak has changed this snippet'],
  ['u-gone', 'Someone else has changed this snippet'],
  ['u-sam', 'This snippet was changed elsewhere'],
])('says who saved a shared snippet meanwhile: %s', async (updatedBy, sentence) => {
  const { user, title, server } = await openEditor('door', { orgId: 'academy' });
  await user.type(title, ' at home');
  server.changeElsewhere('door', { title: 'Door manners at work', updatedBy });
  await user.click(await screen.findByRole('button', { name: /^Save/ }));
  expect(await screen.findByRole('dialog', { name: sentence })).toBeVisible();
});
