import 'server-only';
import { memberFor } from '@/lib/domain/organizations/membership';
import type { Actor } from '@/lib/server/policies/actor';
import { noteActive } from '@/lib/server/repositories/organizations/last-active';
import type { KnownOrganization } from '@/lib/server/repositories/organizations/organizations';
import { runInBackground } from '@/lib/server/runtime/background-work';
import { BoundedMap } from '@/lib/server/runtime/bounded-map';

/** The days that this process has noted already, so that further calls of a day ask the store for nothing. */
const noted = new BoundedMap<string>(20_000);

/** Notes for each organization in which the actor is active that they were here today; once a day, beside the answer. */
export function noteVisit(actor: Actor, organizations: readonly KnownOrganization[], now = new Date()): void {
  const day = now.toISOString().slice(0, 10);
  for (const { id, members } of organizations) {
    const member = memberFor(members, actor);
    const key = `${id} ${actor.uid}`;
    if (member?.status !== 1 || member.isSupport || noted.get(key) === day) continue;
    noted.set(key, day);
    runInBackground('noting a visit', () => noteActive(id, actor.uid, day));
  }
}
