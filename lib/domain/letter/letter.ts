import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { isBlankHtml } from '@/lib/domain/text/html-text';
import type { Values } from '@/lib/domain/text/variable-values';
import type { ChosenParts } from './optional-parts';

/** The titles of snippets that stand in a version and may be out of date there. */
export interface Outdated {
  readonly outdated?: Readonly<Partial<Record<Sex, readonly string[]>>>;
}

/** What a letter needs of a snippet, and what is kept beside it so that it can be read without the library. */
export type LetterSnippet = Pick<Snippet, 'id' | 'orgId' | 'title' | 'versions' | 'variables'> & Outdated;
export type SnippetsById = ReadonlyMap<string, LetterSnippet>;

export interface SnippetBlock {
  readonly kind: 'snippet';
  readonly id: string;
  readonly snippetId: string;
  readonly orgId?: string;
  /** The version this block shows whatever the letter's sex. */
  readonly sexOverride?: Sex;
  /** The text as changed in this letter; the snippet itself is never touched. */
  readonly editedHtml?: string;
  /** The optional parts that a hand brought in or left out. */
  readonly chosenParts?: ChosenParts;
}

export interface TextBlock {
  readonly kind: 'text';
  readonly id: string;
  readonly html: string;
}

export type LetterBlock = SnippetBlock | TextBlock;

export interface Letter {
  readonly sex: Sex;
  /** It is about two dogs or more, and its sex is neutral. */
  readonly areSeveral?: true;
  readonly subject: string;
  /** What was typed for each variable, also for those that no chosen snippet asks for any more. */
  readonly values: Values;
  readonly blocks: readonly LetterBlock[];
}

export const emptyLetter: Letter = { sex: 'neutral', subject: '', values: {}, blocks: [] };

export function setValues(letter: Letter, values: Values): Letter {
  return { ...letter, values: { ...letter.values, ...values } };
}

export const snippetBlock = (
  id: string,
  { id: snippetId, orgId }: Pick<Snippet, 'id' | 'orgId'>,
): SnippetBlock => ({
  kind: 'snippet',
  id,
  snippetId,
  ...(orgId === undefined ? {} : { orgId }),
});

/** Where a new block goes: behind `afterId`, at the end where there is no such block. */
function insertAfter(
  blocks: readonly LetterBlock[],
  block: LetterBlock,
  afterId: string | null,
): LetterBlock[] {
  const index = blocks.findIndex((each) => each.id === afterId);
  return index === -1 ? [...blocks, block] : blocks.toSpliced(index + 1, 0, block);
}

export function addBlock(letter: Letter, block: LetterBlock, afterId: string | null): Letter {
  return { ...letter, blocks: insertAfter(letter.blocks, block, afterId) };
}

/** Puts a block before the one that now stands at `index`. */
export function insertBlock(letter: Letter, block: LetterBlock, index: number): Letter {
  return { ...letter, blocks: letter.blocks.toSpliced(index, 0, block) };
}

export function removeBlock(letter: Letter, blockId: string): Letter {
  return { ...letter, blocks: letter.blocks.filter((block) => block.id !== blockId) };
}

/** The same letter when the block cannot move there. */
export function moveBlock(letter: Letter, blockId: string, toIndex: number): Letter {
  const from = letter.blocks.findIndex((block) => block.id === blockId);
  const block = letter.blocks[from];
  if (!block || toIndex === from || toIndex < 0 || toIndex >= letter.blocks.length) return letter;
  return { ...letter, blocks: letter.blocks.toSpliced(from, 1).toSpliced(toIndex, 0, block) };
}

/** Null: the block follows the letter's sex again. */
export function overrideSex(letter: Letter, blockId: string, sex: Sex | null): Letter {
  return mapBlock(letter, blockId, (block) => {
    if (block.kind === 'text') return block;
    const { sexOverride: _, ...rest } = block;
    return sex === null ? rest : { ...rest, sexOverride: sex };
  });
}

/** Drops free text that says nothing, as an abandoned "Write here" leaves it. */
export function withoutBlankText(letter: Letter): Letter {
  const blocks = letter.blocks.filter((block) => block.kind === 'snippet' || !isBlankHtml(block.html));
  return blocks.length === letter.blocks.length ? letter : { ...letter, blocks };
}

export function isEmptyLetter(letter: Letter): boolean {
  return letter.subject.trim() === '' && withoutBlankText(letter).blocks.length === 0;
}

/** Whether one was made from the other: a block keeps its id for as long as it is in the letter. */
export function isSameLetter(one: Letter, other: Letter): boolean {
  if (one.blocks.length === 0 && other.blocks.length === 0) return one.subject === other.subject;
  const ids = new Set(one.blocks.map(({ id }) => id));
  return other.blocks.some(({ id }) => ids.has(id));
}

/** The number a chosen snippet carries in the letter and in the library, by snippet id. */
export function snippetNumbers(blocks: readonly LetterBlock[]): ReadonlyMap<string, number> {
  const chosen = blocks.filter((block) => block.kind === 'snippet');
  return new Map(chosen.map((block, index) => [block.snippetId, index + 1]));
}

/** The same letter but for one block. */
export function mapBlock(
  letter: Letter,
  blockId: string,
  change: (block: LetterBlock) => LetterBlock,
): Letter {
  return { ...letter, blocks: letter.blocks.map((block) => (block.id === blockId ? change(block) : block)) };
}
