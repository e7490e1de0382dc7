import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SignatureField } from '@/components/preferences/SignatureField';
import { NotificationsProvider } from '@/contexts/NotificationsContext';

const loaded = vi.hoisted(() => ({ times: 0 }));
vi.mock('@/components/editor/RichTextEditor', (original) => {
  loaded.times += 1;
  return original();
});

const field = () => screen.getByRole('textbox', { name: 'Email signature' });

test('a signature is read without the editor, which comes once somebody is about to write, and has the focus', async () => {
  const onChange = vi.fn();
  render(
    <NotificationsProvider>
      <SignatureField html="<p>Best wishes</p><p>Sam</p>" onChange={onChange} />
    </NotificationsProvider>,
  );
  expect(field()).toHaveTextContent('Best wishesSam');
  expect(loaded.times).toBe(0);
  const user = userEvent.setup();
  await user.tab();
  expect(field()).toHaveFocus();
  await waitFor(() => expect(field()).toHaveAttribute('contenteditable', 'true'));
  expect(loaded.times).toBe(1);
  expect(field()).toHaveFocus();
  expect(field()).toHaveTextContent('Best wishesSam');
  expect(onChange).not.toHaveBeenCalled();
});
