import { isTooLongForName, nearestVariable, nearestVariableName, variableText } from './variables';

/** A variable being typed: the words behind an open `{{`. */
export interface BraceQuery {
  readonly start: number;
  readonly words: string;
}

export function braceQuery(textBeforeCaret: string): BraceQuery | null {
  const match = /\{\{([^{}\n]*)$/.exec(textBeforeCaret);
  return match ? { start: match.index, words: match[1] ?? '' } : null;
}

/** Braces just closed, around no more than a name can hold, and a fallback; an include is another thing. */
export const closedBraces = /\{\{(?![ \u00a0]?>)([^{}|\n]{1,40})(?:\|([^{}\n]*))?\}\}$/;

/** The line with what was just closed before the caret made into the nearest name; null where nothing is to be made. */
export function withClosedVariable(line: string, caret: number) {
  const match = closedBraces.exec(line.slice(0, caret));
  const variable = nearestVariable(match?.[1] ?? '', match?.[2]);
  if (match === null || variable === null) return null;
  const before = line.slice(0, match.index) + variableText(variable);
  return { line: before + line.slice(caret), caret: before.length };
}

/** Names that begin with the words, then those that hold them, then the words themselves as a new name; none for a fallback. */
export function namesFor(words: string, known: readonly string[]): string[] {
  if (words.includes('|')) return [];
  const typed = words
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase();
  const starting = known.filter((name) => name.startsWith(typed));
  const holding = known.filter((name) => !name.startsWith(typed) && name.includes(typed));
  const found = [...starting, ...holding];
  const fresh = isTooLongForName(typed) ? null : nearestVariableName(typed);
  return fresh === null || found.includes(fresh) ? found : [...found, fresh];
}

/** The line with the query written out as the variable, and where the caret goes. */
export function withVariable(line: string, caret: number, query: BraceQuery, name: string) {
  const before = `${line.slice(0, query.start)}{{${name}}}`;
  const after = line.slice(caret).replace(/^[^{}]*\}\}/, '');
  return { line: before + after, caret: before.length };
}
