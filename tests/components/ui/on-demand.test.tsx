import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onDemand } from '@/components/ui/on-demand';
import { Toasts } from '@/components/shell/Toasts';
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
