import 'server-only';
import { uidsUnder, type Addressee } from '@/lib/domain/addressee';
import type { MemberEntry } from '@/lib/domain/membership';
import { backend } from '../backend';

export interface KnownPerson {
  readonly email: string;
  readonly displayName?: string;
}

/** Firebase answers for so many at a time. */
const most = 100;

/** Addresses and names as they are now; whoever deleted their account is not in the answer. */
export async function peopleByUid(uids: Iterable<string>): Promise<ReadonlyMap<string, KnownPerson>> {
  const wanted = [...new Set(uids)];
  const people = new Map<string, KnownPerson>();
  for (let start = 0; start < wanted.length; start += most) {
    const batch = wanted.slice(start, start + most).map((uid) => ({ uid }));
    const { users } = await backend().auth.getUsers(batch);
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
