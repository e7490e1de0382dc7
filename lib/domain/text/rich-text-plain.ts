import { pictureWords } from './picture';
import { plainLink } from './plain-link';
import { shownValue, type Values } from './variable-values';
import { filledAddress } from './link-variables';
import { isEmptyParagraph, type Block, type Inline, type RichText } from './rich-text';
import { variableText } from './variables';

/** The same words for programs without formatting: paragraphs parted by an empty line, lists with marks of their own; variables in braces without `values`. */
export function textOf(blocks: RichText, values: Values | null): string {
  return blocksText(blocks, values).replace(/[ \t]+$/gm, '');
}

/** `isItem`: a list within an item follows its words at once. */
function blocksText(blocks: RichText, values: Values | null, isItem = false): string {
  let text = '';
  for (const block of blocks) {
    const next = blockText(block, values);
    const gap = isItem && block.type === 'list' ? '\n' : '\n\n';
    if (next !== '') text += (text === '' ? '' : gap) + next;
    // An empty line the writer asked for widens the gap by one.
    else if (isEmptyParagraph(block) && text !== '') text += '\n';
  }
  return text.trimEnd();
}

function blockText(block: Block, values: Values | null): string {
  if (block.type === 'paragraph') return tidyLines(inlineText(block.children, values));
  if (block.type === 'quote') return blocksText(block.children, values).replace(/^/gm, '> ');
  return block.items
    .map((item, index) => {
      const mark = block.ordered ? `${block.start + index}. ` : '- ';
      return mark + blocksText(item.children, values, true).replaceAll('\n', `\n${' '.repeat(mark.length)}`);
    })
    .join('\n');
}

interface Piece {
  readonly text: string;
  readonly isStruck: boolean;
  readonly href?: string;
  readonly isPicture?: boolean;
}

const inlineText = (inlines: readonly Inline[], values: Values | null) =>
  withStruck(withAddresses(withoutEchoes(piecesOf(inlines, values, { isStruck: false }))));

function piecesOf(inlines: readonly Inline[], values: Values | null, around: Omit<Piece, 'text'>): Piece[] {
  return inlines.flatMap((inline): Piece[] => {
    if (inline.type === 'text') return [{ ...around, text: inline.text }];
    if (inline.type === 'break') return [{ ...around, text: '\n' }];
    if (inline.type === 'picture') return [{ ...around, text: pictureWords(inline), isPicture: true }];
    if (inline.type === 'variable') {
      return [{ ...around, text: shownValue(values, inline) ?? variableText(inline) }];
    }
    if (inline.type === 'link') {
      return piecesOf(inline.children, values, { ...around, href: filledAddress(inline.href, values) });
    }
    return piecesOf(inline.children, values, inline.mark === 's' ? { ...around, isStruck: true } : around);
  });
}

/** A picture that leads where the words below it lead, as of a video over its title, says nothing to who reads words alone. */
function withoutEchoes(pieces: readonly Piece[]): Piece[] {
  const isEcho = ({ href, isPicture }: Piece, at: number) => {
    const [gap, words] = pieces.slice(at + 1, at + 3);
    return isPicture && href !== undefined && gap?.text === '\n' && words?.href === href && !words.isPicture;
  };
  return pieces.filter((piece, at) => {
    const before = pieces[at - 1];
    return !isEcho(piece, at) && !(piece.text === '\n' && before && isEcho(before, at - 1));
  });
}

/** Links with their addresses: what the editor writes as several, for the looks of their words, is one to a reader. */
function withAddresses(pieces: readonly Piece[]): Piece[] {
  return runsOf(pieces, (one, other) => one.href === other.href).flatMap((run) => {
    const [{ href, isStruck }] = run;
    if (href === undefined) return run;
    const isOne = run.every((piece) => piece.isStruck === isStruck);
    return { text: plainLink(isOne ? wordsOf(run) : withStruck(run), href), isStruck: isOne && isStruck };
  });
}

/** An old price must not read as one that holds. */
function withStruck(pieces: readonly Piece[]): string {
  return runsOf(pieces, (one, other) => one.isStruck === other.isStruck)
    .map((run) => (run[0].isStruck ? wordsOf(run).replace(/\S(?:.*\S)?/g, '~~$&~~') : wordsOf(run)))
    .join('');
}

const wordsOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');

type Run = [Piece, ...Piece[]];

/** What stands side by side and is alike, together. */
function runsOf(pieces: readonly Piece[], areAlike: (one: Piece, other: Piece) => boolean): Run[] {
  const runs: Run[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last && areAlike(last[0], piece)) last.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

function tidyLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .join('\n')
    .trim();
}
