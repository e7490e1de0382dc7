import { vi } from 'vitest';
import type { SavedFilter } from '@/lib/contracts/saved-filters';
import { withFilter, withoutFilter } from '@/lib/domain/snippets/saved-filter-list';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { KindOfVariable } from '@/lib/contracts/variable-kinds';
import { Refusal } from '@/lib/domain/organizations/refusal';
import { withKinds, withNewKinds, type AskedKind } from '@/lib/domain/variables/kinds-by-name';
import { aSnippet } from './snippets';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Sent = Partial<Snippet> & { html?: string };

const refusal = (status: number, code: string, error = 'No.') => Response.json({ error, code }, { status });

/** Stands in for the server in the place of fetch: one private library. */
export function serveSnippets(...first: Snippet[]) {
  const library = new Map(first.map((snippet) => [snippet.id, snippet]));
  /** The library's version, and the one that last wrote or removed each snippet. */
  let version = 0;
  const writtenAt = new Map<string, number>();
  let pageSize = Infinity;
  const calls: Call[] = [];
  const favorites = new Set<string>();
  let kinds: readonly KindOfVariable[] = [];
  let savedFilters: readonly SavedFilter[] = [];
  let snippetLimit: number | null = null;
  /** Answers in the server's place where it gives something back. */
  let answerInstead: (call: Call) => Response | undefined = () => undefined;
  let losesAnswers = false;
  /** What each Idempotency-Key was answered with, and what it came with. */
  const answers = new Map<string, { readonly body: unknown; readonly answered: Response }>();
  let held: { isOne: (call: Call) => boolean; until: Promise<void> } | null = null;

  const write = (snippet: Snippet) => {
    library.set(snippet.id, snippet);
    writtenAt.set(snippet.id, (version += 1));
  };
  const remove = (id: string) => {
    library.delete(id);
    writtenAt.set(id, (version += 1));
  };

  const page = (after: number) => {
    const end = after + pageSize;
    const newest = [...library.values()].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
    const snippets = newest.slice(after, end);
    return { version, snippets, ...(end < library.size && { next: String(end) }) };
  };
  const changesSince = (since: number) => {
    const changed = [...writtenAt].flatMap(([id, at]) => (at > since ? [id] : []));
    return {
      isComplete: true,
      version,
      snippets: changed.flatMap((id) => library.get(id) ?? []),
      removed: changed.filter((id) => !library.has(id)),
    };
  };

  const put = (sent: Sent): Snippet => {
    const known = library.get(sent.id ?? '');
    const versions = Object.fromEntries(
      Object.entries(sent.versions ?? {}).map(([sex, version]) => [
        sex,
        { origin: 'written', stale: false, ...version },
      ]),
    );
    const saved = {
      ...(known ?? aSnippet({ title: '' })),
      ...sent,
      versions,
      revision: (known?.revision ?? 0) + 1,
    };
    const snippet: Snippet = { ...saved, variables: known?.variables ?? [] };
    write(snippet);
    return snippet;
  };

  const answer = (call: Call): Response => {
    const { method, path, query, body } = call;
    const id = query['id'] ?? (body as Sent | undefined)?.id;
    const known = id === undefined ? undefined : library.get(id);
    if (path === '/api/usage') {
      const tokens = { used: 0, limit: 2_000, resetsAt: '2026-12-01T00:00:00.000Z' };
      return Response.json({ tokens, snippets: { used: library.size, limit: snippetLimit } });
    }
    if (path === '/api/snippets/import') {
      const { snippets } = body as { snippets: Sent[] };
      const updated = snippets.filter((sent) => sent.id !== undefined).length;
      snippets.forEach(put);
      return Response.json({ created: snippets.length - updated, updated, skipped: [] });
    }
    if (path === '/api/snippets/changes') {
      const { since, after = '0' } = query;
      return Response.json(since === undefined ? page(Number(after)) : changesSince(Number(since)));
    }
    if (path === '/api/variables') {
      const { variables } = (body ?? { variables: [] }) as { variables: AskedKind[] };
      const { onlyNew = false } = (body ?? {}) as { onlyNew?: boolean };
      const after = (onlyNew ? withNewKinds : withKinds)(kinds, variables, 300);
      if (after instanceof Refusal) return refusal(409, after.code, after.sentence);
      kinds = after;
      return Response.json(kinds);
    }
    if (path === '/api/favorites') {
      if (method === 'GET') return Response.json(Array.from(favorites, (marked) => ({ id: marked })));
      if (method === 'PUT' && id !== undefined) favorites.add(id);
      else favorites.delete(id ?? '');
      return method === 'PUT' ? Response.json({ id }) : new Response(null, { status: 204 });
    }
    if (path === '/api/saved-filters') {
      if (method === 'GET') return Response.json(savedFilters);
      if (method === 'DELETE') {
        savedFilters = withoutFilter(savedFilters, id ?? '');
        return new Response(null, { status: 204 });
      }
      const { place, ...given } = body as SavedFilter & { place?: number };
      const saved = { ...given, id: id ?? `f-${given.name}` };
      savedFilters = withFilter(savedFilters, saved, place);
      return Response.json(saved, { status: method === 'POST' ? 201 : 200 });
    }
    if (path !== '/api/snippets') return refusal(404, 'not_found');
    if (method === 'POST') return Response.json(put(body as Sent), { status: 201 });
    if (method === 'GET' && ('tags' in query || 'variables' in query)) return Response.json([]);
    if (method === 'GET' && id === undefined) return Response.json([...library.values()]);
    if (!known) return refusal(404, 'not_found');
    if (method === 'GET') return Response.json(known);
    if (method === 'DELETE') {
      remove(known.id);
      return new Response(null, { status: 204 });
    }
    if ((body as Sent).revision !== known.revision) return refusal(409, 'conflict');
    return Response.json(put(body as Sent));
  };

  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://heelwrite.test');
    const call: Call = {
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    };
    calls.push(call);
    if (held?.isOne(call)) await held.until;
    const key = new Headers(headers).get('Idempotency-Key');
    const known = key === null ? undefined : answers.get(key);
    const again = known?.body === body ? known?.answered : refusal(409, 'conflict');
    const answered = answerInstead(call) ?? (known && again) ?? answer(call);
    if (key !== null && answered.ok) answers.set(key, { body, answered });
    if (losesAnswers && method !== 'GET') throw new TypeError('Failed to fetch');
    return answered.clone();
  });

  const hold = (isOne: (call: Call) => boolean) => {
    let release = () => {};
    held = { isOne, until: new Promise<void>((resolve) => (release = resolve)) };
    return () => {
      held = null;
      release();
    };
  };

  return {
    library,
    /** The ids of the snippets that are marked. */
    favorites,
    /** What its variables ask for. */
    kinds: () => kinds,
    /** The user's saved filters. */
    savedFilters: () => savedFilters,
    saveFilters: (...filters: readonly SavedFilter[]) => {
      savedFilters = filters;
    },
    /** Lets it come in pages of so many. */
    pageBy: (size: number) => {
      pageSize = size;
    },
    limitSnippets: (limit: number) => {
      snippetLimit = limit;
    },
    /** What was asked of the server other than to read. */
    changes: () => calls.filter(({ method }) => method !== 'GET'),
    answerInstead: (instead: typeof answerInstead) => {
      answerInstead = instead;
    },
    /** Changes are made, but nobody hears of it. */
    loseAnswers: (isLosing: boolean) => {
      losesAnswers = isLosing;
    },
    /** Lets calls of this method wait until the function it gives back is called. */
    hold: (method: string) => hold((call) => call.method === method),
    /** The same of pages of the library behind the first. */
    holdRest: () => hold(({ query }) => 'after' in query),
    /** What the library was asked for, as queries. */
    asked: () => calls.flatMap(({ path, query }) => (path === '/api/snippets/changes' ? [query] : [])),
    /** Someone else saves it. */
    changeElsewhere: (id: string, changes: Partial<Snippet>) => {
      const known = library.get(id);
      if (!known) throw new Error(`There is no snippet ${id}.`);
      write({ ...known, ...changes, revision: known.revision + 1 });
    },
  };
}

export { refusal };
