import type { ErrorCode } from '../../lib/contracts/error.ts';

/** How the calls of a day were answered. */
export class Tally {
  readonly statuses = new Map<number, number>();
  readonly refusals = new Map<ErrorCode, number>();
  /** Tries without any answer. */
  unanswered = 0;
  longest = { milliseconds: 0, what: '' };
  /** Each of these is one that should not be, with what was asked. */
  readonly problems: { readonly kind: Problem; readonly what: string }[] = [];

  lost(): void {
    this.unanswered += 1;
  }

  answered(status: number, milliseconds: number, what: string): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (milliseconds > this.longest.milliseconds) this.longest = { milliseconds, what };
  }

  refused(code: ErrorCode, what: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    // Everyone's token is good all day, and everyone knows the shape of what they send.
    if (code === 'invalid_token' || code === 'validation')
      this.report('wrongly refused', `${what} → ${code}`);
  }

  fault(what: string): void {
    this.report('answered 500', what);
  }

  outsideOfContract(what: string): void {
    this.report('outside of the contract', what);
  }

  neverAnswered(what: string): void {
    this.report('never answered', what);
  }

  report(kind: Problem, what: string): void {
    this.problems.push({ kind, what });
  }

  count(kind: Problem): number {
    return this.problems.filter((problem) => problem.kind === kind).length;
  }
}

/** In the order in which they are told. */
export const problemKinds = [
  'acknowledged and lost',
  'doubled',
  'there without being acknowledged',
  'seats above licenses',
  'outside of the contract',
  'wrongly refused',
  'answered 500',
  'never answered',
  'not recovered',
] as const;
export type Problem = (typeof problemKinds)[number];
