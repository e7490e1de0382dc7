import 'server-only';
import type { KnownPerson } from '@/lib/contracts/snippet-fields';
import type { KnownPerson as Account } from '@/lib/server/repositories/accounts/account-directory';

/** Someone on record under the name of their account, or its address where it has none. */
export function presentPerson(uid: string, people: ReadonlyMap<string, Account>): KnownPerson {
  const account = people.get(uid);
  const name = account && (account.displayName ?? account.email);
  return { uid, ...(name && { name }) };
}
