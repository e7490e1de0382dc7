import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import { suggestionLimits } from '@/lib/contracts/suggestion-fields';
import { backend } from '@/lib/server/backend/backend';
import { Fault, invalidField } from '@/lib/server/faults/fault';
import type { Scope } from '@/lib/server/policies/scope';
import type { PageCursor } from '@/lib/server/repositories/page-cursor';
import { checkPermission } from '@/lib/server/repositories/permissions/permission-checks';
import { snippets, within } from '@/lib/server/repositories/snippets/snippet-collection';
import { refuseCircle } from '@/lib/server/repositories/snippets/snippet-includes';
import type { SnippetContent } from '@/lib/server/repositories/snippets/snippet-revisions';
import {
  knownSuggestions,
  suggestions,
  type KnownSuggestion,
  type StoredSuggestion,
} from './suggestion-collection';

interface Page {
  readonly found: KnownSuggestion[];
  /** Where the next one begins, where there is one. */
  readonly next: PageCursor | undefined;
}

/** A page of what is open in an organization, the last one first. */
export async function readOpenPage(
  { libraryId }: Scope<'suggestions.answer'>,
  limit: number,
  after: PageCursor | undefined,
): Promise<Page> {
  const all = knownSuggestions()
    .where('libraryId', '==', libraryId)
    .where('state', '==', 'open')
    .orderBy('at', 'desc')
    .orderBy('__name__', 'desc');
  return readPage(all, limit, after);
}

/** The same of all that the actor has suggested there. */
export async function readOwnPage(
  { libraryId, actor }: Scope<'suggestions.write'>,
  limit: number,
  after: PageCursor | undefined,
): Promise<Page> {
  const all = knownSuggestions()
    .where('libraryId', '==', libraryId)
    .where('by', '==', actor.uid)
    .orderBy('at', 'desc')
    .orderBy('__name__', 'desc');
  return readPage(all, limit, after);
}

async function readPage(
  all: ReturnType<ReturnType<typeof knownSuggestions>['where']>,
  limit: number,
  after: PageCursor | undefined,
): Promise<Page> {
  const rest = after ? all.startAfter(after.updatedAt, after.id) : all;
  // One more than asked for tells whether there is a next page.
  const { docs } = await rest.limit(limit + 1).get();
  const shown = docs.slice(0, limit).map((document) => ({ id: document.id, ...document.data() }));
  const last = shown.at(-1);
  const now = new Date();
  return {
    found: shown.filter(({ forgetAt }) => !forgetAt || forgetAt > now),
    next: last && shown.length < docs.length ? { updatedAt: last.at, id: last.id } : undefined,
  };
}

/** All that a person has suggested, wherever. */
export async function suggestionsOf(uid: string): Promise<KnownSuggestion[]> {
  const { docs } = await knownSuggestions().where('by', '==', uid).get();
  return docs.map((document) => ({ id: document.id, ...document.data() }));
}

interface Suggested {
  readonly snippetId: string;
  readonly revision: number;
  readonly content: SnippetContent;
  readonly note: string | undefined;
}

/** Keeps a suggestion in the place of the open one that the actor has for the snippet. */
export async function keepSuggestion(
  scope: Scope<'suggestions.write'>,
  { snippetId, revision, content, note }: Suggested,
): Promise<KnownSuggestion> {
  return backend().firestore.runTransaction(async (tx) => {
    const [document, open] = await Promise.all([
      tx.get(snippets().doc(snippetId)),
      readOpenIn(tx, scope),
      checkPermission(tx, scope.libraryId, scope.actor, scope.action),
    ]);
    const snippet = within(scope, document.data());
    if (revision > snippet.revision) throw invalidField('revision', 'The snippet has no such revision yet.');
    await refuseCircle(tx, scope, snippetId, content);
    const own = open.filter(({ by }) => by === scope.actor.uid);
    const replaced = own.filter((each) => each.snippetId === snippetId);
    checkRoom(own.length - replaced.length, open.length - replaced.length);
    for (const { id } of replaced) tx.delete(suggestions().doc(id));
    const stored: StoredSuggestion = {
      libraryId: scope.libraryId,
      snippetId,
      snippetTitle: snippet.title,
      revision,
      content: toKept(content),
      ...(note && { note }),
      by: scope.actor.uid,
      at: new Date(),
      state: 'open',
    };
    const { id } = suggestions().doc();
    tx.set(suggestions().doc(id), stored);
    return { id, ...stored };
  });
}

async function readOpenIn(tx: Transaction, { libraryId }: Scope) {
  const { docs } = await tx.get(
    suggestions().where('libraryId', '==', libraryId).where('state', '==', 'open').select('by', 'snippetId'),
  );
  return docs.map((document) => ({
    id: document.id,
    by: document.get('by') as unknown,
    snippetId: document.get('snippetId') as unknown,
  }));
}

function checkRoom(own: number, all: number): void {
  if (own >= suggestionLimits.perMember)
    throw new Fault(
      'conflict',
      `You have ${suggestionLimits.perMember} suggestions that wait for an answer. Withdraw one, or wait until some are answered.`,
    );
  if (all >= suggestionLimits.perOrganization)
    throw new Fault(
      'conflict',
      'So many suggestions wait for an answer here that there is no room for another one. Ask an editor to look through them.',
    );
}

/** Nothing in it is undefined. */
function toKept({
  title,
  versions,
  tags,
  variables,
  includes,
  colors,
}: SnippetContent): StoredSuggestion['content'] {
  const { male, female, neutral } = versions;
  return {
    title,
    versions: {
      ...(male && { male: withoutUndefined(male) }),
      ...(female && { female: withoutUndefined(female) }),
      ...(neutral && { neutral: withoutUndefined(neutral) }),
    },
    ...(tags && { tags: [...tags] }),
    variables: [...variables],
    includes: [...includes],
    colors: [...colors],
  };
}

const withoutUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;

/** Nothing happens where it is somebody else's, answered or gone. */
export async function withdrawSuggestion(scope: Scope<'suggestions.write'>, id: string): Promise<void> {
  await backend().firestore.runTransaction(async (tx) => {
    const [document] = await Promise.all([
      tx.get(knownSuggestions().doc(id)),
      checkPermission(tx, scope.libraryId, scope.actor, scope.action),
    ]);
    const found = document.data();
    const isOwn = found?.libraryId === scope.libraryId && found.by === scope.actor.uid;
    if (isOwn && found.state === 'open') tx.delete(suggestions().doc(id));
  });
}
