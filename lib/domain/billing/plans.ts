/** What a month of a plan holds; the paid plans' limits come from Stripe. */
export interface PlanLimits {
  /** Private snippets; null: no limit. */
  readonly snippets: number | null;
  /** Words sent to be swapped. */
  readonly tokens: number;
}

/** What everyone has without paying. */
export const freePlan: PlanLimits = { snippets: 25, tokens: 2_000 };

/** What the pictures of a library may take together; the price of a paid plan may say otherwise at Stripe. */
export const pictureMegabytes = { free: 50, personal: 2_000, organization: 10_000 } as const;

/** The month, in UTC, whose tokens a moment draws on: 2026-11. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/** When the tokens of a moment's month are renewed. */
export function renewalAfter(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1));
}
