import { AsyncLocalStorage } from 'node:async_hooks';

type Run = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs each piece of work after the one before has ended, whether well or not. */
export function oneAtATime(): Run {
  let last: Promise<unknown> = Promise.resolve();
  const inside = new AsyncLocalStorage<true>();
  return (work) => {
    // Waiting for the outer one would wait forever.
    if (inside.getStore()) return Promise.reject(new Error('A transaction was started inside another one.'));
    const result = last.then(() => inside.run(true, work));
    last = result.catch(() => undefined);
    return result;
  };
}
