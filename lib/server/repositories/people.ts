import 'server-only';
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
      people.set(uid, { email, ...(displayName && { displayName }) });
    }
  }
  return people;
}
