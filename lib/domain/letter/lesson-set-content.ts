import type { LessonSet } from '@/lib/contracts/lesson-sets';
import { snippetBlock, type Letter, type LetterSnippet, type SnippetBlock } from './letter';
import { whoIs, whoVariables } from './letter-variables';
import { splitAtVariables, variableText } from '@/lib/domain/text/variables';

/** A letter and the names of its variables. */
export interface NamedLetter {
  readonly letter: Letter;
  readonly names: readonly string[];
}

/** What a lesson set holds but for its name. */
export type SetContent = Pick<LessonSet, 'subject' | 'snippets'>;

const isSnippetBlock = (block: Letter['blocks'][number]): block is SnippetBlock => block.kind === 'snippet';

/** The letter's snippets in their order, and its subject with the names of dog and client given back to their variables. */
export function setOfLetter({ letter, names }: NamedLetter): SetContent {
  const snippets = letter.blocks
    .filter(isSnippetBlock)
    .map(({ snippetId: id, orgId }) => (orgId === undefined ? { id } : { id, orgId }));
  const variables = whoVariables(names);
  const who = whoIs(letter, names);
  const subject = (['client', 'dog'] as const).reduce(
    (text, role) =>
      variables[role] === undefined ? text : withVariable(text, who[role] ?? '', variables[role]),
    letter.subject.trim(),
  );
  return { snippets, ...(subject === '' ? {} : { subject }) };
}

/** `value`, where it stands as a word of its own and in no variable, becomes the variable. */
function withVariable(text: string, value: string, name: string): string {
  if (value === '') return text;
  const literal = value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const word = new RegExp(`(?<![\\p{L}\\p{N}{])${literal}(?![\\p{L}\\p{N}}])`, 'gu');
  return splitAtVariables(text)
    .map((piece) =>
      typeof piece === 'string' ? piece.replace(word, variableText({ name })) : variableText(piece),
    )
    .join('');
}

/** Whether the letter says more than a set keeps: its own text, or a snippet changed in it. */
export const hasOwnWords = ({ blocks }: Letter): boolean =>
  blocks.some((block) => block.kind === 'text' || block.editedHtml !== undefined);

export interface WithSet {
  readonly letter: Letter;
  /** How many of the set's snippets came in. */
  readonly added: number;
  /** How many of them are not among `snippets`. */
  readonly missing: number;
}

/** Puts what the letter does not hold yet behind it, in the set's order, and the set's subject where there is none. */
export function addLessonSet(
  letter: Letter,
  set: SetContent,
  snippets: readonly Pick<LetterSnippet, 'id' | 'orgId'>[],
  newId: () => string,
): WithSet {
  const known = new Map(snippets.map((snippet) => [snippet.id, snippet]));
  const present = new Set(letter.blocks.filter(isSnippetBlock).map(({ snippetId }) => snippetId));
  const found = set.snippets.flatMap(({ id }) => known.get(id) ?? []);
  const blocks = found.filter(({ id }) => !present.has(id)).map((snippet) => snippetBlock(newId(), snippet));
  const subject = letter.subject.trim() === '' ? (set.subject ?? '') : letter.subject;
  return {
    letter: { ...letter, subject, blocks: [...letter.blocks, ...blocks] },
    added: blocks.length,
    missing: set.snippets.length - found.length,
  };
}
