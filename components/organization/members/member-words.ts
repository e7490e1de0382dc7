import type { Member } from '@/lib/contracts/organization-fields';

export const initialOf = ({ displayName, email }: Pick<Member, 'displayName' | 'email'>): string =>
  (Array.from(displayName?.trim() || email)[0] ?? '?').toUpperCase();

/** A day in the browser's words; the year only where it is another one. */
export function dayOf(time: string, timeZone?: 'UTC'): string {
  const date = new Date(time);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return date.toLocaleDateString(undefined, {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone,
  });
}

const day = 24 * 60 * 60_000;

/** When someone was last there, of whom only the day is known, in UTC: "Active today", "Active Nov 12". */
export function lastActiveWords(lastActiveAt: string, now: number): string {
  const days = Math.floor(now / day) - Math.floor(Date.parse(lastActiveAt) / day);
  if (days <= 0) return 'Active today';
  if (days === 1) return 'Active yesterday';
  return days < 7 ? `Active ${days} days ago` : `Active ${dayOf(lastActiveAt, 'UTC')}`;
}
