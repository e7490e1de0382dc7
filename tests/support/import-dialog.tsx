import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { ImportDialog } from '@/components/snippets/import/ImportDialog';
import { useAuth } from '@/contexts/AuthContext';
import type { Organization } from '@/lib/contracts/organization-fields';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { renderInApp } from './app';
import { serveSnippets } from './snippet-server';

/** The import dialog over a library of these snippets, and what a person does in it. */
export const openImportDialog = (...snippets: Snippet[]) => openImportDialogOf([], ...snippets);

/** The same for somebody who writes in these organizations. */
export async function openImportDialogOf(organizations: readonly Organization[], ...snippets: Snippet[]) {
  const server = serveSnippets(...snippets);
  const onClose = vi.fn();
  const Page = () => useAuth().user && <ImportDialog onClose={onClose} />;
  const { user } = renderInApp(<Page />, { organizations });
  const dialog = await screen.findByRole('dialog', { name: 'Import snippets' });
  const choose = async (name: string, content: string | Uint8Array<ArrayBuffer>) => {
    const field = dialog.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(field, new File([content], name));
  };
  const row = async (title: string | RegExp) =>
    (await screen.findByText(title, { selector: 'strong' })).closest('li')!;
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  return { user, server, onClose, dialog, choose, row, button };
}
