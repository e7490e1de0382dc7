import { firstWords } from '@/lib/domain/letter/first-words';
import { bareSubject } from '@/lib/domain/text/bare-subject';
import { groupsIn } from './chosen-words';
import type { EmailLine } from './email-lines';
import type { EmailParts } from './email-parts';

/** No title is made of what stands behind. */
const longestLooked = 400;

interface Named {
  readonly dog: string | null;
  readonly client: string | null;
  /** The words that stand for them. */
  readonly found: ReadonlyMap<number, 'dog' | 'client'>;
}

/** What the snippet may be called: the subject, else the first sentence, without the names of one dog and client. */
export function proposedTitle({ subject, body, greeting }: EmailParts, { found, ...named }: Named): string {
  const bare = bareSubject(subject ?? '');
  if (bare !== '') return capitalized(withoutNames(bare, named));
  const line = body.find(({ text }) => text.trim() !== '');
  const isGreeted = line !== undefined && line.words.some((word) => greeting?.named.includes(word));
  const from = isGreeted ? (greeting?.end ?? 0) : 0;
  const first = line ? told(line, from, found).replace(/^[\s,!.:;–—-]+/, '') : '';
  const sentence = /^.{12,}?[.!?](?=\s)/.exec(first)?.[0] ?? first;
  return capitalized(firstWords(withoutEnd(sentence)).replace(/[.:,;]$/, ''));
}

const instead = { dog: 'the dog', client: 'the client' } as const;

/** A line as it speaks of any dog and client. */
function told(line: EmailLine, from: number, found: Named['found']): string {
  let text = '';
  let end = from;
  for (const group of groupsIn(line, found)) {
    if (group.name === null || group.start < from) continue;
    const before = line.text.slice(end, group.start);
    const isNamed = group.name === 'dog' && /\b(?:your|our|the) (?:dog|puppy|pup) $/i.test(before);
    text += isNamed ? before.trimEnd() : before + instead[group.name === 'dog' ? 'dog' : 'client'];
    end = group.end;
  }
  return (text + line.text.slice(end)).slice(0, longestLooked);
}

const withoutEnd = (sentence: string) =>
  sentence.replace(/(?:,| [-–—]|\s+(?:for|with|about)) the (?:dog|client)(?=\s*[!?.]?$)/, '');

function withoutNames(text: string, { dog, client }: Omit<Named, 'found'>): string {
  const drop = (said: string, name: string | null, as: string) => {
    if (name === null) return said;
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return said
      .replace(new RegExp(`^${escaped}(?:['’]s?)?(?: [-–—]|:)\\s*`, 'i'), '')
      .replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'), as);
  };
  return withoutEnd(drop(drop(text, dog, instead.dog), client, instead.client)).trim();
}

const capitalized = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
