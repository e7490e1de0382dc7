import 'server-only';
import { planLimit } from '../fault';

/** How many snippets a library may hold, and what is said when it is full. */
export type SnippetRoom = { readonly limit: null } | { readonly limit: number; readonly sentence: string };

/** Why a library of so many snippets cannot be; undefined where it can. */
export function refusalOf(count: number, room: SnippetRoom): string | undefined {
  return room.limit !== null && count > room.limit ? room.sentence : undefined;
}

/** Throws plan_limit where a library of so many snippets cannot be. */
export function checkRoom(count: number, room: SnippetRoom): void {
  const sentence = refusalOf(count, room);
  if (sentence !== undefined) throw planLimit(sentence);
}
