const hour = 60 * 60_000;
const day = 24 * hour;

/** A day as people write it, with the year where it is another one: “Dec 21”, “Jan 3, 2027”. */
export function dayWords(time: string, now: number, locale?: string): string {
  const date = new Date(time);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return date.toLocaleDateString(locale, {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** With the time of day, to tell one event from another: “Nov 21, 10:12 AM”. */
export function momentWords(time: string, now: number, locale?: string): string {
  const clock = new Date(time).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' });
  return `${dayWords(time, now, locale)}, ${clock}`;
}

/** How long it is until then: “6 days left”, “5 hours left”; null once it is over. */
export function timeLeft(until: string, now: number): string | null {
  const left = Date.parse(until) - now;
  if (left <= 0) return null;
  if (left < hour) return 'less than an hour left';
  // Rounded, so that a week just granted reads as 7 days.
  const [count, unit] = left < day ? [Math.round(left / hour), 'hour'] : [Math.round(left / day), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'} left`;
}

/** With the day of the week: “Tuesday, November 24”; for the last two days as people say it. */
export function dayOfWeekWords(time: string, now: number, locale?: string): string {
  const date = new Date(time);
  const days = Math.round((startOfDay(now) - startOfDay(date)) / day);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return date.toLocaleDateString(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

const startOfDay = (time: number | Date) => new Date(time).setHours(0, 0, 0, 0);
