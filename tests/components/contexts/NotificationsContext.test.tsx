import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Toasts } from '@/components/notices/Toasts';
import { type Notice, useNotifications } from '@/contexts/NotificationsContext';
import { renderInApp } from '@/tests/support/app';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

function Says({ notices }: { notices: readonly Notice[] }) {
  const { notify } = useNotifications();
  return (
    <>
      {notices.map((notice) => (
        <button key={notice.text} onClick={() => void notify(notice)}>
          {`say ${notice.text}`}
        </button>
      ))}
      <Toasts />
    </>
  );
}

const say = (text: string) => screen.getByRole('button', { name: `say ${text}` });

test('what went well later takes the place of what went well before', async () => {
  const { user } = renderInApp(<Says notices={[{ text: 'Editor now' }, { text: 'Member now' }]} />);
  await user.click(say('Editor now'));
  expect(await screen.findByText('Editor now')).toBeVisible();
  await user.click(say('Member now'));
  expect(await screen.findByText('Member now')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Editor now')).not.toBeInTheDocument());
});

test('what is said anew about the same takes the place of what was said before', async () => {
  const show = { label: 'Show', onClick: vi.fn() };
  const before: Notice = { text: 'Copied, with gaps', severity: 'warning', about: 'copying', action: show };
  const { user } = renderInApp(<Says notices={[before, { text: 'Copied', about: 'copying' }]} />);
  await user.click(say('Copied, with gaps'));
  expect(await screen.findByText('Copied, with gaps')).toBeVisible();
  await user.click(say('Copied'));
  expect(await screen.findByText('Copied')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Copied, with gaps')).not.toBeInTheDocument());
});

test('an error, and what can be undone, stays until its time is over', async () => {
  const undo = { label: 'Undo', onClick: vi.fn() };
  const { user } = renderInApp(<Says notices={[{ text: 'Deleted', action: undo }, { text: 'Saved' }]} />);
  await user.click(say('Deleted'));
  expect(await screen.findByText('Deleted')).toBeVisible();
  await user.click(say('Saved'));
  expect(screen.getByText('Deleted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo.onClick).toHaveBeenCalledOnce();
  expect(await screen.findByText('Saved')).toBeVisible();
});
