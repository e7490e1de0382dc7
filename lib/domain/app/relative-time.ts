const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A time as people say it: "5 min ago", "yesterday", "Mon", "Nov 14"; dates in the words of `locale`. */
export function relativeTime(time: number, now: number, locale?: string): string {
  const age = now - time;
  if (age < minute) return 'just now';
  if (age < hour) return `${Math.floor(age / minute)} min ago`;
  const days = Math.round((startOfDay(now) - startOfDay(time)) / day);
  if (days <= 0 || age < 6 * hour) return `${Math.floor(age / hour)} h ago`;
  if (days === 1) return 'yesterday';
  const date = new Date(time);
  if (days < 7) return date.toLocaleDateString(locale, { weekday: 'short' });
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return date.toLocaleDateString(locale, {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0);
