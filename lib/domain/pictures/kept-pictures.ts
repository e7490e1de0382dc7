import type { PicturePurpose } from '@/lib/contracts/pictures';

const day = 24 * 60 * 60_000;

/** For how many days a picture stays that no snippet holds; those of emails are read in old mails too. */
const days: Readonly<Record<PicturePurpose, number>> = { snippet: 30, email: 366 };

/** Until when an uploaded picture is kept without a snippet that holds it. */
export const keptUntil = (purpose: PicturePurpose, uploadedAt: Date): Date =>
  new Date(uploadedAt.getTime() + days[purpose] * day);

interface Held {
  readonly holders: readonly string[];
  readonly purpose: PicturePurpose;
  readonly keepUntil: Date;
  /** Never while there is a holder. */
  readonly dueAt?: Date | undefined;
}

/** The same picture where the holder had it already. */
export function takenBy<P extends Held>(picture: P, holder: string): P {
  if (picture.holders.includes(holder)) return picture;
  return { ...picture, holders: [...picture.holders, holder], dueAt: undefined };
}

/** The last holder lets it go at once, unless emails may still show it; the same picture where the holder had none. */
export function releasedBy<P extends Held>(picture: P, holder: string, now: Date): P {
  if (!picture.holders.includes(holder)) return picture;
  const holders = picture.holders.filter((other) => other !== holder);
  const isForEmails = picture.purpose === 'email' && picture.keepUntil > now;
  const dueAt = holders.length > 0 ? undefined : isForEmails ? picture.keepUntil : now;
  return { ...picture, holders, dueAt };
}

/** Whether nothing but these holds it. */
export const isHeldBy = ({ holders }: Held, some: ReadonlySet<string>): boolean =>
  holders.length > 0 && holders.every((holder) => some.has(holder));

/** A picture that a snippet holds: it shows it, or did so in a state that is kept. */
export interface PictureOfSnippet {
  readonly id: string;
  /** The last revision that showed it; left out while it is shown. */
  readonly lastIn?: number | undefined;
}

/**
 * What a snippet holds that shows these from now on, where revision `replaced` is over; so many earlier ones are kept. Of
 * those nobody reads the texts for it.
 */
export function picturesAfterSave(
  held: readonly PictureOfSnippet[],
  shown: readonly string[],
  replaced: number,
  statesKept: number,
): PictureOfSnippet[] {
  const earlier = held
    .filter(({ id }) => !shown.includes(id))
    .map(({ id, lastIn = replaced }) => ({ id, lastIn }))
    .filter(({ lastIn }) => lastIn > replaced - statesKept);
  return [...shown.map((id) => ({ id })), ...earlier];
}
