import 'server-only';
import { tellLength } from './queue-lengths';

/**
 * Runs the work of a key one at a time. Whoever asks while it runs gets the next run, which all of them share: what it
 * reads is read after they asked.
 */
export class CoalescedRuns {
  readonly #running = new Map<string, Promise<void>>();
  readonly #next = new Map<string, Promise<void>>();

  constructor() {
    tellLength('coalesced', () => this.#running.size + this.#next.size);
  }

  run(key: string, work: () => Promise<void>): Promise<void> {
    const known = this.#next.get(key);
    if (known) return known;
    const running = this.#running.get(key);
    if (!running) return this.#start(key, work);
    const begin = () => {
      this.#next.delete(key);
      return this.#start(key, work);
    };
    const next = running.then(begin, begin);
    this.#next.set(key, next);
    return next;
  }

  #start(key: string, work: () => Promise<void>): Promise<void> {
    const run = work().finally(() => {
      if (this.#running.get(key) === run) this.#running.delete(key);
    });
    this.#running.set(key, run);
    return run;
  }
}
