import { act, renderHook } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { startTransition, Suspense, use, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHelpQuestion } from '@/components/help/use-help-question';
import { useSnippetFilters } from '@/components/snippets/filters/use-snippet-filters';
import { noFilters } from '@/lib/domain/snippets/snippet-filters';
import { aRouter, WithRouter } from '@/tests/support/fake-router';

type Query = NextRouter['query'];

const open = (first?: Query) => openWith(useSnippetFilters, first);

/** A browser in which an address that was asked for arrives when the test says so. */
function openWith<Value, Change>(hook: () => [Value, (change: Change) => void], first: Query = {}) {
  const arrival = Promise.withResolvers<null>();
  const replace = vi.fn<NextRouter['replace']>(async () => true);
  let show: (query: Query, isHeld?: boolean) => void = () => undefined;
  let leave: (url: string, options: { shallow: boolean }) => void = () => undefined;
  const events: NextRouter['events'] = {
    on: (_, listener) => {
      leave = listener as typeof leave;
    },
    off: () => undefined,
    emit: () => undefined,
  };
  function Browser({ children }: { children: ReactNode }) {
    const [query, setQuery] = useState(first);
    const [isHeld, setHeld] = useState(false);
    show = (next, held = false) => {
      setQuery(next);
      setHeld(held);
    };
    return (
      <WithRouter router={aRouter({ pathname: '/page', query, replace, events })}>
        {children}
        <Suspense>{isHeld && <Rest arrival={arrival.promise} />}</Suspense>
      </WithRouter>
    );
  }
  const { result } = renderHook(hook, { wrapper: Browser });
  const asked = () => replace.mock.calls.map(([address]) => (address as { query: Query }).query);
  return {
    replace,
    asked,
    value: () => result.current[0],
    change: (change: Change) => act(() => result.current[1](change)),
    /** A followed link, or the way back. */
    goTo: (query: Query) => act(() => show(query)),
    /** Another page, or another address of this one, is on its way. */
    leave: (shallow: boolean) => act(() => leave('/somewhere', { shallow })),
    /** The n-th address that was asked for, from 0, is shown now. */
    arrive: (at: number) => act(() => show(asked()[at]!)),
    /** It is being drawn as Next draws it, giving way to what is typed meanwhile. */
    beginToArrive: (at: number) => act(async () => startTransition(() => show(asked()[at]!, true))),
    endToArrive: () => act(async () => arrival.resolve(null)),
  };
}

/** Something beside the hook that takes its time in being drawn. */
function Rest({ arrival }: { arrival: Promise<null> }) {
  use(arrival);
  return null;
}

const wait = (time = 250) => act(() => void vi.advanceTimersByTime(time));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('begins with what the address asks for', () => {
  const { value, replace } = open({ q: 'leash', tag: ['a', 'b'], sort: 'title' });
  expect(value()).toEqual({ ...noFilters, query: 'leash', tags: ['a', 'b'], order: 'title' });
  wait(5_000);
  expect(replace).not.toHaveBeenCalled();
});

test('the address follows once typing pauses, on the same page and without scrolling', () => {
  const { change, asked, replace } = open();
  for (const query of ['z', 'ze', 'zeb']) {
    change({ query });
    wait(200);
  }
  expect(replace).not.toHaveBeenCalled();
  wait(50);
  expect(asked()).toEqual([{ q: 'zeb' }]);
  expect(replace).toHaveBeenCalledWith({ pathname: '/page', query: { q: 'zeb' } }, undefined, {
    shallow: true,
    scroll: false,
  });
});

test('who leaves before the address has followed is not called back', () => {
  const { change, leave, replace } = open();
  change({ query: 'zeb' });
  leave(false);
  wait(5_000);
  expect(replace).not.toHaveBeenCalled();
  change({ query: 'zebra' });
  leave(true);
  wait();
  expect(replace).toHaveBeenCalledOnce();
});

test('every filter stands in the address, and one taken off leaves it', () => {
  const { change, arrive, asked } = open();
  change({ tags: ['homework'], isStale: true, library: 'mine' });
  wait();
  expect(asked()).toEqual([{ tag: ['homework'], stale: '1', library: 'mine' }]);
  arrive(0);
  change({ isStale: false });
  wait();
  expect(asked()[1]).toEqual({ tag: ['homework'], library: 'mine' });
  arrive(1);
  change({ tags: [], library: 'all' });
  wait();
  expect(asked()[2]).toEqual({});
});

test('what is typed stays while an earlier address of its own arrives late', () => {
  const { change, arrive, asked, value } = open();
  change({ query: 'zeb' });
  wait();
  change({ query: 'zebr' });
  arrive(0);
  expect(value().query).toBe('zebr');
  change({ query: 'zebra' });
  wait();
  expect(value().query).toBe('zebra');
  expect(asked()).toEqual([{ q: 'zeb' }, { q: 'zebra' }]);
  arrive(1);
  expect(value().query).toBe('zebra');
});

test('two addresses underway arrive one after the other without taking letters away', () => {
  const { change, arrive, value, replace } = open();
  change({ query: 'ze' });
  wait();
  change({ query: 'zebr' });
  wait();
  change({ query: 'zebra' });
  arrive(0);
  expect(value().query).toBe('zebra');
  arrive(1);
  expect(value().query).toBe('zebra');
  wait();
  arrive(2);
  expect(value().query).toBe('zebra');
  wait(5_000);
  expect(replace).toHaveBeenCalledTimes(3);
});

test('what is typed stays while the page is being drawn with an earlier address of its own', async () => {
  const { change, beginToArrive, endToArrive, value } = open();
  change({ query: 'z' });
  wait();
  await beginToArrive(0);
  for (const query of ['ze', 'zeb', 'zebr']) {
    await act(async () => change({ query }));
    expect(value().query).toBe(query);
  }
  await endToArrive();
  expect(value().query).toBe('zebr');
});

test('a question to the help keeps its letters in the same way', async () => {
  const { change, beginToArrive, endToArrive, value: question } = openWith(useHelpQuestion);
  change('w');
  wait();
  await beginToArrive(0);
  for (const typed of ['wh', 'wha', 'what']) {
    await act(async () => change(typed));
    expect(question()).toBe(typed);
  }
  await endToArrive();
  expect(question()).toBe('what');
});

test('an address that was overtaken and never arrives changes nothing', () => {
  const { change, arrive, value } = open();
  change({ query: 'ze' });
  wait();
  change({ query: 'zebra' });
  wait();
  change({ query: 'zebras' });
  arrive(1);
  expect(value().query).toBe('zebras');
});

test('taken back before its address arrives, it is not brought back by it', () => {
  const { change, arrive, asked, value } = open();
  change({ query: 'ze' });
  wait();
  change({ query: '' });
  arrive(0);
  expect(value().query).toBe('');
  wait();
  expect(asked()).toEqual([{ q: 'ze' }, {}]);
});

test('what is typed stays while versions chosen in another order than the address tells them arrive', () => {
  const { change, arrive, value } = open();
  change({ versions: ['neutral', 'male'] });
  wait();
  change({ query: 'zebra' });
  arrive(0);
  expect(value()).toMatchObject({ query: 'zebra' });
  expect(value().versions).toHaveLength(2);
});

test('a followed link brings its own filters, whatever was typed', () => {
  const { change, goTo, value, replace } = open();
  change({ query: 'zebra', isStale: true });
  goTo({ tag: 'leash' });
  expect(value()).toEqual({ ...noFilters, tags: ['leash'] });
  wait(5_000);
  expect(replace).not.toHaveBeenCalled();
});

test('going back brings the filters of before, also those that stood here a while ago', () => {
  const { change, arrive, goTo, value, replace } = open({ q: 'first' });
  change({ query: 'second' });
  wait();
  arrive(0);
  goTo({ q: 'first' });
  expect(value().query).toBe('first');
  goTo({ q: 'second' });
  expect(value().query).toBe('second');
  wait(5_000);
  expect(replace).toHaveBeenCalledTimes(1);
});

test('a link to filters that were typed a while ago brings them again', () => {
  const { change, arrive, goTo, value } = open();
  for (const [at, query] of ['ze', 'zebra'].entries()) {
    change({ query });
    wait();
    arrive(at);
  }
  goTo({ q: 'ze' });
  expect(value().query).toBe('ze');
});
