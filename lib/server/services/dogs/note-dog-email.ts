import 'server-only';
import type { DogEmail, DogEmailNote } from '@/lib/contracts/dog-emails';
import { dogLimits } from '@/lib/contracts/dog-limits';
import type { Dog } from '@/lib/contracts/dogs';
import { toldOf, withEmail } from '@/lib/domain/dogs/noted-dog';
import type { Actor } from '@/lib/server/policies/actor';
import { Fault, invalidField } from '@/lib/server/faults/fault';
import {
  deletingEmails,
  findEmail,
  newEmailId,
  putEmailIn,
  readEmails,
} from '@/lib/server/repositories/dogs/dog-emails';
import { findDog, forgetEmail, noteDog, type KnownDog } from '@/lib/server/repositories/dogs/dogs';
import { sanitizeField } from '@/lib/server/text/html-sanitizer';

/** Keeps an email with the dog that it is about, and what it says of the dog. */
export async function noteDogEmail(
  actor: Actor,
  body: DogEmailNote,
  key: string | undefined,
  now = new Date(),
): Promise<Dog> {
  const html = sanitizeField('html', 'The email', body.html, dogLimits.html);
  if (html === '') throw invalidField('html', 'There is no text in this email.');
  const { dog: told, subject } = body;
  const present = now.toISOString();
  const copiedAt = body.copiedAt > present ? present : body.copiedAt;
  return noteDog(actor, told, { actor, call: 'note an email', key, body }, (tx, book, known, dogId) => {
    const id = newEmailId();
    const before = known?.emails ?? [];
    const emails = withEmail(before, { id, copiedAt, subject }, dogLimits.emails);
    if (emails.some((email) => email.id === id)) putEmailIn(tx, id, { book, dogId, copiedAt, subject, html });
    deletingEmails(
      tx,
      before.filter((email) => !emails.includes(email)),
    );
    const isLatest = known === undefined || copiedAt >= known.lastUsedAt;
    const content = isLatest ? toldOf(known ?? told, told, dogLimits.details) : known;
    return { content, usedAt: copiedAt, emails };
  });
}

interface Page {
  readonly emails: DogEmail[];
  readonly hasMore: boolean;
}

export async function listDogEmails(
  actor: Actor,
  { dogId, before }: { readonly dogId: string; readonly before?: string | undefined },
): Promise<Page> {
  const dog = await findDog(actor, dogId);
  if (!dog) throw new Fault('not_found', 'There is no such dog.');
  // After one that is deleted meanwhile there is nothing to go on from.
  const at = before === undefined ? 0 : dog.emails.findIndex(({ id }) => id === before) + 1 || Infinity;
  const end = at + dogLimits.emailsAtOnce;
  const emails = await readEmails(dog.emails.slice(at, end).map(({ id }) => id));
  return { emails, hasMore: dog.emails.length > end };
}

export async function deleteDogEmail(actor: Actor, id: string): Promise<void> {
  const email = await findEmail(id);
  const dog = email && (await findDog(actor, email.dogId));
  if (dog) await forgetEmail(actor, dog.id, id);
}

/** All dogs of a person with all their emails, read as they are passed on. */
export async function* everyDog(dogs: readonly KnownDog[]) {
  for (const { emails, ...dog } of dogs) {
    yield { ...dog, emails: await readEmails(emails.map(({ id }) => id)) };
  }
}
