import type { Suggestion } from '@/lib/contracts/suggestion-fields';
import { refusal, type serveSnippets } from './snippet-server';

/** What a member suggests for the snippet about door manners. */
export const aSuggestion = (changes: Partial<Suggestion> = {}): Suggestion => ({
  id: 'suggestion',
  snippetId: 'door',
  snippetTitle: 'Door manners',
  revision: 1,
  draft: {
    title: 'Door manners',
    versions: { male: { html: '<p>He waits quietly.</p>', origin: 'written' } },
    tags: ['homework'],
    variables: [],
  },
  by: { uid: 'u-ana', name: 'Ana Silva' },
  at: '2026-11-28T09:00:00.000Z',
  state: 'open',
  ...changes,
});

type Server = ReturnType<typeof serveSnippets>;

/** Lets a server answer about suggestions too: one list, and what was asked of it. */
export function serveSuggestions(server: Server, ...first: Suggestion[]) {
  let list = first;
  const asked: [method: string, path: string, body: unknown][] = [];
  let refused: Response | undefined;
  server.answerInstead(({ method, path, query, body }) => {
    if (!path.startsWith('/api/suggestions')) return undefined;
    if (method === 'GET') return Response.json({ suggestions: list });
    asked.push([method, path, body ?? query]);
    if (refused) return refused;
    if (path === '/api/suggestions' && method === 'POST') {
      const { note } = body as { note?: string };
      const made = aSuggestion({ by: { uid: 'u-sam' }, ...(note !== undefined && { note }) });
      list = [made];
      return Response.json(made, { status: 201 });
    }
    const { id } = (body ?? query) as { id: string };
    const found = list.find((each) => each.id === id);
    list = list.filter((each) => each !== found);
    if (path !== '/api/suggestions/accept') return new Response(null, { status: 204 });
    const known = server.library.get(found?.snippetId ?? '');
    if (!known || !found) return refusal(404, 'not_found');
    const { male } = found.draft.versions;
    const versions = male ? { male: { ...male, origin: 'written' as const, stale: false } } : {};
    server.changeElsewhere(known.id, { versions, suggestedBy: found.by.uid });
    return Response.json(server.library.get(known.id));
  });
  return {
    asked,
    refuse: (code: string, error: string) => {
      refused = refusal(409, code, error);
    },
  };
}
