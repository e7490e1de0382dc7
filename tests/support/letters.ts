import type { Sex } from '@/lib/contracts/primitives';
import type { Version } from '@/lib/contracts/snippet-fields';
import {
  emptyLetter,
  type Letter,
  type LetterBlock,
  type LetterSnippet,
  type SnippetBlock,
  type SnippetsById,
} from '@/lib/domain/letter/letter';

/** A snippet for a letter; its id is its title in small letters, its versions are written unless said otherwise. */
export function aLetterSnippet(
  title: string,
  htmls: Partial<Record<Sex, string>>,
  version: Partial<Version> = {},
): LetterSnippet {
  const versions = Object.fromEntries(
    Object.entries(htmls).map(([sex, html]) => [sex, { origin: 'written', stale: false, ...version, html }]),
  );
  return { id: title.toLowerCase().replaceAll(' ', '-'), title, versions, variables: [] };
}

export function inLibrary(...snippets: LetterSnippet[]): SnippetsById {
  return new Map(snippets.map((snippet) => [snippet.id, snippet]));
}

export function aLetter(parts: Partial<Letter> = {}): Letter {
  return { ...emptyLetter, subject: 'Your lesson', ...parts };
}

/** A chosen snippet: its block's id is the snippet's with `b-` in front. */
export function chosen(
  snippetId: string,
  parts: Pick<SnippetBlock, 'sexOverride' | 'editedHtml' | 'chosenParts'> = {},
): LetterBlock {
  return { kind: 'snippet', id: `b-${snippetId}`, snippetId, ...parts };
}

export function freeText(id: string, html: string): LetterBlock {
  return { kind: 'text', id, html };
}
