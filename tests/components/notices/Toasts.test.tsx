import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '@/components/floating/Dialog';
import { Toasts } from '@/components/notices/Toasts';
import { type Notice, useNotifications } from '@/contexts/NotificationsContext';
import { renderInApp } from '@/tests/support/app';
import { resetAuth } from '@/tests/support/fake-auth';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

let notify: (notice: Notice) => void;
function Page() {
  ({ notify } = useNotifications());
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>Page</p>
      <button onClick={() => setOpen(true)}>Invitations</button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-label="Invitations">
        <button onClick={() => setOpen(false)}>Later</button>
      </Dialog>
    </>
  );
}

const open = async () => {
  renderInApp(
    <>
      <Page />
      <Toasts />
    </>,
  );
  // The toast is a chunk of its own; once it is loaded, time can be held still.
  act(() => notify({ text: 'First of all' }));
  await screen.findByText('First of all');
};
/** In slices, because a transition's end is timed only once its start was drawn. */
const pass = async (ms: number) => {
  for (let gone = 0; gone < ms; gone += 100) await act(() => vi.advanceTimersByTimeAsync(100));
};
const toast = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  resetAuth();
});

test('a toast hides after 6,000 ms, and not before', async () => {
  await open();
  await pass(5_500);
  expect(toast()).toBe('First of all');
  await pass(1_000);
  expect(toast()).toBe('');
});

test('a click elsewhere leaves it', async () => {
  await open();
  await pass(100);
  fireEvent.click(screen.getByText('Page'));
  await pass(1_000);
  expect(toast()).toBe('First of all');
});

test('one at a time: the next comes when the first is gone', async () => {
  await open();
  act(() => notify({ text: 'Lost', severity: 'error' }));
  expect(toast()).toBe('Lost');
  act(() => notify({ text: 'Second' }));
  expect(toast()).toBe('Lost');
  await pass(6_500);
  expect(toast()).toBe('Second');
});

test('its action runs instead of its end', async () => {
  await open();
  await pass(6_500);
  const onClick = vi.fn();
  const onClose = vi.fn();
  act(() => notify({ text: '“Puppy biting” deleted', action: { label: 'Undo', onClick }, onClose }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledOnce();
  await pass(10_000);
  expect(onClose).not.toHaveBeenCalled();
  expect(toast()).toBe('');
});

test('its end is told once', async () => {
  await open();
  await pass(6_500);
  const onClose = vi.fn();
  act(() => notify({ text: 'Deleted', onClose }));
  await pass(20_000);
  expect(onClose).toHaveBeenCalledOnce();
});

test('an error interrupts what a screen reader says, anything else waits', async () => {
  await open();
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  await pass(6_500);
  act(() => notify({ text: 'Not saved', severity: 'error' }));
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
});

test('while a dialog is open it is told there, and can be reached; it outlives the dialog', async () => {
  await open();
  await pass(6_500);
  fireEvent.click(screen.getByRole('button', { name: 'Invitations' }));
  const onClick = vi.fn();
  act(() => notify({ text: '“Good Dog Academy” joined', action: { label: 'Undo', onClick } }));
  // Nothing outside of the dialog has a role while it is open.
  expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('joined');
  await pass(4_000);
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  await pass(1_000);
  expect(screen.queryByRole('dialog')).toBe(null);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('its time goes on when the dialog it was told in closes', async () => {
  await open();
  await pass(6_500);
  fireEvent.click(screen.getByRole('button', { name: 'Invitations' }));
  act(() => notify({ text: 'Joined' }));
  await pass(4_000);
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  await pass(1_000);
  expect(toast()).toBe('Joined');
  await pass(1_500);
  expect(toast()).toBe('');
});
