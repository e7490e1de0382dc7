import { isTooDeep } from './html-depth';
import { escapeHtml } from './html-text';
import { shownValue, type Values } from './variable-values';
import { filledAddress } from './link-variables';
import { optionalAttribute } from './optional-part';
import { pictureHtml } from './picture';
import {
  isEmptyParagraph,
  parseRichText,
  type Block,
  type Inline,
  type ListItem,
  type OptionalPart,
  type RichText,
} from './rich-text';
import { variableText, type WrittenVariable } from './variables';

/** Real paragraphs, lists and emphasis, no attribute but a link's address and a list's start; variables in braces without `values`. */
export const htmlOf = (blocks: RichText, values: Values | null) =>
  blocksHtml(blocks, { inline: (inlines) => filledHtml(inlines, values) });

/** The same as it is pasted into a mail: each block says what room it has below. */
export const mailHtml = (blocks: RichText, values: Values | null) =>
  blocksHtml(blocks, { inline: (inlines) => filledHtml(inlines, values), room: roomBelow }, false);

/** The html as the editor keeps it: variables in braces, words that are not about the dog and parts that come and go still marked. */
export const editableHtml = (blocks: RichText) =>
  blocksHtml(blocks, { inline: keptHtml, part: (optional) => optionalAttribute(optional?.when) });

/** The html itself, unless it was kept before too deep a nesting was refused: then what can be kept of it. */
export const flatHtml = (html: string): string =>
  isTooDeep(html) ? editableHtml(parseRichText(html)) : html;

/** Whether two htmls read the same, however each was written down. */
export function readsSame(html: string, other: string): boolean {
  return html === other || editableHtml(parseRichText(html)) === editableHtml(parseRichText(other));
}

interface Writing {
  readonly inline: (inlines: readonly Inline[]) => string;
  /** The attribute that says what room a block has; `isTight`: none. */
  readonly room?: (isTight: boolean) => string;
  /** The attribute of what comes and goes. */
  readonly part?: (optional: OptionalPart | undefined) => string;
}

/**
 * Outlook on the web gives a paragraph no room of its own, so that all would run together. Above a block there is none:
 * not every program lets the room of two blocks collapse. Left and right stay as they are: in Word's engine the marks of a
 * list hang there.
 */
const roomBelow = (isTight: boolean) => ` style="margin-top:0;margin-bottom:${isTight ? '0' : '1em'}"`;

/** `isInside`: in a quotation or an item, which has the room below itself. */
function blocksHtml(blocks: RichText, writing: Writing, isInside = true): string {
  return blocks
    .map((block, index) => {
      const next = blocks[index + 1];
      // An empty line the writer asked for widens the gap by one, and not by two.
      const endsTight = next === undefined ? isInside : isEmptyParagraph(next);
      return blockHtml(block, writing, endsTight && !isEmptyParagraph(block));
    })
    .join('');
}

function blockHtml(block: Block, writing: Writing, isTight: boolean): string {
  const room = writing.room?.(isTight) ?? '';
  if (block.type === 'paragraph') {
    const part = writing.part?.(block.optional) ?? '';
    return `<p${part}${room}>${writing.inline(block.children) || '<br>'}</p>`;
  }
  if (block.type === 'quote') return `<blockquote${room}>${blocksHtml(block.children, writing)}</blockquote>`;
  const items = block.items
    .map((item) => `<li${writing.part?.(item.optional) ?? ''}>${itemHtml(item, writing)}</li>`)
    .join('');
  if (!block.ordered) return `<ul${room}>${items}</ul>`;
  return `<ol${block.start === 1 ? '' : ` start="${block.start}"`}${room}>${items}</ol>`;
}

/** Mail programs give a paragraph inside a list item margins of its own: one alone stands there bare. */
function itemHtml({ children }: ListItem, writing: Writing): string {
  const [first, ...rest] = children;
  if (first?.type !== 'paragraph' || rest.some((block) => block.type !== 'list'))
    return blocksHtml(children, writing);
  return writing.inline(first.children) + blocksHtml(rest, writing);
}

function filledHtml(inlines: readonly Inline[], values: Values | null, isLinked = false): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'variable') return valueHtml(inline, values);
      // No wider than the screen it is read on; Outlook goes by the attributes, and frames what is linked in blue.
      if (inline.type === 'picture')
        return pictureHtml(inline, `max-width:100%;height:auto${isLinked ? ';border:0' : ''}`);
      const linked = isLinked || inline.type === 'link';
      const inner = 'children' in inline ? filledHtml(inline.children, values, linked) : '';
      if (inline.type === 'link') return linkHtml(filledAddress(inline.href, values), inner);
      return inline.type === 'mark' && inline.mark === 'keep' ? inner : inlineHtml(inline, inner);
    })
    .join('');
}

function keptHtml(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'variable') return escapeHtml(variableText(inline));
      return inlineHtml(inline, 'children' in inline ? keptHtml(inline.children) : '');
    })
    .join('');
}

function inlineHtml(inline: Exclude<Inline, { type: 'variable' }>, inner: string): string {
  if (inline.type === 'text') return escapeHtml(inline.text);
  if (inline.type === 'break') return '<br>';
  if (inline.type === 'picture') return pictureHtml(inline);
  if (inline.type === 'link') return linkHtml(inline.href, inner);
  return inline.mark === 'keep'
    ? `<span data-keep>${inner}</span>`
    : `<${inline.mark}>${inner}</${inline.mark}>`;
}

const linkHtml = (address: string, inner: string) => `<a href="${escapeHtml(address)}">${inner}</a>`;

function valueHtml(variable: WrittenVariable, values: Values | null): string {
  const value = shownValue(values, variable) ?? variableText(variable);
  return escapeHtml(value).replace(/\r\n?|\n/g, '<br>');
}
