import type { RelativeDay } from '@/lib/contracts/variable-kinds';

/** A day of the calendar, wherever one is: 2026-12-08. */
export type Day = string;

const pattern = /^\d{4}-\d\d-\d\d$/;

/** At midnight in UTC, where no clock is ever put forward. */
function dateOf(day: Day): Date | null {
  const date = new Date(`${day}T00:00:00Z`);
  return pattern.test(day) && !Number.isNaN(date.getTime()) && dayOf(date) === day ? date : null;
}

const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

/** Whether it is a day that there is: February 30 is none. */
export const isDay = (text: string): boolean => dateOf(text) !== null;

/** So many days on; the day itself where it is none. */
function daysAfter(day: Day, count: number): Day {
  const date = dateOf(day);
  if (date === null) return day;
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
}

/** The day that is meant by someone who writes today. */
export function dayFrom(today: Day, relative: RelativeDay): Day {
  if ('inDays' in relative) return daysAfter(today, relative.inDays);
  const weekday = dateOf(today)?.getUTCDay() ?? 0;
  return daysAfter(today, (relative.weekday - weekday + 7) % 7 || 7);
}

/** So far from today a day needs its year to be understood. */
const farDays = 300;

/** As people write it to each other: “Tuesday, December 8”, with the year where it is far. */
export function dayAsWritten(day: Day, today: Day): string {
  const [date, now] = [dateOf(day), dateOf(today)];
  if (date === null) return day;
  const isFar = now !== null && Math.abs(date.getTime() - now.getTime()) > farDays * 86_400_000;
  return date.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(isFar && { year: 'numeric' }),
    timeZone: 'UTC',
  });
}

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** “today”, “in 7 days”, “next Tuesday”. */
export function relativeDayWords(relative: RelativeDay): string {
  if ('weekday' in relative) return `next ${weekdays[relative.weekday] ?? ''}`;
  const { inDays } = relative;
  return inDays === 0 ? 'today' : inDays === 1 ? 'tomorrow' : `in ${inDays} days`;
}
