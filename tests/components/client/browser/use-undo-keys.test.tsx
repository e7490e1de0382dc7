import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useUndoKeys } from '@/lib/client/browser/use-undo-keys';

const undo = vi.fn();
const redo = vi.fn();

function Page() {
  useUndoKeys(undo, redo);
  return (
    <>
      <button>Save</button>
      <input aria-label="Title" />
      <div role="menu" aria-label="Who waits?">
        <button role="menuitem">She</button>
      </div>
    </>
  );
}

test('undo and redo are the page’s own, but in a field and behind what is open', async () => {
  render(<Page />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
  expect([undo, redo].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  await user.click(screen.getByRole('menuitem', { name: 'She' }));
  await user.keyboard('{Control>}z{/Control}');
  await user.click(screen.getByRole('textbox', { name: 'Title' }));
  await user.keyboard('{Control>}z{/Control}');
  expect(undo).toHaveBeenCalledOnce();
});
