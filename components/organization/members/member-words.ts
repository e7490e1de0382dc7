import type { Member } from '@/lib/contracts/organization-fields';

export const initialOf = ({ displayName, email }: Pick<Member, 'displayName' | 'email'>): string =>
  (Array.from(displayName?.trim() || email)[0] ?? '?').toUpperCase();

/** A day in the browser's words; the year only where it is another one. */
export function dayOf(time: string): string {
  const date = new Date(time);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return date.toLocaleDateString(undefined, {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}
