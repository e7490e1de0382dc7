import 'server-only';
import { planLimit } from '@/lib/server/faults/fault';

/** How many snippets a library may hold, and what is said when it is full; a closed one is not changed at all. */
export type SnippetRoom =
  { readonly limit: null } | { readonly limit: number | 'closed'; readonly sentence: string };

/** Why a library of so many snippets cannot be; undefined where it can. */
export function refusalOf(count: number, room: SnippetRoom): string | undefined {
  if (room.limit === null || (room.limit !== 'closed' && count <= room.limit)) return undefined;
  return room.sentence;
}

/** Throws plan_limit where a library of so many snippets cannot be. */
export function checkRoom(count: number, room: SnippetRoom): void {
  const sentence = refusalOf(count, room);
  if (sentence !== undefined) throw planLimit(sentence);
}

/** Throws plan_limit where a library is closed; one that is full can be changed. */
export function checkOpen(room: SnippetRoom): void {
  if (room.limit === 'closed') throw planLimit(room.sentence);
}
