import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lena, me, openOrganization, signInForEach } from '@/tests/support/organization-page';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

test('what was done on the page stands in the activity at once', async () => {
  const { user, server } = openOrganization({ members: [me, lena] });
  const noted = [
    ['PUT /api/stripe/subscription', { action: 'licences.changed', metadata: { licenseCount: 6 } }],
    ['POST /api/organization/membership', { action: 'member.invited', metadata: { role: 2 } }],
    ['DELETE /api/organization/membership', { action: 'member.removed', target: 'u-lena' }],
  ] as const;
  server.answer('GET /api/audit', () =>
    Response.json({
      events: noted
        .filter(([call]) => server.asked(call).length > 0)
        .map(([id, event]) => ({ id, at: '2026-11-21T10:12:00.000Z', actor: { uid: 'u-sam' }, ...event })),
    }),
  );
  expect(await screen.findByText(/^Nothing yet/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(await screen.findByText('$12.34')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change to 6 licenses' }));
  expect(await screen.findByText('You changed the licenses to 6')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Invite people' }));
  await user.type(await screen.findByLabelText('Email addresses'), 'noah@dogs.test');
  await user.click(screen.getByRole('button', { name: 'Invite 1 person' }));
  expect(await screen.findByText('You invited someone as a member')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'More about Lena' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/^You removed/)).toBeVisible();
});

test('what came of a payment is told without the name of who took it', async () => {
  const { server } = openOrganization();
  const event = (id: string, rest: object) => ({
    id,
    at: '2026-11-21T10:12:00.000Z',
    actor: { uid: 'stripe' },
    ...rest,
  });
  server.answer('GET /api/audit', () =>
    Response.json({
      events: [
        event('ended', { action: 'licences.ended' }),
        event('bought', { action: 'licences.changed', metadata: { licenseCount: 5 } }),
      ],
    }),
  );
  expect(await screen.findByText('The subscription now has 5 licenses')).toBeVisible();
  expect(screen.getByText('The subscription ended, and its licenses with it')).toBeVisible();
});
