import type { Day } from './days';

/** The day that a clock in this place shows. */
export const localDay = (time: Date): Day =>
  new Date(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate())).toISOString().slice(0, 10);
