import type { Sex } from '@/lib/contracts/primitives';
import type { RichText } from '@/lib/domain/text/rich-text';
import { greetedNames, shortNames } from './client-name';
import { dogName, dogScores } from './dog-name';
import { dogSex } from './dog-sex';
import { emailLines, type EmailLine } from './email-lines';
import { emailParts, signedNames, type EmailParts } from './email-parts';
import { placesOf } from './name-places';
import { proposedTitle } from './proposed-title';

/** What is proposed to become of an old email. */
export interface OldEmail {
  readonly lines: readonly EmailLine[];
  readonly parts: EmailParts;
  readonly dog: string | null;
  readonly client: string | null;
  readonly sex: Sex;
  readonly title: string;
  /** The words that stand for the dog or the client, by their index. */
  readonly found: ReadonlyMap<number, 'dog' | 'client'>;
}

/** Enough to tell a dog in a greeting from the second client there. */
const surelyDog = 5;

export function readOldEmail(email: RichText): OldEmail {
  const lines = emailLines(email);
  const parts = emailParts(lines);
  const told = parts.body;
  const signed = signedNames(lines, parts);
  const greeted = greetedNames(lines, parts);
  const scores = dogScores(told, { subject: parts.subject, taken: signed });
  const scoreOf = (name: string) => scores.get(name) ?? 0;
  const bestOther = Math.max(0, ...[...scores.keys()].filter((name) => !greeted.includes(name)).map(scoreOf));
  // "Hi Jen and Biscuit", "Well done, Biscuit!": whoever the text speaks of as the dog is one.
  const mayBeDog = greeted.length > 1 || parts.greeting === null;
  const [dogGreeted] = greeted
    .filter((name) => mayBeDog && scoreOf(name) >= surelyDog && scoreOf(name) > bestOther)
    .sort((a, b) => scoreOf(b) - scoreOf(a));
  const clients = greeted.filter((name) => name !== dogGreeted);
  const clientWords = new Set(clients.flatMap(shortNames).map((name) => name.toLowerCase()));
  const taken = new Set([...signed, ...clientWords]);
  const dog = dogName(told, { subject: parts.subject, taken });
  const found = new Map<number, 'dog' | 'client'>();
  const outside = new Set([...parts.signatureLines, ...parts.headerLines]);
  const open = lines.filter(({ index }) => !outside.has(index));
  const mark = (names: readonly string[], as: 'dog' | 'client') => {
    for (const place of names.flatMap((name) => placesOf(open, name))) {
      for (const { index } of place) if (!found.has(index)) found.set(index, as);
    }
  };
  const named = parts.greeting?.named ?? [];
  for (const word of named) {
    const isDog = dogGreeted !== undefined && dogGreeted.split(' ').includes(word.text);
    if (dogGreeted === undefined) found.set(word.index, 'client');
    else if (isDog) found.set(word.index, 'dog');
    else if (clientWords.has(word.text.toLowerCase())) found.set(word.index, 'client');
  }
  if (dog !== null) mark([dog], 'dog');
  mark(clients.flatMap(shortNames), 'client');
  const client = clients.length > 0 ? clients.join(' and ') : null;
  const people = new Set([...signed, ...clientWords]);
  return {
    lines,
    parts,
    dog,
    client,
    sex: dogSex(told, { dog, people }),
    title: proposedTitle(parts, { dog, client, found }),
    found,
  };
}
