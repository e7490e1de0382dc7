import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import type * as React from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetEverything, openLetterPage } from '@/tests/support/letter-page';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
// A browser too busy to catch up: what may come later never does.
vi.mock('react', async (original) => {
  const react = await original<typeof React>();
  return { ...react, useDeferredValue: <Value,>(value: Value) => react.useState(value)[0] };
});

afterEach(forgetEverything);

test('Enter takes what was typed, though the list still shows what was typed before', async () => {
  const { user, blocks } = await openLetterPage();
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  await user.keyboard('/door{Enter}');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(blocks()).toEqual(['Snippet 1: Door manners']);
  await user.keyboard('nothing like it{Enter}');
  expect(blocks()).toEqual(['Snippet 1: Door manners']);
});
