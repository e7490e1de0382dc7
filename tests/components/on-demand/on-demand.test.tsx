import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { onDemand } from '@/components/on-demand/on-demand';
import { Toasts } from '@/components/notices/Toasts';
import { renderInApp } from '@/tests/support/app';

test('a part shows what waits for it, and then itself', async () => {
  const arrived = Promise.withResolvers<() => React.JSX.Element>();
  const Part = onDemand(() => arrived.promise, <p>Soon</p>);
  renderInApp(<Part />);
  expect(screen.getByText('Soon')).toBeVisible();
  arrived.resolve(() => <p>Here it is</p>);
  expect(await screen.findByText('Here it is')).toBeVisible();
  expect(screen.queryByText('Soon')).not.toBeInTheDocument();
});

test('a part that cannot be loaded is told, with the way to it', async () => {
  const Part = onDemand(() => Promise.reject(new Error('Loading chunk 7 failed')));
  const { user, router } = renderInApp(
    <>
      <Part />
      <Toasts />
    </>,
  );
  expect(await screen.findByText(/^This could not be loaded/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(router.reload).toHaveBeenCalledOnce();
});

const cutOff = () => Promise.reject(new Error('Loading chunk 7 failed'));

interface MenuProps {
  anchor: HTMLElement | null;
  onClose: () => void;
}
const Menu = ({ anchor }: MenuProps) => anchor && <p role="menu">Here it is</p>;

test('a menu that could not be loaded is closed, told each time, and asked for again when it is opened again', async () => {
  const load = vi
    .fn(() => Promise.resolve(Menu))
    .mockImplementationOnce(cutOff)
    .mockImplementationOnce(cutOff);
  const Part = onDemand(load);
  function Opener() {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    const [wasOpened, setOpened] = useState(false);
    const open = (button: HTMLElement) => {
      setOpened(true);
      setAnchor(button);
    };
    return (
      <>
        <button aria-expanded={anchor !== null} onClick={(event) => open(event.currentTarget)}>
          Open
        </button>
        {wasOpened && <Part anchor={anchor} onClose={() => setAnchor(null)} />}
        <Toasts />
      </>
    );
  }
  const { user } = renderInApp(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  const sentence = 'This could not be loaded. Check your connection, then try again.';
  await user.click(opener);
  const told = await screen.findByText(sentence);
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener);
  await waitFor(() => expect(screen.getByText(sentence)).not.toBe(told));
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(load).toHaveBeenCalledTimes(2);
  await user.click(opener);
  expect(await screen.findByRole('menu')).toBeVisible();
  expect(opener).toHaveAttribute('aria-expanded', 'true');
});

test('a dialog that could not be loaded comes when it is opened again', async () => {
  const Dialog = ({ onClose }: { onClose: () => void }) => (
    <div role="dialog">
      <button onClick={onClose}>Done</button>
    </div>
  );
  const Part = onDemand(vi.fn(() => Promise.resolve(Dialog)).mockImplementationOnce(cutOff));
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Part onClose={() => setOpen(false)} />}
        <Toasts />
      </>
    );
  }
  const { user } = renderInApp(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(/^This could not be loaded/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});
