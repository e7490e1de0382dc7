import { firstWords } from '@/lib/domain/letter/first-words';
import type { EmailParts } from './email-parts';

/** No title is made of what stands behind. */
const longestLooked = 400;

interface Named {
  readonly dog: string | null;
  readonly client: string | null;
}

/** What the snippet may be called: the subject, else the first sentence, without the names of one dog and client. */
export function proposedTitle({ subject, body, greeting }: EmailParts, named: Named): string {
  const bare = (subject ?? '').replace(/^(?:\s*(?:re|fwd?|aw|wg)\s*:)+\s*/i, '').trim();
  if (bare !== '') return capitalized(withoutNames(bare, named));
  const line = body.find(({ text }) => text.trim() !== '');
  const isGreeted = line !== undefined && line.words.some((word) => greeting?.named.includes(word));
  const first = (line?.text ?? '')
    .slice(isGreeted ? greeting?.end : 0, longestLooked)
    .replace(/^[\s,!.:;–—-]+/, '');
  const sentence = /^.{12,}?[.!?](?=\s)/.exec(first)?.[0] ?? first;
  return capitalized(firstWords(withoutNames(sentence, named)).replace(/[.:,;]$/, ''));
}

function withoutNames(text: string, { dog, client }: Named): string {
  const drop = (found: string, name: string | null, instead: string) => {
    if (name === null) return found;
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return found
      .replace(new RegExp(`^${escaped}(?:['’]s?)?(?: [-–—]|:)\\s*`, 'i'), '')
      .replace(new RegExp(`(?:,| [-–—]|\\s+(?:for|with|about)) ${escaped}(?=\\s*[!?.]?$)`, 'i'), '')
      .replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'), instead);
  };
  return drop(drop(text, dog, 'the dog'), client, 'the client').trim();
}

const capitalized = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
