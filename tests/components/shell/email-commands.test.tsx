import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignedInArea } from '@/components/shell/SignedInArea';
import { deviceStore } from '@/lib/client/device/device-store';
import { rememberDog } from '@/lib/client/letter/recent-dog-changes';
import { dogKey, type RecentDog } from '@/lib/client/letter/recent-dogs';
import { aDog } from '@/tests/support/dogs';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';
import { serveSnippets } from '@/tests/support/snippet-server';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const { uid } = auth.aUser();
const { fetch } = globalThis;
const bella: RecentDog = { dog: 'Bella', client: 'Jordan Meyer', sex: 'female' };
const others = ['Rex', 'Juno', 'Max'].map((dog): RecentDog => ({ dog, sex: 'male' }));
const sets = ['Loose leash', 'First lesson'].map((name) => ({ id: name.slice(0, 5), name, snippets: [] }));

async function openPalette(kept: object = { isKept: false, dogs: [] }) {
  const server = serveSnippets(aSnippet({ title: 'Bella’s recall' }));
  server.answerInstead(({ path }) =>
    path === '/api/lesson-sets'
      ? Response.json(sets)
      : path === '/api/dogs'
        ? Response.json(kept)
        : undefined,
  );
  const view = renderInApp(
    <SignedInArea>
      <h1>Page</h1>
    </SignedInArea>,
    { router: aRouter({ pathname: '/', asPath: '/' }) },
  );
  await view.user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Find anything' });
  const group = async (name: string) =>
    within(await within(dialog).findByRole('group', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  return { ...view, dialog, group };
}

beforeEach(async () => {
  localStorage.clear();
  auth.setUser(auth.aUser());
  for (const dog of [bella, ...others]) await rememberDog(uid, dog);
});
afterEach(async () => {
  auth.resetAuth();
  vi.stubGlobal('fetch', fetch);
  await deviceStore(uid).clear();
});

test('an email for a dog of before begins from anywhere, and the address does not say whose', async () => {
  const { user, router, dialog, group } = await openPalette();
  // The youngest three, until something is typed.
  expect(await group('Email for a dog')).toEqual(['Max', 'Juno', 'Rex']);
  await user.keyboard('meyer');
  expect(within(dialog).getAllByRole('option')).toHaveLength(1);
  expect(await group('Email for a dog')).toEqual(['Bella · Jordan Meyer']);
  await user.keyboard('{Enter}');
  expect(router.push).toHaveBeenCalledExactlyOnceWith(`/email?new=blank&dog=${dogKey(bella)}`);
  expect(dogKey(bella)).not.toMatch(/bella|meyer/i);
});

test('the dogs that the account keeps take the place of this device’s', async () => {
  const { user, router, dialog, group } = await openPalette({ isKept: true, dogs: [aDog({ name: 'Nala' })] });
  await within(dialog).findByRole('option', { name: 'Nala · Ms. Smith' });
  expect(await group('Email for a dog')).toEqual(['Nala · Ms. Smith']);
  await user.keyboard('nala{Enter}');
  const key = dogKey({ dog: 'Nala', client: 'Ms. Smith', sex: 'female' });
  expect(router.push).toHaveBeenCalledExactlyOnceWith(`/email?new=blank&dog=${key}`);
});

test('so does one from a lesson set', async () => {
  const { user, router, group } = await openPalette();
  expect(await group('Email from a lesson set')).toEqual(['Loose leash', 'First lesson']);
  await user.keyboard('loose{Enter}');
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/email?new=blank&set=Loose');
});
