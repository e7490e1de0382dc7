import type { PicturePurpose } from '@/lib/contracts/pictures';

const day = 24 * 60 * 60_000;

/** For how many days a picture stays that no snippet holds; those of emails are read in old mails too. */
const days: Readonly<Record<PicturePurpose, number>> = { snippet: 30, email: 366 };

/** Until when an uploaded picture is kept without a snippet that holds it. */
export const keptUntil = (purpose: PicturePurpose, uploadedAt: Date): Date =>
  new Date(uploadedAt.getTime() + days[purpose] * day);
