/** For so many months it is kept what a school uses, the current one included. */
export const keptMonths = 24;

/** The month of a moment, as `2026-11` in UTC. */
export const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

/** The month that comes so many after it, or before. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return monthOf(Date.UTC(year, of - 1 + count, 1));
}

/** “Nov”, with its year where that is asked for: “Nov 2026”. */
export const monthWords = (month: string, withYear = false, locale?: string): string =>
  new Date(`${month}-01T00:00:00.000Z`).toLocaleDateString(locale, {
    month: 'short',
    timeZone: 'UTC',
    ...(withYear && { year: 'numeric' }),
  });

/** Every month from one to another, both included; none where they are the wrong way round. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to && months.length <= keptMonths; month = monthAfter(month, 1)) {
    months.push(month);
  }
  return months;
}

/** When what was counted in a month is forgotten, in milliseconds. */
export const forgottenAt = (month: string): number => Date.parse(`${monthAfter(month, keptMonths)}-01`);
