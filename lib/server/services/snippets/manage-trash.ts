import 'server-only';
import type { ReplyOf } from '@/lib/contracts/operation';
import type {
  listTrash as listOperation,
  restoreFromTrash as operation,
  TrashedSnippet,
} from '@/lib/contracts/trash';
import { scopeFor, supportScope } from '@/lib/server/auth/scope-for';
import { invalidField } from '@/lib/server/faults/fault';
import type { Actor } from '@/lib/server/policies/actor';
import type { Scope } from '@/lib/server/policies/scope';
import { peopleByUid, type KnownPerson } from '@/lib/server/repositories/accounts/account-directory';
import { decodeCursor, encodeCursor } from '@/lib/server/repositories/page-cursor';
import * as repository from '@/lib/server/repositories/snippets/trash';
import * as purging from '@/lib/server/repositories/snippets/trash-purge';
import { presentPerson } from './known-person';
import { readSnippetQuota } from './read-snippet-quota';

type OrgId = string | undefined;
type Page = ReplyOf<typeof listOperation>;

const pageLimit = 50;
/** What the trail names where support staff look. */
const target = 'trash';

export async function listTrash(actor: Actor, orgId: OrgId, after: string | undefined): Promise<Page> {
  return readPage(await scopeFor(actor, orgId, 'trash.read', target), after);
}

/** What a person deleted from their private library, for support staff whom they let in. */
export async function listGrantedTrash(
  actor: Actor,
  owner: string,
  after: string | undefined,
): Promise<Page> {
  return readPage(await supportScope(actor, owner, 'trash.read', target), after);
}

async function readPage(scope: Scope<'trash.read'>, after: string | undefined): Promise<Page> {
  const cursor = after === undefined ? undefined : decodeCursor(after);
  if (after !== undefined && !cursor) throw invalidField('after', 'This is not the address of a page.');
  const { trashed, next } = await repository.readTrashPage(scope, pageLimit, cursor);
  const people = await peopleByUid(trashed.map(({ deletedBy }) => deletedBy));
  return {
    snippets: trashed.map((each) => presentTrashed(each, people)),
    ...(next && { next: encodeCursor(next) }),
  };
}

export function presentTrashed(
  { snippet, deletedAt, deletedBy, purgeAt }: repository.Trashed,
  people: ReadonlyMap<string, KnownPerson>,
): TrashedSnippet {
  return {
    snippet,
    deletedAt: deletedAt.toISOString(),
    deletedBy: presentPerson(deletedBy, people),
    purgeAt: purgeAt.toISOString(),
  };
}

export async function restoreFromTrash(
  actor: Actor,
  orgId: OrgId,
  ids: readonly string[],
): Promise<ReplyOf<typeof operation>> {
  const scope = await scopeFor(actor, orgId, 'trash.write');
  return repository.restoreFromTrash(scope, [...new Set(ids)], await readSnippetQuota(scope));
}

export async function deleteForGood(actor: Actor, orgId: OrgId, id: string): Promise<void> {
  await purging.deleteForGood(await scopeFor(actor, orgId, 'trash.write'), id);
}

export async function emptyTrash(actor: Actor, orgId: OrgId): Promise<void> {
  await purging.emptyTrash(await scopeFor(actor, orgId, 'trash.write'));
}
