import 'server-only';
import { outsideRequests } from './request-context';

/** Lets so many lines a second through and counts the rest: a flood of calls must not become one of lines. */
export class BoundedLines {
  #written = 0;
  #unwritten = 0;

  constructor(
    private readonly most: number,
    private readonly tellUnwritten: (count: number) => void,
  ) {}

  /** Whether this one may be written. */
  take(): boolean {
    if (this.#written === 0) outsideRequests(() => setTimeout(() => this.#endSecond(), 1_000).unref());
    this.#written += 1;
    if (this.#written <= this.most) return true;
    this.#unwritten += 1;
    return false;
  }

  #endSecond(): void {
    if (this.#unwritten > 0) this.tellUnwritten(this.#unwritten);
    this.#written = 0;
    this.#unwritten = 0;
  }
}
