import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRouter } from 'next/router';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppProviders } from '@/components/shell/AppProviders';
import { TourOffer } from '@/components/tour/TourOffer';
import { TourPopover } from '@/components/tour/TourPopover';
import { useAuth } from '@/contexts/AuthContext';
import { useTour } from '@/contexts/TourContext';
import { tourStepIds, type TourStepId } from '@/lib/domain/app/tour';
import { tourSteps } from '@/lib/domain/app/tour-steps';
import * as auth from '@/tests/support/fake-auth';
import { aRouter, WithRouter } from '@/tests/support/fake-router';
import { stubLayout } from '@/tests/support/layout';
import { organizationsOf } from '@/tests/support/organizations';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

/** Goes where it is told, unless the page holds back who leaves it. */
function Browser({ children, isHeld }: { children: ReactNode; isHeld: boolean }) {
  const [path, setPath] = useState('/');
  const push = async (to: unknown) => {
    if (isHeld) throw new Error('held back');
    setPath(String(to));
    return true;
  };
  return <WithRouter router={aRouter({ pathname: path, asPath: path, push })}>{children}</WithRouter>;
}

interface Options {
  without?: readonly TourStepId[];
  /** What starts the tour goes away with it, as a menu does. */
  vanishes?: boolean;
}

function Pages({ without = [], vanishes = false }: Options) {
  const { asPath } = useRouter();
  const { user } = useAuth();
  const tour = useTour();
  if (user === null) return null;
  return (
    <>
      <button type="button" data-tour="account">
        Account
      </button>
      {!(vanishes && tour.run) && (
        <button type="button" onClick={tour.start}>
          Take a tour
        </button>
      )}
      <main>
        <input aria-label="Notes" />
        {tourStepIds
          .filter((id) => tourSteps[id].path === asPath && !without.includes(id))
          .map((id) => (
            <div key={id} data-tour={id}>
              {id}
            </div>
          ))}
      </main>
      <TourOffer />
      {tour.run !== null && <TourPopover />}
    </>
  );
}

function open({ isHeld = false, ...options }: Options & { isHeld?: boolean } = {}) {
  const user = userEvent.setup();
  const view = render(
    <Browser isHeld={isHeld}>
      <AppProviders {...organizationsOf()}>
        <Pages {...options} />
      </AppProviders>
    </Browser>,
  );
  return { ...view, user };
}

const step = (id: TourStepId) => screen.findByRole('dialog', { name: tourSteps[id].title });
const number = (dialog: HTMLElement) => within(dialog).getByText(/^\d+ of \d+$/).textContent;
const start = async (options?: Parameters<typeof open>[0]) => {
  const view = open(options);
  await view.user.click(screen.getByRole('button', { name: 'Take a tour' }));
  return view;
};

beforeEach(() => {
  stubLayout();
  localStorage.clear();
  auth.setUser(auth.aUser());
});
afterEach(() => {
  auth.resetAuth();
  vi.unstubAllGlobals();
});

test('the keyboard alone walks through every step on every page, and ends it', async () => {
  const { user } = await start();
  for (const [index, id] of tourStepIds.entries()) {
    const dialog = await step(id);
    expect(number(dialog)).toBe(`${index + 1} of ${tourStepIds.length}`);
    expect(dialog).toHaveAccessibleDescription(tourSteps[id].text);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /Next|Done/ })).toHaveFocus());
    await user.keyboard('{Enter}');
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Take a tour' })).toHaveFocus();
}, 60_000);

test('arrows lead on and back, and not past the first', async () => {
  const { user } = await start();
  await step('places');
  await user.keyboard('{ArrowLeft}');
  await step('places');
  await user.keyboard('{ArrowRight}');
  await step('new-snippet');
  await user.keyboard('{ArrowLeft}');
  await step('places');
});

test('§4: on the last step the right arrow stays there; Done closes it', async () => {
  localStorage.setItem('tour', JSON.stringify({ 'u-sam': { step: 'copy', state: 'left' } }));
  const { user } = await start();
  const dialog = await step('copy');
  const done = within(dialog).getByRole('button', { name: 'Done' });
  await waitFor(() => expect(done).toHaveFocus());
  expect(done).toHaveTextContent(/^Done$/);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(await step('copy')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('arrows rest where someone types', async () => {
  const { user } = await start();
  const dialog = await step('places');
  const field = screen.getByLabelText('Notes');
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(dialog).toBeVisible();
  await user.keyboard('{ArrowRight}');
  await step('new-snippet');
});

test('the focus stays inside, in a circle', async () => {
  const { user } = await start();
  const dialog = await step('places');
  const next = within(dialog).getByRole('button', { name: /Next/ });
  const close = within(dialog).getByRole('button', { name: 'Close the tour' });
  await waitFor(() => expect(next).toHaveFocus());
  await user.tab();
  expect(close).toHaveFocus();
  await user.tab({ shift: true });
  expect(next).toHaveFocus();
  screen.getByLabelText('Notes').focus();
  expect(next).toHaveFocus();
});

test('Esc closes it, gives the focus back, and it goes on there the next time', async () => {
  const { user } = await start();
  await step('places');
  await user.keyboard('{ArrowRight}');
  await step('new-snippet');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Take a tour' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(within(await step('new-snippet')).getByRole('button', { name: 'Start over' }));
  expect(within(await step('places')).queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
});

test('where the focus came from is gone, the account button has it', async () => {
  const { user } = await start({ vanishes: true });
  await step('places');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus());
});

test('steps whose target is missing are passed over, both ways', async () => {
  const { user } = await start({ without: ['new-snippet'] });
  await step('places');
  await user.keyboard('{ArrowRight}');
  expect(number(await step('title'))).toBe('3 of 10');
  await user.keyboard('{ArrowLeft}');
  await step('places');
});

test('where nothing is left to show, it ends', async () => {
  const { user } = await start({ without: tourStepIds.slice(-2) });
  await step('places');
  for (const id of tourStepIds.slice(1, -2)) {
    await user.keyboard('{ArrowRight}');
    await step(id);
  }
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}, 60_000);

test('a page that holds back who leaves it is not left', async () => {
  const { user } = await start({ isHeld: true });
  await step('places');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('places')).toBeVisible();
});

describe('the offer', () => {
  const offer = () => screen.queryByRole('complementary', { name: 'Tour' });

  test('is made once: taken, it does not come back', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Take the tour' }));
    await step('places');
    await user.keyboard('{Escape}');
    expect(offer()).not.toBeInTheDocument();
  });

  test('declined, it does not come back either', async () => {
    const { user, unmount } = open();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(offer()).not.toBeInTheDocument();
    unmount();
    open();
    expect(offer()).not.toBeInTheDocument();
  });

  test('is made to each person on the same device', () => {
    localStorage.setItem('tour', JSON.stringify({ 'u-kim': { step: 'copy', state: 'finished' } }));
    open();
    expect(offer()).toBeVisible();
  });
});

test('outside of its provider the hook says so', () => {
  const Lost = () => <>{useTour().isNew}</>;
  expect(() => render(<Lost />)).toThrow('useTour must be used within a TourProvider');
});
