import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SignatureField } from '@/components/preferences/SignatureField';
import { NotificationsProvider } from '@/contexts/NotificationsContext';

const loading = vi.hoisted(() => ({ times: 0, gate: Promise.withResolvers<undefined>() }));
vi.mock('@/components/editor/RichTextEditor', async (original) => {
  loading.times += 1;
  await loading.gate.promise;
  return original();
});

function Signature() {
  const [html, setHtml] = useState('<p>Best wishes</p><p>Sam</p>');
  return <SignatureField html={html} onChange={setHtml} />;
}

const field = () => screen.getByRole('textbox', { name: 'Email signature' });

test('a signature is read without the editor, which comes once somebody is about to write, and has the focus', async () => {
  render(
    <NotificationsProvider>
      <Signature />
    </NotificationsProvider>,
  );
  expect(field()).toHaveTextContent('Best wishesSam');
  expect(loading.times).toBe(0);
  const user = userEvent.setup();
  await user.tab();
  expect(field()).toHaveFocus();
  await user.keyboard(', ok');
  loading.gate.resolve(undefined);
  await waitFor(() => expect(field()).toHaveAttribute('contenteditable', 'true'));
  expect(loading.times).toBe(1);
  expect(field()).toHaveFocus();
  await waitFor(() => expect(field()).toHaveTextContent('Best wishesSam, ok'));
});
