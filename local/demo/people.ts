import type { Actor } from '@/lib/server/policies/actor';
import { starterLibrary } from '../../lib/starter/library.ts';

export interface DemoPerson {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  /** What signing in as this person shows. */
  readonly shows: string;
  readonly claims?: { readonly globalAdmin: true };
}

export const demoPassword = 'heelwrite-demo';

const person = (name: string, displayName: string, shows: string): DemoPerson => ({
  uid: `demo-${name}`,
  email: `${name}@heelwrite.test`,
  displayName,
  shows,
});

export const demoTrainer = person(
  'trainer',
  'Sam Ortega',
  `a trainer with ${starterLibrary.length} snippets`,
);

export const demoPeople: readonly DemoPerson[] = [
  demoTrainer,
  person('admin', 'Priya Shah', 'runs an organization'),
  person('editor', 'Jonas Weber', 'writes the organization’s snippets'),
  person('member', 'Maria Costa', 'uses the organization’s snippets'),
  person('invited', 'Lee Chen', 'is invited to the organization'),
  person('free', 'Robin Hale', 'has no subscription'),
  { ...person('support', 'Dana Brooks', 'is support staff'), claims: { globalAdmin: true } },
];

export function demoPerson(name: string): DemoPerson {
  const found = demoPeople.find(({ uid }) => uid === `demo-${name}`);
  if (!found) throw new Error(`There is no demo person ${name}.`);
  return found;
}

/** A demo person as they are after signing in. */
export function asActor(name: string): Actor {
  const { uid, email } = demoPerson(name);
  return { uid, email, emailVerified: true, globalAdmin: false, signedInAt: new Date() };
}
