import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from '@/components/floating/Dialog';
import { isFocusLost } from '@/lib/client/browser/lost-focus';
import { useKeptFocus } from '@/lib/client/browser/use-kept-focus';

function Page({ takesItsOpenerAway }: { takesItsOpenerAway: boolean }) {
  useKeptFocus();
  const [isOpen, setOpen] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      {!isAnswered && <button onClick={() => setOpen(true)}>See the invitation</button>}
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} aria-label="Invitation">
          <button
            onClick={() => {
              setAnswered(takesItsOpenerAway);
              setOpen(false);
            }}
          >
            Accept
          </button>
        </Dialog>
      )}
    </main>
  );
}

async function accept(takesItsOpenerAway: boolean) {
  render(<Page takesItsOpenerAway={takesItsOpenerAway} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'See the invitation' }));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
}

test('the focus goes back to what opened it', async () => {
  await accept(false);
  await waitFor(() => expect(screen.getByRole('button', { name: 'See the invitation' })).toHaveFocus());
});

test('where what opened it is gone, the focus goes to the page', async () => {
  await accept(true);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  // What comes in its place later may take it, until someone goes on elsewhere.
  expect(isFocusLost()).toBe(true);
  screen.getByRole('main').blur();
  screen.getByRole('main').focus();
  expect(isFocusLost()).toBe(false);
});
