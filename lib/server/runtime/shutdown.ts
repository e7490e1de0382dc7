import 'server-only';
import { setMaxListeners } from 'node:events';

type Work = () => Promise<void>;

interface Shutdown {
  readonly begun: AbortController;
  /** What is under way may take no longer than this allows. */
  readonly cut: AbortController;
  readonly running: Map<Promise<unknown>, string>;
  readonly lastWorks: { readonly name: string; readonly work: Work }[];
}

// `instrumentation.ts` and the API routes are bundled apart, so the one state hangs on the process.
const key = Symbol.for('heelwrite.shutdown');
const holder = globalThis as { [key]?: Shutdown };

function shutdown(): Shutdown {
  const state = holder[key] ?? {
    begun: withoutLimit(),
    cut: withoutLimit(),
    running: new Map<Promise<unknown>, string>(),
    lastWorks: [],
  };
  holder[key] = state;
  return state;
}

/** As many listen as there are calls and works under way. */
function withoutLimit(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}

export const isShuttingDown = (): boolean => shutdownBegun().aborted;

/** Aborts when the process is asked to end: what only waits needs to wait no longer, and nothing new begins. */
export const shutdownBegun = (): AbortSignal => shutdown().begun.signal;

/** Aborts when what is still under way has to come to an end: a fifth of the time is left to say so. */
export const shutdownIsUrgent = (): AbortSignal => shutdown().cut.signal;

/** Calls the listener once, when the process is asked to end or at once where it was; returns what takes that back. */
export function whenShuttingDown(listener: () => void): () => void {
  const signal = shutdownBegun();
  if (signal.aborted) {
    listener();
    return () => undefined;
  }
  signal.addEventListener('abort', listener, { once: true });
  return () => signal.removeEventListener('abort', listener);
}

/** Has the end of the process wait for a work that no answer waits for. */
export function finishBeforeEnd<T>(name: string, work: Promise<T>): Promise<T> {
  const { running } = shutdown();
  running.set(work, name);
  const forget = () => void running.delete(work);
  work.then(forget, forget);
  return work;
}

/**
 * Has a work done when nothing is under way any more, right before the end: what was given last comes first, as it may
 * stand on what was given before it.
 */
export function doLast(name: string, work: Work): void {
  shutdown().lastWorks.push({ name, work });
}

export const beginShutdown = (): void => shutdown().begun.abort();
export const hurryShutdown = (): void => shutdown().cut.abort();

/** Waits until no work is under way any more, those that come meanwhile included. */
export async function worksFinished(): Promise<void> {
  const { running } = shutdown();
  while (running.size > 0) await Promise.allSettled(running.keys());
}

export const unfinishedWorks = (): string[] => [...shutdown().running.values()];

/** Does what was left to the end, one after another; each is taken off the list when it is done. */
export async function doLastWorks(failed: (name: string, error: unknown) => void): Promise<void> {
  const { lastWorks } = shutdown();
  for (let last = lastWorks.at(-1); last; last = lastWorks.at(-1)) {
    await last.work().catch((error: unknown) => failed(last.name, error));
    lastWorks.splice(lastWorks.indexOf(last), 1);
  }
}

export const undoneLastWorks = (): string[] => shutdown().lastWorks.map(({ name }) => name);
