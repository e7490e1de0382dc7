import 'server-only';
import { Fault } from './fault';

interface Window {
  count: number;
  readonly endsAt: number;
}

/** Counts calls per key in fixed windows, in this process; a key over `most` gets 429 until its window ends. */
export class RateLimit {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly most: number,
    private readonly windowMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  take(key: string): void {
    const now = this.now();
    let window = this.windows.get(key);
    if (!window || window.endsAt <= now) {
      this.forgetEnded(now);
      window = { count: 0, endsAt: now + this.windowMs };
      this.windows.set(key, window);
    }
    window.count += 1;
    if (window.count > this.most) {
      const retryAfter = Math.ceil((window.endsAt - now) / 1000);
      throw new Fault('rate_limited', 'That was a lot at once. Please wait a moment and try again.', {
        retryAfter,
      });
    }
  }

  private forgetEnded(now: number): void {
    for (const [key, window] of this.windows) if (window.endsAt <= now) this.windows.delete(key);
  }
}
