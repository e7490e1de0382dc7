import 'server-only';

/** Times, in seconds; by OpenTelemetry's conventions where they have a name for it. */
export const durations = {
  'http.server.request.duration': 'How long requests took',
  'http.client.request.duration': 'How long calls to other services took',
  'db.client.operation.duration': 'How long calls to Firestore took',
  'heelwrite.mail.duration': 'How long it took to hand emails over',
  'heelwrite.swap.duration': 'How long swaps took, until their last piece',
} as const;

export const counters = {
  'heelwrite.swap.words': { unit: '{word}', description: 'Words that were swapped' },
  'heelwrite.browser.errors': { unit: '{error}', description: 'Errors that browsers told of' },
} as const;

/** What browsers measured of how pages felt, each in a unit of its own: milliseconds, and none for CLS. */
export const values = {
  'heelwrite.browser.web_vital': 'Web Vitals as browsers told of them',
} as const;

export type DurationName = keyof typeof durations;
export type CounterName = keyof typeof counters;
export type ValueName = keyof typeof values;
