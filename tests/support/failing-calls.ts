import { WriteBatch } from '@google-cloud/firestore';
import { vi } from 'vitest';
import { backend, provideBackend, type Backend } from '@/lib/server/backend/backend';

/** One way for a piece of work to break off. */
export interface Failure {
  /** Which of its writes and calls to other services fails, counted from 1. */
  readonly at: number;
  /** Whether what failed was done all the same, and only the answer was lost. */
  readonly when: 'before' | 'after';
  /** `once`, or the process dies: nothing that comes later is done either. */
  readonly how: 'once' | 'dies';
}

class Broken extends Error {}

/** Runs work during which one write or call to another service fails; tells whether it came to that. */
export async function withFailure<T>(
  { at, when, how }: Failure,
  work: () => Promise<T>,
): Promise<{ readonly result: PromiseSettledResult<T>; readonly hasFailed: boolean }> {
  const whole = backend();
  let calls = 0;
  let hasFailed = false;
  const counted = async <R>(call: () => Promise<R>): Promise<R> => {
    calls += 1;
    if (calls < at || (calls > at && how === 'once')) return call();
    hasFailed = true;
    if (calls === at && when === 'after') await call();
    throw new Broken(`Call ${calls} failed.`);
  };

  const { firestore, auth, billing } = whole;
  // A transaction commits by a batch of its own, which is not asked through `commit`.

  const { commit } = WriteBatch.prototype;
  const spies = [
    vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(function (this: WriteBatch) {
      return counted(() => commit.call(this));
    }),
  ];
  provideBackend({
    ...whole,
    firestore: new Proxy(firestore, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (name === 'runTransaction') {
          return (...call: Parameters<typeof firestore.runTransaction>) =>
            counted(() => target.runTransaction(...call));
        }
        return typeof member === 'function'
          ? (member as (...args: unknown[]) => unknown).bind(target)
          : member;
      },
    }),
    auth: countedMembers(auth, ['deleteUser'], counted),
    billing: countedMembers(billing, ['subscriptionsOf', 'closeCustomer'], counted),
  });
  try {
    const [result] = await Promise.allSettled([work()]);
    return { result: result, hasFailed };
  } finally {
    provideBackend(whole);
    for (const spy of spies) spy.mockRestore();
  }
}

function countedMembers<Part extends Backend['auth'] | Backend['billing']>(
  part: Part,
  names: readonly (keyof Part)[],
  counted: (call: () => Promise<unknown>) => Promise<unknown>,
): Part {
  return new Proxy(part, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      const bound = (member as (...args: unknown[]) => Promise<unknown>).bind(target);
      return (names as readonly PropertyKey[]).includes(name)
        ? (...args: unknown[]) => counted(() => bound(...args))
        : bound;
    },
  });
}
