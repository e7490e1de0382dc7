/**
 * List prices in US dollars, as the pages named here had them in copies of 2025 and 2026; nothing here looks them up. Before anyone
 * decides by them, they have to be compared with those pages: Google changes them, and most regions cost otherwise.
 */
export const prices = {
  /** https://cloud.google.com/firestore/pricing, Standard edition, multi-region nam5. A region such as us-east1 costs about half. */
  firestore: {
    reads: 0.06 / 100_000,
    writes: 0.18 / 100_000,
    deletes: 0.02 / 100_000,
    gibibyteMonth: 0.18,
    free: { reads: 50_000, writes: 20_000, deletes: 20_000, gibibytes: 1 },
  },
  /** https://cloud.google.com/run/pricing, tier 1, instance-based billing: what is done every minute needs a processor between calls. */
  run: {
    cpuSecond: 0.000018,
    gibibyteSecond: 0.000002,
    egressGibibyte: 0.12,
    free: { cpuSeconds: 240_000, gibibyteSeconds: 450_000, egressGibibytes: 1 },
  },
  /** https://cloud.google.com/storage/pricing, Standard in us-central1. */
  storage: {
    gibibyteMonth: 0.02,
    put: 0.005 / 1_000,
    get: 0.0004 / 1_000,
    free: { gibibytes: 5, puts: 5_000, gets: 50_000 },
  },
  /** https://cloud.google.com/identity-platform/pricing, email and social sign-in, by people who sign in that month. */
  identity: [
    { upTo: 50_000, each: 0 },
    { upTo: 100_000, each: 0.0055 },
    { upTo: 1_000_000, each: 0.0046 },
  ],
  /** https://aws.amazon.com/ses/pricing: what most mail services are compared with. */
  mail: 0.1 / 1_000,
} as const;
