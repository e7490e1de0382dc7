import 'server-only';
import { uidsUnder, type Addressee } from '@/lib/domain/organizations/addressee';
import type { MemberEntry } from '@/lib/domain/organizations/membership';
import { backend } from '@/lib/server/backend/backend';
import { BoundedMap } from '@/lib/server/runtime/bounded-map';

export interface KnownPerson {
  readonly email: string;
  readonly displayName?: string;
}

/** Firebase answers for so many at a time. */
const most = 100;

/** In milliseconds: those who stand in a list of many may be shown as they were so long ago. */
const shownFor = 30_000;

/** Who was looked up for a list of many; nobody where a uid has no account. */
const shown = new BoundedMap<{ readonly person: KnownPerson | undefined; readonly until: number }>(50_000);

/**
 * Addresses and names as they are now or, where so many are asked for that looking them up takes many calls, as they were
 * half a minute ago; whoever deleted their account is not in the answer.
 */
export async function peopleByUid(uids: Iterable<string>): Promise<ReadonlyMap<string, KnownPerson>> {
  const wanted = [...new Set(uids)];
  if (wanted.length <= most) return lookedUp(wanted);
  const now = Date.now();
  const people = new Map<string, KnownPerson>();
  const unknown = wanted.filter((uid) => {
    const found = shown.get(uid);
    if (!found || found.until <= now || found.until > now + shownFor) return true;
    if (found.person) people.set(uid, found.person);
    return false;
  });
  const found = await lookedUp(unknown);
  for (const uid of unknown) {
    const person = found.get(uid);
    if (person) people.set(uid, person);
    shown.set(uid, { person, until: now + shownFor });
  }
  return people;
}

/** Somebody who is known to have changed is looked up anew, in a list of many too. */
export const lookUpAnew = (uid: string): void => shown.delete(uid);

async function lookedUp(uids: readonly string[]): Promise<Map<string, KnownPerson>> {
  const batches = [];
  for (let start = 0; start < uids.length; start += most) {
    batches.push(backend().auth.getUsers(uids.slice(start, start + most).map((uid) => ({ uid }))));
  }
  const people = new Map<string, KnownPerson>();
  for (const { users } of await Promise.all(batches)) {
    for (const { uid, email = '', displayName } of users) {
      people.set(uid, { email: email.toLowerCase(), ...(displayName && { displayName }) });
    }
  }
  return people;
}

/** Who is meant by an address among the members of an organization, as the accounts have it at this moment. */
export async function addresseeOf(email: string, members: readonly MemberEntry[]): Promise<Addressee> {
  const onRecord = uidsUnder(members, email).slice(0, most - 1);
  const asked = [{ email }, ...onRecord.map((uid) => ({ uid }))];
  const { users } = await backend().auth.getUsers(asked);
  const holder = users.find((user) => user.email?.toLowerCase() === email)?.uid;
  const addressed = new Set(users.flatMap((user) => (user.email ? [user.uid] : [])));
  return { email, holder, lost: onRecord.filter((uid) => !addressed.has(uid)) };
}

/** The address of somebody on record: the one of their account, while they have one. */
export function presentAddress(
  { userId, email }: MemberEntry,
  people: ReadonlyMap<string, KnownPerson>,
): string {
  return (userId !== undefined && people.get(userId)?.email) || email;
}
