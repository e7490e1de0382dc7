import 'server-only';
import type { AuditEvent } from '@/lib/contracts/audit';
import type { ReplyOf } from '@/lib/contracts/operation';
import type { exportAccount as operation } from '@/lib/contracts/account-data';
import { memberFor } from '@/lib/domain/organizations/membership';
import type { Actor } from '@/lib/server/policies/actor';
import { scopeFor } from '@/lib/server/auth/scope-for';
import { JsonStream } from '@/lib/server/http/json-stream';
import { everyEventOfPerson, type StoredAuditEvent } from '@/lib/server/repositories/audit';
import { listDogs } from '@/lib/server/repositories/dogs/dogs';
import { listFavorites } from '@/lib/server/repositories/accounts/favorites';
import { listLessonSets } from '@/lib/server/repositories/accounts/lesson-sets';
import { listSavedFilters } from '@/lib/server/repositories/accounts/saved-filters';
import { ownSchoolUses } from '@/lib/server/services/usage/read-school-usage';
import { suggestionsOf } from '@/lib/server/repositories/suggestions/suggestions';
import { listUses } from '@/lib/server/repositories/accounts/uses';
import { readLastActive } from '@/lib/server/repositories/organizations/last-active';
import { readLibrary } from '@/lib/server/repositories/libraries/libraries';
import { organizationsNaming } from '@/lib/server/repositories/organizations/organizations';
import { peopleByUid, type KnownPerson } from '@/lib/server/repositories/accounts/account-directory';
import { listVariableKinds } from '@/lib/server/repositories/libraries/variable-kinds';
import { everyState } from '@/lib/server/repositories/snippets/snippet-history';
import { everySnippet } from '@/lib/server/repositories/snippets/snippet-lists';
import { everyTrashed } from '@/lib/server/repositories/snippets/trash';
import { listPictures } from '@/lib/server/services/pictures/manage-pictures';
import { getAccount } from './manage-account';
import { presentEvent } from './list-audit-events';
import { presentTrashed } from '@/lib/server/services/snippets/manage-trash';
import { peopleIn, presentSuggestion } from '@/lib/server/services/snippets/manage-suggestions';
import { presentState } from '@/lib/server/services/snippets/read-history';
import { presentMember } from '@/lib/server/services/organizations/present-organizations';
import { everyDog } from '@/lib/server/services/dogs/note-dog-email';
import { readUsage } from '@/lib/server/services/billing/read-usage';
import { getSubscription } from '@/lib/server/services/billing/read-subscription';
import { getPrivateAccess } from '@/lib/server/services/organizations/manage-support-access';

/** Everything that is kept about the actor; what may be many is read while it is sent. */
export async function exportAccount(actor: Actor): Promise<JsonStream<ReplyOf<typeof operation>>> {
  const scope = await scopeFor(actor, undefined, 'snippets.read');
  const [
    library,
    variables,
    account,
    lessonSets,
    favorites,
    savedFilters,
    uses,
    pictures,
    dogs,
    schoolUses,
    suggestions,
    organizations,
    subscription,
    supportAccess,
    { tokens },
  ] = await Promise.all([
    readLibrary(scope),
    listVariableKinds(scope),
    getAccount(actor),
    listLessonSets(actor),
    listFavorites(actor),
    listSavedFilters(actor),
    listUses(actor),
    listPictures(actor, undefined),
    listDogs(actor),
    ownSchoolUses(actor),
    suggestionsOf(actor.uid),
    organizationsNaming(actor),
    getSubscription(actor),
    getPrivateAccess(actor),
    readUsage(actor),
  ]);
  const memberships = organizations.flatMap(({ id, name, members }) => {
    const member = memberFor(members, actor);
    return member ? [{ id, name, member }] : [];
  });
  const [people, days] = await Promise.all([
    peopleByUid([
      ...memberships.flatMap(({ member }) => member.invitedBy ?? []),
      ...suggestions.flatMap(peopleIn),
    ]),
    Promise.all(memberships.map(({ id }) => readLastActive(id))),
  ]);
  // Nobody else writes a private library.
  const own = new Map([[actor.uid, account]]);
  return new JsonStream({
    exportedAt: new Date().toISOString(),
    account,
    snippets: everySnippet(scope, library),
    trash: presentedTrash(everyTrashed(scope), own),
    history: presentedHistory(everyState(scope.libraryId), own),
    variables,
    lessonSets,
    favorites,
    savedFilters,
    uses,
    pictures,
    dogs: everyDog(dogs ?? []),
    schoolUses,
    suggestions: suggestions.map((each) => ({
      orgId: each.libraryId.slice(2),
      ...presentSuggestion(each, people),
    })),
    organizations: memberships.map(({ id, name, member }, at) => ({
      id,
      name,
      member: presentMember(member, people, days[at]),
    })),
    ...(subscription && { subscription }),
    supportAccess,
    tokens,
    audit: presented(everyEventOfPerson(actor.uid)),
  });
}

type People = ReadonlyMap<string, KnownPerson>;

async function* presentedTrash(found: ReturnType<typeof everyTrashed>, people: People) {
  for await (const trashed of found) yield presentTrashed(trashed, people);
}

async function* presentedHistory(found: ReturnType<typeof everyState>, people: People) {
  for await (const { snippetId, state } of found) yield { snippetId, ...presentState(state, people) };
}

/** So many events are read before the people in them are looked up. */
const atOnce = 500;

/** The events as the wire has them; everyone in them is looked up once. */
async function* presented(events: AsyncIterable<StoredAuditEvent>): AsyncGenerator<AuditEvent> {
  const people = new Map<string, KnownPerson>();
  const lookedUp = new Set<string>();
  for await (const some of inGroups(events, atOnce)) {
    const unknown = some.map(({ uid }) => uid).filter((uid) => !lookedUp.has(uid));
    if (unknown.length > 0) {
      for (const [uid, person] of await peopleByUid(unknown)) people.set(uid, person);
      for (const uid of unknown) lookedUp.add(uid);
    }
    yield* some.map((event) => presentEvent(event, people));
  }
}

async function* inGroups<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
