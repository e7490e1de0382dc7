import { existsSync, readFileSync } from 'node:fs';
import type { Billed } from '../../support/billed-documents';

const kinds = ['reads', 'writes', 'deletes'] as const;

/** What a table of counts says of each action that is not so any more, and what to do about it. */
export function changedCounts(file: string, now: Readonly<Record<string, Billed>>): string[] {
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Billed | undefined>)
    : {};
  const gone = Object.keys(known).filter((what) => !now[what]);
  return [
    ...Object.entries(now).flatMap(([what, billed]) => differences(what, known[what], billed)),
    ...gone.map((what) => `“${what}” is not counted any more: take it out of ${file}.`),
  ];
}

function differences(what: string, before: Billed | undefined, now: Billed): string[] {
  if (!before) return [`“${what}” is new: ${kinds.map((kind) => `${now[kind]} ${kind}`).join(', ')}.`];
  return kinds.flatMap((kind) => {
    const [then, found] = [before[kind], now[kind]];
    if (found > then) return [`“${what}” has ${found} ${kind} in place of ${then}: why?`];
    if (found < then) return [`“${what}” has ${found} ${kind} in place of ${then}: lower it (vitest -u).`];
    return [];
  });
}
