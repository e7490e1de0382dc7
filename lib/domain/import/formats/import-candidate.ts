import type { Sex } from '@/lib/contracts/primitives';
import type { Origin, Variable } from '@/lib/contracts/snippet-fields';
import { decodeEntities, escapeHtml, htmlToLine } from '@/lib/domain/text/html-text';
import { textToHtml } from '@/lib/domain/text/plain-text';
import { foreignPronouns } from '@/lib/domain/text/pronoun-words';
import type { BySex } from '@/lib/domain/snippets/snippet-versions';
import { keptFallback, variableName, variableText } from '@/lib/domain/text/variables';

export interface ImportVersion {
  readonly html: string;
  readonly origin?: Origin;
  readonly source?: Sex;
}

/** A snippet as a file gives it, before it is known whether it can be taken over. */
export interface ImportCandidate {
  readonly id?: string;
  readonly revision?: number;
  readonly title: string;
  /** Left out: a snippet that is updated keeps its tags. */
  readonly tags?: readonly string[];
  readonly versions: BySex<ImportVersion>;
  readonly variables?: readonly Variable[];
  /** What its variables ask for, as a file of ours has it; a hand may have been at it. */
  readonly kinds?: readonly unknown[];
  /** Why it cannot be taken over, in a sentence: its text may not be the whole. */
  readonly unread?: string;
  /** What of it could not be taken over, a sentence each. */
  readonly notes: readonly string[];
}

/** Files of other programs hold one text for every dog: it becomes the version of which it speaks. */
export function oneTextCandidate(
  title: string,
  html: string,
  tags: readonly string[],
  notes: readonly string[] = [],
): ImportCandidate {
  return { title, tags, versions: { [sexOfText(htmlToLine(html))]: { html } }, notes };
}

function sexOfText(text: string): Sex {
  const isMale = foreignPronouns(text, 'female').length > 0;
  const isFemale = foreignPronouns(text, 'male').length > 0;
  return isMale === isFemale ? 'neutral' : isMale ? 'male' : 'female';
}

/** Said of a shortcut that another program puts a text in by; there is nothing here to keep it for. */
export const shortcutNote = (shortcut: string) =>
  shortcut.trim() === '' ? [] : [`Its shortcut “${shortcut.trim()}” is left out.`];

/** Text or html, whichever a cell holds, as html. */
export function anyTextToHtml(text: string): string {
  return looksLikeHtml(text) ? text : textToHtml(text);
}

export function looksLikeHtml(text: string): boolean {
  return /<(?:p|div|br|ul|ol|li|b|strong|em|i|u|span|a|table|h[1-6])\b[^<>]*>/i.test(text);
}

/** `{{name}}` for whatever another program calls a blank; `fallback` where its name has no letter in it. */
export function variableFor(label: string, fallback: string): string {
  const words = decodeEntities(label)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 _-]+/g, ' ')
    .replace(/^[^A-Za-z]+/, '')
    .slice(0, 40);
  return `{{${variableName(words) ?? fallback}}}`;
}

/** The variable with what another program says where nothing is filled in; null where that cannot be kept. */
export function withFallback(variable: string, said: string, write = escapeHtml): string | null {
  const fallback = keptFallback(said);
  if (fallback === null) return null;
  return fallback === ''
    ? variable
    : variableText({ name: variable.slice(2, -2), fallback: write(fallback) });
}
