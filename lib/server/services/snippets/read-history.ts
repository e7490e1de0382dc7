import 'server-only';
import type { BodyOf, ReplyOf } from '@/lib/contracts/operation';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type {
  listHistory as listOperation,
  restoreState as operation,
  SnippetState,
} from '@/lib/contracts/snippet-history';
import { scopeFor, supportScope } from '@/lib/server/auth/scope-for';
import type { Actor } from '@/lib/server/policies/actor';
import type { Scope } from '@/lib/server/policies/scope';
import { peopleByUid, type KnownPerson } from '@/lib/server/repositories/accounts/account-directory';
import { toVersions, type StoredSnippet } from '@/lib/server/repositories/snippets/snippet-document';
import * as repository from '@/lib/server/repositories/snippets/snippet-history';
import { presentPerson } from './known-person';
import { readWhetherOpen } from './read-snippet-quota';

type Page = ReplyOf<typeof listOperation>;

const pageLimit = 10;

export async function listHistory(
  actor: Actor,
  { id, orgId, before }: { id: string; orgId?: string | undefined; before?: string | undefined },
): Promise<Page> {
  return readPage(await scopeFor(actor, orgId, 'history.read', id), id, before);
}

/** The same of one of a person's private snippets, for support staff whom they let in. */
export async function listGrantedHistory(
  actor: Actor,
  { uid, id, before }: { uid: string; id: string; before?: string | undefined },
): Promise<Page> {
  return readPage(await supportScope(actor, uid, 'history.read', id), id, before);
}

async function readPage(scope: Scope<'history.read'>, id: string, before: string | undefined): Promise<Page> {
  // One more than is shown tells whether there is a next page.
  const found = await repository.readStates(
    scope,
    id,
    pageLimit + 1,
    before === undefined ? undefined : Number(before),
  );
  const shown = found.slice(0, pageLimit);
  const last = shown.at(-1);
  const people = await peopleByUid(shown.flatMap(peopleIn));
  return {
    states: shown.map((state) => presentState(state, people)),
    ...(last && shown.length < found.length && { next: String(last.revision) }),
  };
}

/** Uids of who is named in a state. */
export const peopleIn = ({ updatedBy, suggestedBy }: StoredSnippet): string[] =>
  suggestedBy === undefined ? [updatedBy] : [updatedBy, suggestedBy];

export function presentState(
  { revision, title, versions, tags, updatedAt, updatedBy, suggestedBy }: StoredSnippet,
  people: ReadonlyMap<string, KnownPerson>,
): SnippetState {
  return {
    revision,
    title,
    versions: toVersions(versions),
    tags,
    savedAt: updatedAt.toISOString(),
    savedBy: presentPerson(updatedBy, people),
    ...(suggestedBy !== undefined && { suggestedBy: presentPerson(suggestedBy, people) }),
  };
}

export async function restoreState(
  actor: Actor,
  orgId: string | undefined,
  { id, ...asked }: BodyOf<typeof operation>,
): Promise<Snippet> {
  const scope = await scopeFor(actor, orgId, 'snippets.write');
  return repository.restoreState(scope, id, asked, await readWhetherOpen(scope));
}
