import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '@/components/ui/buttons/Button';

function Form({ onSave }: { onSave: () => void }) {
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
          setSaved(true);
        }}
      >
        <Button type="submit" disabled={isSaved}>
          Save
        </Button>
      </form>
      <Button>Next</Button>
    </>
  );
}

test('a button that its own press disables keeps the focus, and does nothing more', async () => {
  const onSave = vi.fn();
  const user = userEvent.setup();
  render(<Form onSave={onSave} />);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(save).toHaveFocus();
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter} ');
  expect(onSave).toHaveBeenCalledOnce();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(save).toBeDisabled();
});
