import type { Sex } from '@/lib/contracts/primitives';

type Details = Readonly<Record<string, string>>;

/** A dog as an email tells of it. */
export interface ToldDog {
  readonly name: string;
  readonly client?: string | undefined;
  readonly sex: Sex;
  readonly areSeveral?: true | undefined;
  readonly details: Details;
}

/** What is known of a dog once an email has told of it: what the email does not speak of stays. */
export function toldOf(known: ToldDog, told: ToldDog, mostDetails: number): ToldDog {
  const client = told.client ?? known.client;
  const details = { ...told.details };
  for (const [name, value] of Object.entries(known.details)) {
    if (Object.keys(details).length >= mostDetails) break;
    details[name] ??= value;
  }
  return {
    name: told.name,
    sex: told.sex,
    details,
    ...(client !== undefined && { client }),
    ...(told.areSeveral && { areSeveral: true }),
  };
}

interface NotedEmail {
  readonly copiedAt: string;
  readonly subject: string;
}

const soonMs = 2 * 60 * 60 * 1000;

/** Whether it is the email before once more, with a word put right: the same subject within two hours. */
export const isCopiedAgain = (before: NotedEmail, now: NotedEmail): boolean =>
  before.subject === now.subject && Math.abs(Date.parse(now.copiedAt) - Date.parse(before.copiedAt)) < soonMs;

/** The youngest first, at most so many; the one before gives way to the same email copied again. */
export function withEmail<Email extends NotedEmail>(
  emails: readonly Email[],
  email: Email,
  most: number,
): Email[] {
  const others = emails.filter((other) => !isCopiedAgain(other, email));
  const after = others.filter(({ copiedAt }) => copiedAt > email.copiedAt);
  return [...after, email, ...others.slice(after.length)].slice(0, most);
}
