import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LibraryChoice } from '@/components/snippets/editor/LibraryChoice';

const organization = { id: 'academy', name: 'Good Dog Academy' };

test('a new snippet is saved to the library that is chosen, and it says what is chosen', async () => {
  const onChange = vi.fn<(orgId: string | null) => void>();
  render(<LibraryChoice orgId="academy" organization={organization} isOpen onChange={onChange} />);
  expect(screen.getByText('Save to')).toBeVisible();
  expect(screen.getByRole('radiogroup', { name: 'Save to' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Good Dog Academy' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Mine' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});
