import { conditionText, isMet } from '@/lib/domain/text/optional-part';
import { parseRichText, type OptionalPart, type RichText } from '@/lib/domain/text/rich-text';
import type { Values } from '@/lib/domain/text/variable-values';
import { isBlankHtml } from '@/lib/domain/text/html-text';
import { mapBlock, type Letter, type LetterBlock, type SnippetBlock } from './letter';
import { optionalPartsOf, type ChosenParts } from './optional-parts';

/** Changes the text of a block in this letter; the snippet it came from stays as it is. */
export function editBlock(letter: Letter, blockId: string, html: string): Letter {
  return mapBlock(letter, blockId, (block) =>
    block.kind === 'text' ? { ...block, html } : editedBlock(block, html),
  );
}

function editedBlock(block: SnippetBlock, html: string): SnippetBlock {
  const { chosenParts, editedHtml: before } = block;
  const edited = { ...block, editedHtml: html };
  // What the snippet itself says has as many parts when the first word of it is changed.
  if (chosenParts === undefined || before === undefined) return edited;
  return { ...edited, chosenParts: choicesAfter(chosenParts, parseRichText(before), parseRichText(html)) };
}

/** Brings an optional part of a snippet in, or leaves it out, whatever its condition says of `values`, which hold what nobody typed too. */
export function choosePart(
  letter: Letter,
  blockId: string,
  part: OptionalPart,
  isIn: boolean,
  values: Values,
): Letter {
  return mapBlock(letter, blockId, (block) => {
    if (block.kind === 'text') return block;
    const { chosenParts = {}, ...rest } = block;
    const chosen = withChoice(chosenParts, part, isIn, values);
    return Object.keys(chosen).length === 0 ? rest : { ...rest, chosenParts: chosen };
  });
}

/** Puts a block between the two parts of a text of the letter; a first part that says nothing goes. What stands behind it is a text of its own, to go on in. */
export function putInText(
  letter: Letter,
  blockId: string,
  block: LetterBlock,
  [before, behind]: readonly [string, string],
  newId: string,
): Letter {
  const written = editBlock(letter, blockId, before);
  const index = written.blocks.findIndex(({ id }) => id === blockId);
  if (index === -1) return letter;
  const kept = isBlankHtml(before) ? [] : written.blocks.slice(index, index + 1);
  const rest: LetterBlock = { kind: 'text', id: newId, html: isBlankHtml(behind) ? '' : behind };
  return { ...written, blocks: written.blocks.toSpliced(index, 1, ...kept, block, rest) };
}

export function dropEdit(letter: Letter, blockId: string): Letter {
  return mapBlock(letter, blockId, (block) => (block.kind === 'snippet' ? withoutEdit(block) : block));
}

/** The choices with one more; one that says what the condition says is none. */
function withChoice(
  chosen: ChosenParts,
  { place, when }: OptionalPart,
  isIn: boolean,
  values: Values,
): ChosenParts {
  const { [String(place)]: _, ...others } = chosen;
  return isMet(when, values) === isIn ? others : { ...others, [place]: isIn };
}

/** The choices after a text was written on: those of parts that still stand move along with them. */
function choicesAfter(chosen: ChosenParts, before: RichText, after: RichText): ChosenParts {
  const [was, is] = [before, after].map((text) =>
    optionalPartsOf(text).map(({ when, words }) => `${conditionText(when)}\n${words}`),
  ) as [string[], string[]];
  if (was.length === is.length) return chosen;
  const shorter = Math.min(was.length, is.length);
  let start = 0;
  while (start < shorter && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const moved = Object.entries(chosen).flatMap(([key, isIn]) => {
    const place = Number(key);
    if (place < start) return [[place, isIn] as const];
    return place >= was.length - end ? [[place + is.length - was.length, isIn] as const] : [];
  });
  return Object.fromEntries(moved);
}

function withoutEdit(block: SnippetBlock): SnippetBlock {
  const { editedHtml: _, ...rest } = block;
  return rest;
}
