import type { Document } from './document.ts';
import type { Edit } from '../text/patch.ts';
import { pronounRoles } from '../words/pronoun-forms.ts';

/** What some edits change, as one piece of plain text. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

/** Longer stretches than this are no alternative that can be read in a menu. */
const readable = 60;

/** A pronoun with its verbs; undefined where they lie too far apart, or a tag, an entity or another pronoun is among them. */
export function stretchOf(
  { text, html, from }: Document,
  pronoun: number,
  edits: readonly Edit[],
): Stretch | undefined {
  const start = edits[0]?.start ?? 0;
  const lastEnd = edits.at(-1)?.end ?? start;
  // "don't": only what stands before the apostrophe is written anew.
  const tail = /^['’]\w+/.exec(html.slice(lastEnd, lastEnd + readable))?.[0] ?? '';
  const end = lastEnd + tail.length;
  const before = html.slice(start, end);
  if (end - start > readable || /[<&{]/.test(before)) return undefined;
  for (let other = pronoun + 1; other < text.count && text.start(other) < end; other += 1)
    if (pronounRoles(text.word(other), from)) return undefined;
  let after = '';
  let at = start;
  for (const edit of edits) {
    after += html.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return { start, end, before, after: after + tail };
}
