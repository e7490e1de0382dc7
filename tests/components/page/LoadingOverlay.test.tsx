import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadingOverlay } from '@/components/page/LoadingOverlay';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const drawn = () => screen.getByRole('status').querySelector('svg')?.innerHTML;
let motion = true;

beforeEach(() => {
  vi.useFakeTimers();
  motion = true;
  vi.stubGlobal('matchMedia', () => ({ matches: !motion }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what takes less than 250 ms shows nothing', async () => {
  const { rerender } = render(<LoadingOverlay isLoading />);
  await pass(249);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(<LoadingOverlay isLoading={false} />);
  await pass(5_000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('once shown it stays for 1,000 ms', async () => {
  const { rerender } = render(<LoadingOverlay isLoading />);
  await pass(250);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  rerender(<LoadingOverlay isLoading={false} />);
  await pass(999);
  expect(screen.getByRole('status')).toBeVisible();
  await pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('it goes through 11 images, one every 150 ms, and starts over', async () => {
  render(<LoadingOverlay isLoading />);
  await pass(250);
  const images: (string | undefined)[] = [];
  for (let frame = 0; frame < 12; frame += 1) {
    await pass(150);
    images.push(drawn());
  }
  expect(new Set(images).size).toBe(11);
  expect(images[11]).toBe(images[0]);
});

test('with reduced motion the dog stands still in its fourth image', async () => {
  motion = false;
  render(<LoadingOverlay isLoading />);
  await pass(250);
  const still = drawn();
  await pass(1_000);
  expect(drawn()).toBe(still);
});
