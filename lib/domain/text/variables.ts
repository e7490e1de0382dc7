import { decodeEntities } from './html-text';

/** A variable as a text holds it: its kept name, and what is said where nothing is filled in. */
export interface WrittenVariable {
  readonly name: string;
  readonly fallback?: string;
}

const blanks = String.raw`[\s\u00a0]*`;
// A name as people type it: any case, spaces of any kind around and inside; behind it, maybe, its fallback.
const name = String.raw`[A-Za-z\u200b-\u200d\u2060\ufeff\u00ad][A-Za-z0-9 _\u00a0\u200b-\u200d\u2060\ufeff\u00ad-]{0,60}?`;
const written = (fallback: string) =>
  new RegExp(String.raw`\{\{${blanks}(${name})${blanks}(?:\|(${fallback}))?\}\}`, 'g');
/** A line of a html may be broken anywhere; what breaks it for readers is a tag. */
const inHtml = written('[^{}<>]*');
const inText = written(String.raw`[^{}\r\n]*`);
/** What nobody sees, and copying from a page or a word processor brings along. */
const invisible = /[\u200b-\u200d\u2060\ufeff\u00ad]/g;

/** The name as it is kept: lower case, single spaces; null where the text cannot name a variable. */
export function variableName(text: string): string | null {
  const name = text
    .replace(invisible, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase();
  return /^[a-z][a-z0-9 _-]{0,39}$/.test(name) ? name : null;
}

export const longestVariableName = 40;
export const longestFallback = 60;

/** The fallback as it is kept: trimmed, single spaces; '' where nothing would be read, null where it cannot be one. */
export function keptFallback(text: string): string | null {
  const tidy = text.replace(/[\s\u00a0]+/g, ' ').trim();
  if (tidy.replace(invisible, '').trim() === '') return '';
  return tidy.length <= longestFallback && !/[{}]/.test(tidy) && !meantElsewhere.test(tidy) ? tidy : null;
}

/** How other programs go on behind the bar: `{{ name || 'there' }}`, `{{ name | default: "there" }}`. */
const meantElsewhere = /^(?:\||default:)/i;

/** The same in html, where the fallback keeps its entities. */
function keptFallbackHtml(html: string): string | null {
  const tidy = html.replace(/(?:[\s\u00a0]|&nbsp;|&#160;)+/g, ' ').trim();
  const kept = keptFallback(decodeEntities(tidy));
  return kept === null || kept === '' ? kept : tidy;
}

/** `{{name}}`, or `{{name|fallback}}`. */
export const variableText = ({ name, fallback }: WrittenVariable): string =>
  fallback === undefined ? `{{${name}}}` : `{{${name}|${fallback}}}`;

function variableOf(
  name: string | undefined,
  fallback: string | undefined,
  keep: (fallback: string) => string | null,
): WrittenVariable | null {
  const kept = variableName(name ?? '');
  const otherwise = keep(fallback ?? '');
  if (kept === null || otherwise === null) return null;
  return otherwise === '' ? { name: kept } : { name: kept, fallback: otherwise };
}

/** The nearest variable to what someone typed between braces; null where it would have to be cut. */
export function nearestVariable(name: string, fallback = ''): WrittenVariable | null {
  const nearest = nearestVariableName(name);
  return nearest === null ? null : variableOf(nearest, fallback, keptFallback);
}

/** The nearest name to what someone typed, without what a name cannot hold: “dog's name” is dogs name. */
export function nearestVariableName(text: string): string | null {
  return variableName(withoutForeignMarks(text).slice(0, longestVariableName));
}

/** Whether the nearest name would have to be cut. */
export function isTooLongForName(text: string): boolean {
  const words = withoutForeignMarks(text).replace(/[\s\u00a0]+/g, ' ');
  return words.trim().length > longestVariableName;
}

const withoutForeignMarks = (text: string) => text.normalize('NFD').replace(/[^A-Za-z0-9\s\u00a0_-]/g, '');

/** Rewrites `{{Dog Name | your  dog }}` to `{{dog name|your dog}}`, `{{dog|}}` to `{{dog}}`; braces around anything else stay as they are. */
export function normalizeVariables(html: string): string {
  return replaceVariables(html, (_, variable) => variableText(variable));
}

/** The names of the variables in a normalized html, each once, in the order in which they first stand there. */
export function variableNames(...htmls: readonly string[]): string[] {
  return [...new Set(htmls.flatMap((html) => variablesIn(html).map(({ name }) => name)))];
}

/** The variables of a html, each as often as it stands there; their fallbacks with entities. */
export function variablesIn(html: string): WrittenVariable[] {
  return [...html.matchAll(inHtml)].flatMap(
    ([, name, fallback]) => variableOf(name, fallback, keptFallbackHtml) ?? [],
  );
}

/** Puts `replace(name)` in the place of every variable; null leaves the braces standing. */
export function replaceVariables(
  html: string,
  replace: (name: string, variable: WrittenVariable) => string | null,
): string {
  return html.replace(inHtml, (whole, name: string, fallback: string | undefined) => {
    const variable = variableOf(name, fallback, keptFallbackHtml);
    return (variable === null ? null : replace(variable.name, variable)) ?? whole;
  });
}

/** The same in what is read; what stands in a tag, such as a link's address, stays. */
export const replaceInWords = (html: string, replace: Parameters<typeof replaceVariables>[1]): string =>
  html.replace(/<[^<>]*>|[^<]+/g, (piece) =>
    piece.startsWith('<') ? piece : replaceVariables(piece, replace),
  );

/** The text in the order in which it stands: plain pieces as strings, variables as they are kept. */
export function splitAtVariables(text: string): (string | WrittenVariable)[] {
  const pieces: (string | WrittenVariable)[] = [];
  let end = 0;
  for (const match of text.matchAll(inText)) {
    const variable = variableOf(match[1], match[2], keptFallback);
    if (variable === null) continue;
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push(variable);
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
