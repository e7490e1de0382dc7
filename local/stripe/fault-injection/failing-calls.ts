import { setTimeout as pause } from 'node:timers/promises';
import { StripeFault } from '../engine/stripe-fault.ts';

/** What goes wrong with calls until it is taken back, or for so many of them. */
export interface CallFailure {
  /** Milliseconds before a call is looked at: slow, or hanging. */
  readonly before?: number | undefined;
  /** Milliseconds between what a call has done and its answer. */
  readonly after?: number | undefined;
  /** 500 with nothing done, 500 although it is done, or done and the connection cut. */
  readonly fail?: 'before' | 'after' | 'cut' | undefined;
  /** Only calls that begin so: `POST /v1/subscriptions/`. */
  readonly only?: string | undefined;
  /** Only calls whose address or parameters hold this: the id of a customer. */
  readonly about?: string | undefined;
  /** For so many calls; without it, for all. */
  readonly times?: number | undefined;
}

/** The answer that is never given. */
export class Cut extends Error {}

/** Lets calls of the API fail, and counts them; both end with the process. */
export class FailingCalls {
  #failure: CallFailure = {};
  #left = 0;
  #struck = 0;
  #calls = new Map<string, number>();

  /** How often which call was made since the switch was last turned. */
  get calls(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#calls);
  }

  /** How many calls something has gone wrong with since then. */
  get struck(): number {
    return this.#struck;
  }

  turn(failure: CallFailure): void {
    this.#failure = failure;
    this.#left = failure.times ?? Infinity;
    this.#struck = 0;
    this.#calls.clear();
  }

  /** Does a call's work with what goes wrong around it. */
  async around<T>(method: string, path: string, given: string, work: () => T): Promise<T> {
    const call = `${method} ${path}`;
    this.#calls.set(call, (this.#calls.get(call) ?? 0) + 1);
    const { before = 0, after = 0, fail } = this.#takeFor(call, given);
    if (before > 0) await pause(before, undefined, { ref: false });
    if (fail === 'before') throw failed();
    const done = work();
    if (after > 0) await pause(after, undefined, { ref: false });
    if (fail === 'after') throw failed();
    if (fail === 'cut') throw new Cut();
    return done;
  }

  #takeFor(call: string, given: string): CallFailure {
    const { only = '', about = '' } = this.#failure;
    if (this.#left <= 0 || !call.startsWith(only) || !`${call} ${given}`.includes(about)) return {};
    this.#left -= 1;
    this.#struck += 1;
    return this.#failure;
  }
}

const failed = () => new StripeFault(500, 'An error happened on our end.', { type: 'api_error' });
