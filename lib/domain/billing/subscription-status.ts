/** Subscriptions that are in force; one that is past due still is. */
const running: readonly string[] = ['trialing', 'active', 'past_due'];

export function isRunning(status: string | undefined): boolean {
  return status !== undefined && running.includes(status);
}

/** A first payment that did not come, yet or at all. */
const neverPaid: readonly string[] = ['incomplete', 'incomplete_expired'];

export const wasPaid = (status: string): boolean => !neverPaid.includes(status);
