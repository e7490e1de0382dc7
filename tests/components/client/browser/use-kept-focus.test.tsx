import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { isFocusLost } from '@/lib/client/browser/lost-focus';
import { useKeptFocus } from '@/lib/client/browser/use-kept-focus';

function Page() {
  useKeptFocus();
  const [isUndone, setUndone] = useState(false);
  const [isAllShown, setAllShown] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      {!isUndone && <button onClick={() => setUndone(true)}>Undo</button>}
      {!isAllShown && <button onClick={() => setAllShown(true)}>All five</button>}
      {isAllShown && <input aria-label="Search" autoFocus />}
    </main>
  );
}

test('the page takes the focus of a button that goes with what it has done', async () => {
  render(<Page />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(isFocusLost(), 'a better place may still take it').toBe(true);
  await user.tab();
  expect(screen.getByRole('button', { name: 'All five' })).toHaveFocus();
});

test('what comes with the focus in its place keeps it', async () => {
  render(<Page />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'All five' }));
  await user.keyboard('leash');
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('leash');
});

test('nothing is taken from whom nothing was taken', async () => {
  render(<Page />);
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'Undo' }).remove();
  await user.click(document.body);
  expect(document.body).toHaveFocus();
});
