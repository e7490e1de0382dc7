import type { Decision } from './decisions/decision.ts';
import type { Mark } from './marks.ts';

export interface Swapped {
  readonly html: string;
  readonly marks: readonly Mark[];
}

/** The html from `start` to `end` with what was decided in it, in order; what comes before it has `offset` characters. */
export function patched(
  html: string,
  start: number,
  end: number,
  offset: number,
  decisions: readonly Decision[],
): Swapped {
  const parts: string[] = [];
  const marks: Mark[] = [];
  let at = start;
  let length = offset;
  for (const { start: from, end: to, text, doubt } of decisions) {
    if (from < at) continue;
    parts.push(html.slice(at, from), text);
    length += from - at;
    if (doubt) marks.push({ start: length, end: length + text.length, chosen: text, ...doubt });
    length += text.length;
    at = to;
  }
  parts.push(html.slice(at, end));
  return { html: parts.join(''), marks };
}

export const inOrder = (decisions: Decision[]): Decision[] =>
  decisions.sort((a, b) => a.start - b.start || a.end - b.end);
