import type { Snippet, Version } from '@/lib/contracts/snippet-fields';
import { htmlToLine } from '@/lib/domain/text/html-text';
import { foldLetters, searchWords } from './search-words';
import { similarTo } from './similar-words';
import { versionOrder } from './version-state';

/** What a list was searched for. */
export interface Search {
  readonly query: string;
  /** Similar words were taken where one was found nowhere as typed. */
  readonly isApproximate: boolean;
}

export interface Hit {
  readonly start: number;
  readonly end: number;
}

/** A word as it stands in a text: with its accents, and the apostrophes that the search does not see. */
const wordInText = /[\p{L}\p{N}\p{M}'’`´]+/gu;

/** Where a text holds what is searched for, in its order. */
export function hitsIn(text: string, { query, isApproximate }: Search): Hit[] {
  const wanted = searchWords(query).map((word) => ({ word, isSimilar: similarTo(word) }));
  const foldedText = foldLetters(text);
  // Most texts hold nothing of it, which is seen at once.
  if (!isApproximate && !wanted.some(({ word }) => foldedText.includes(word))) return [];
  const found = [...text.matchAll(wordInText)].flatMap((match) => {
    const word = match[0];
    const folded = foldLetters(word);
    return wanted.flatMap(({ word: each, isSimilar }): Hit[] => {
      const at = folded.indexOf(each);
      if (at >= 0) {
        const end = match.index + placeIn(word, at + each.length);
        return [{ start: match.index + placeIn(word, at), end }];
      }
      const isHit = isApproximate && isSimilar(folded);
      return isHit ? [{ start: match.index, end: match.index + word.length }] : [];
    });
  });
  return joined(found.sort((a, b) => a.start - b.start || a.end - b.end));
}

/** Where in a word as it is written what stands at `at` in it as it is searched. */
function placeIn(word: string, at: number): number {
  let place = 0;
  let folded = 0;
  for (const letter of word) {
    folded += foldLetters(letter).length;
    if (folded > at) break;
    place += letter.length;
  }
  return place;
}

function joined(hits: readonly Hit[]): Hit[] {
  const result: Hit[] = [];
  for (const hit of hits) {
    const last = result.at(-1);
    if (last && hit.start <= last.end) result.splice(-1, 1, { ...last, end: Math.max(last.end, hit.end) });
    else result.push(hit);
  }
  return result;
}

/** How far into a line a hit may stand and still be in sight. */
const inSight = 48;
/** How much of the line stays before a hit further on. */
const lead = 24;

const lines = new WeakMap<Version, string>();

/** A text on one line, read once for as long as it stays. */
function lineOf(version: Version): string {
  const line = lines.get(version) ?? htmlToLine(version.html);
  lines.set(version, line);
  return line;
}

/** The line that shows a hit: of the first version that has one, from a little before it on; null where none has. */
export function lineWithHit({ versions }: Pick<Snippet, 'versions'>, search: Search): string | null {
  for (const sex of versionOrder) {
    const version = versions[sex];
    if (!version) continue;
    const line = lineOf(version);
    const [hit] = hitsIn(line, search);
    if (!hit) continue;
    if (hit.start <= inSight) return line;
    const start = line.indexOf(' ', hit.start - lead) + 1;
    return `…${line.slice(start > 0 && start <= hit.start ? start : hit.start)}`;
  }
  return null;
}
