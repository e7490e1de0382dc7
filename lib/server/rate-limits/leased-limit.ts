import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { rateLimited } from '@/lib/server/faults/fault';
import { logFailure } from '@/lib/server/runtime/log';
import { giveBackCalls, takeCalls, type Limit } from '@/lib/server/repositories/rate-limit-store';
import { BoundedMap } from '@/lib/server/runtime/bounded-map';

/** What this process may still let through of one key's window. */
interface Lease {
  left: number;
  endsAt: number;
  /** Whether the store knows of the first calls, which are let through unasked. */
  isKnown: boolean;
  /** The store has no more. */
  isLast: boolean;
  asking?: Promise<boolean> | undefined;
}

/** Keys past this are forgotten, the longest known first; they start again with the unasked calls. */
const mostKeys = 50_000;

/** How long a call waits for the store, and how long a store that did not answer is left alone. */
const patience = 1_000;
const pauseAfterFailure = 5_000;

/** Of so many keys at a time. */
const givenAtOnce = 20;

/**
 * Lets through `most` calls a key and window over all processes, by batches that each takes from the store ahead of need.
 * The first `unasked` in a window cost nothing: whoever makes few calls is never written down. While the store does not
 * answer everyone is let through.
 */
export class LeasedLimit {
  private readonly leases = new BoundedMap<Lease>(mostKeys);
  private askAgainAt = 0;

  constructor(
    private readonly limit: Limit,
    private readonly size: { readonly unasked: number; readonly batch: number },
    private readonly now: () => number = Date.now,
    private readonly takeFromStore = takeCalls,
    private readonly giveToStore = giveBackCalls,
  ) {}

  /** Counts a call, or throws 429. */
  async take(key: string): Promise<void> {
    for (;;) {
      const lease = this.leaseOf(key);
      if (lease.left > 0) {
        lease.left -= 1;
        if (lease.left <= this.size.unasked / 2) void this.ask(key, lease);
        return;
      }
      if (lease.isLast) throw rateLimited(lease.endsAt, this.now());
      if (!(await this.ask(key, lease))) return;
    }
  }

  /** Gives the store back what was taken and not used, so that the next process finds it there. */
  async giveBack(): Promise<void> {
    const known = this.leases
      .all()
      .filter(([, { isKnown, left, endsAt }]) => isKnown && left > 0 && endsAt > this.now());
    for (let from = 0; from < known.length; from += givenAtOnce) {
      await Promise.all(known.slice(from, from + givenAtOnce).map((entry) => this.giveBackOf(...entry)));
    }
  }

  private async giveBackOf(key: string, lease: Lease): Promise<void> {
    const { left, endsAt } = lease;
    lease.left = 0;
    await this.giveToStore({ limit: this.limit, key }, left, endsAt);
  }

  private leaseOf(key: string): Lease {
    const found = this.leases.get(key);
    if (found && found.endsAt > this.now()) return found;
    const endsAt = this.now() + this.limit.windowMs;
    const lease: Lease = { left: this.size.unasked, endsAt, isKnown: false, isLast: false };
    this.leases.set(key, lease);
    return lease;
  }

  /** Whether the store has answered. */
  private async ask(key: string, lease: Lease): Promise<boolean> {
    if (lease.isLast) return true;
    if (this.now() < this.askAgainAt) return false;
    return (lease.asking ??= this.answered(this.extend(key, lease)).finally(
      () => (lease.asking = undefined),
    ));
  }

  private async answered(extending: Promise<void>): Promise<boolean> {
    const giveUp = new AbortController();
    try {
      await Promise.race([extending, pause(patience, undefined, { signal: giveUp.signal }).then(tooSlow)]);
      return true;
    } catch (error) {
      this.askAgainAt = this.now() + pauseAfterFailure;
      logFailure(error, { limits: this.limit.kind });
      return false;
    } finally {
      giveUp.abort();
    }
  }

  private async extend(key: string, lease: Lease): Promise<void> {
    const held = lease.isKnown ? 0 : this.size.unasked;
    const wanted = held + this.size.batch;
    const { taken, endsAt } = await this.takeFromStore({ limit: this.limit, key }, wanted, this.now());
    // Where others have used the window up, what was not used of the unasked calls is gone too.
    lease.left = Math.max(0, lease.left + taken - held);
    lease.isKnown = true;
    lease.isLast = taken < wanted;
    lease.endsAt = endsAt;
  }
}

function tooSlow(): never {
  throw new Error('The store did not answer in time.');
}
