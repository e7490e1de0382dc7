import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { FormDialog } from '@/components/floating/FormDialog';

const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
const onClose = vi.fn();
const other = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

const open = (props: { isHeld?: boolean; error?: string } = {}) => {
  render(
    <FormDialog
      title="Your signature"
      action={<button type="submit">Save</button>}
      onSubmit={onSubmit}
      onClose={onClose}
      {...props}
    >
      <input aria-label="Name" />
      {createPortal(
        <form onSubmit={other}>
          <button type="submit">Apply</button>
        </form>,
        document.body,
      )}
    </FormDialog>,
  );
  return userEvent.setup({ pointerEventsCheck: 0 });
};

beforeEach(() => vi.clearAllMocks());

test('is named by its title, and sent by its button or Enter', async () => {
  const user = open();
  expect(screen.getByRole('dialog', { name: 'Your signature' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('is not sent by a form that opens over it', async () => {
  const user = open();
  await user.click(screen.getByText('Apply'));
  expect(other).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('says what went wrong, and stays while its work is under way', async () => {
  const user = open({ error: 'Nothing was saved.', isHeld: true });
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was saved.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});
