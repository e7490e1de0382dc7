import type { Month } from './month.ts';

interface Limit {
  readonly what: string;
  readonly most: number;
  readonly of: (month: Month) => number;
}

/** As their pages have them in copies of 2025 and 2026; they have to be checked like prices, and most are raised where one asks. */
export const limits: readonly Limit[] = [
  // https://firebase.google.com/docs/auth/limits, Identity Toolkit API: of a service account, and of a project.
  { what: 'Sessions looked up, a second', most: 500, of: ({ peak }) => peak.lookUps },
  { what: 'Sessions looked up, a day', most: 10_000_000, of: ({ day }) => day.lookUps },
  // https://docs.stripe.com/rate-limits, live mode: 100 for all calls, and of those to one endpoint 25.
  { what: 'Plans read from Stripe, a second', most: 25, of: ({ peak }) => peak.readingsOfPlans },
  // https://firebase.google.com/docs/firestore/best-practices: writes whose indexed times rise, as if all were in one collection.
  { what: 'Writes, a second', most: 500, of: ({ peak }) => peak.writes },
];
