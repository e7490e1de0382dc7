import 'server-only';
import type { BodyOf, ReplyOf } from '@/lib/contracts/operation';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { Suggestion } from '@/lib/contracts/suggestion-fields';
import type {
  acceptSuggestion as acceptOperation,
  declineSuggestion as declineOperation,
  listSuggestions as listOperation,
  suggest as operation,
} from '@/lib/contracts/suggestions';
import { memberFor } from '@/lib/domain/organizations/membership';
import { roleMay } from '@/lib/domain/organizations/permissions';
import { scopeFor } from '@/lib/server/auth/scope-for';
import { invalidField } from '@/lib/server/faults/fault';
import type { Actor } from '@/lib/server/policies/actor';
import { peopleByUid, type KnownPerson } from '@/lib/server/repositories/accounts/account-directory';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { decodeCursor, encodeCursor } from '@/lib/server/repositories/page-cursor';
import * as answers from '@/lib/server/repositories/suggestions/suggestion-answers';
import type { KnownSuggestion } from '@/lib/server/repositories/suggestions/suggestion-collection';
import * as repository from '@/lib/server/repositories/suggestions/suggestions';
import { withOwnPictures } from '@/lib/server/services/pictures/own-pictures';
import { presentPerson } from './known-person';
import { readWhetherOpen } from './read-snippet-quota';
import { sanitizeDraft } from './sanitize-draft';

const pageLimit = 50;

export async function listSuggestions(
  actor: Actor,
  orgId: string,
  after: string | undefined,
): Promise<ReplyOf<typeof listOperation>> {
  const cursor = after === undefined ? undefined : decodeCursor(after);
  if (after !== undefined && !cursor) throw invalidField('after', 'This is not the address of a page.');
  const own = await scopeFor(actor, orgId, 'suggestions.write');
  const { found, next } = (await mayAnswer(actor, orgId))
    ? await repository.readOpenPage(await scopeFor(actor, orgId, 'suggestions.answer'), pageLimit, cursor)
    : await repository.readOwnPage(own, pageLimit, cursor);
  const people = await peopleByUid(found.flatMap(peopleIn));
  return {
    suggestions: found.map((each) => presentSuggestion(each, people)),
    ...(next && { next: encodeCursor(next) }),
  };
}

async function mayAnswer(actor: Actor, orgId: string): Promise<boolean> {
  const organization = await findOrganization(orgId);
  const member = organization && memberFor(organization.members, actor);
  return member !== undefined && roleMay(member.role, 'suggestions.answer');
}

export async function suggest(
  actor: Actor,
  orgId: string,
  { snippetId, revision, draft, note }: BodyOf<typeof operation>,
): Promise<Suggestion> {
  const content = sanitizeDraft(draft);
  const scope = await scopeFor(actor, orgId, 'suggestions.write');
  const kept = await repository.keepSuggestion(scope, { snippetId, revision, content, note });
  return presentSuggestion(kept, await peopleByUid(peopleIn(kept)));
}

export async function withdrawSuggestion(actor: Actor, orgId: string, id: string): Promise<void> {
  await repository.withdrawSuggestion(await scopeFor(actor, orgId, 'suggestions.write'), id);
}

export async function acceptSuggestion(
  actor: Actor,
  orgId: string,
  asked: BodyOf<typeof acceptOperation>,
): Promise<Snippet> {
  const scope = await scopeFor(actor, orgId, 'snippets.write');
  const content = await withOwnPictures(scope, await answers.readSuggested(scope, asked.id));
  return answers.acceptSuggestion(scope, asked, content, await readWhetherOpen(scope));
}

export async function declineSuggestion(
  actor: Actor,
  orgId: string,
  { id, answer }: BodyOf<typeof declineOperation>,
): Promise<void> {
  await answers.declineSuggestion(await scopeFor(actor, orgId, 'suggestions.answer'), id, answer);
}

/** Uids of who is named in a suggestion. */
export const peopleIn = ({ by, answeredBy }: KnownSuggestion): string[] =>
  answeredBy === undefined ? [by] : [by, answeredBy];

export function presentSuggestion(
  {
    id,
    snippetId,
    snippetTitle,
    revision,
    content,
    note,
    by,
    at,
    state,
    answeredBy,
    answer,
  }: KnownSuggestion,
  people: ReadonlyMap<string, KnownPerson>,
): Suggestion {
  const { title, versions, tags, colors } = content;
  return {
    id,
    snippetId,
    snippetTitle,
    revision,
    draft: { title, versions, ...(tags && { tags }), variables: colors },
    ...(note !== undefined && { note }),
    by: presentPerson(by, people),
    at: at.toISOString(),
    state,
    ...(answeredBy !== undefined && { answeredBy: presentPerson(answeredBy, people) }),
    ...(answer !== undefined && { answer }),
  };
}
