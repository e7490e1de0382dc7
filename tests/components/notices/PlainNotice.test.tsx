import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Toasts } from '@/components/notices/Toasts';
import { type Notice, useNotifications } from '@/contexts/NotificationsContext';
import { renderInApp } from '@/tests/support/app';
import { resetAuth } from '@/tests/support/fake-auth';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@/components/notices/Toast', () => {
  throw new Error('Loading chunk 7 failed');
});

let notify: (notice: Notice) => void;
function Page() {
  ({ notify } = useNotifications());
  return null;
}

afterEach(() => {
  vi.useRealTimers();
  resetAuth();
});

test('a notice is told even where the toast itself cannot be loaded, and gives way to the next', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const onClick = vi.fn();
  const { user } = renderInApp(
    <>
      <Page />
      <Toasts />
    </>,
  );
  act(() => {
    notify({ text: 'Not saved', severity: 'error', action: { label: 'Try again', onClick } });
    notify({ text: 'Still offline', severity: 'error' });
  });
  expect(await screen.findByText('Not saved')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toHaveTextContent('Still offline');
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
