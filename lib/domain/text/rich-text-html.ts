import { isTooDeep } from './html-depth';
import { escapeHtml } from './html-text';
import { filledValue, type Values } from './variable-values';
import { filledAddress } from './link-variables';
import { parseRichText, type Block, type Inline, type RichText } from './rich-text';

/** Real paragraphs, lists and emphasis, no attribute but a link's address and a list's start. */
export function htmlOf(blocks: RichText, values: Values): string {
  return blocks.map((block) => blockHtml(block, (inlines) => filledHtml(inlines, values))).join('');
}

/** The html as the editor keeps it: variables in braces, words marked as not about the dog still marked. */
export function editableHtml(blocks: RichText): string {
  return blocks.map((block) => blockHtml(block, keptHtml)).join('');
}

/** The html itself, unless it was kept before too deep a nesting was refused: then what can be kept of it. */
export const flatHtml = (html: string): string =>
  isTooDeep(html) ? editableHtml(parseRichText(html)) : html;

/** Whether two htmls read the same, however each was written down. */
export function readsSame(html: string, other: string): boolean {
  return html === other || editableHtml(parseRichText(html)) === editableHtml(parseRichText(other));
}

type InlineHtml = (inlines: readonly Inline[]) => string;

function blockHtml(block: Block, inline: InlineHtml): string {
  if (block.type === 'paragraph') return `<p>${inline(block.children) || '<br>'}</p>`;
  if (block.type === 'quote') return `<blockquote>${joined(block.children, inline)}</blockquote>`;
  const items = block.items.map((item) => `<li>${itemHtml(item, inline)}</li>`).join('');
  if (!block.ordered) return `<ul>${items}</ul>`;
  return block.start === 1 ? `<ol>${items}</ol>` : `<ol start="${block.start}">${items}</ol>`;
}

/** Mail programs give a paragraph inside a list item margins of its own: one alone stands there bare. */
function itemHtml(item: readonly Block[], inline: InlineHtml): string {
  const [first, ...rest] = item;
  if (first?.type !== 'paragraph' || rest.some((block) => block.type !== 'list')) return joined(item, inline);
  return inline(first.children) + joined(rest, inline);
}

const joined = (blocks: RichText, inline: InlineHtml) =>
  blocks.map((block) => blockHtml(block, inline)).join('');

function filledHtml(inlines: readonly Inline[], values: Values): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'variable') return valueHtml(inline.name, values);
      const inner = 'children' in inline ? filledHtml(inline.children, values) : '';
      if (inline.type === 'link') return linkHtml(filledAddress(inline.href, values), inner);
      return inline.type === 'mark' && inline.mark === 'keep' ? inner : inlineHtml(inline, inner);
    })
    .join('');
}

function keptHtml(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'variable') return `{{${inline.name}}}`;
      return inlineHtml(inline, 'children' in inline ? keptHtml(inline.children) : '');
    })
    .join('');
}

function inlineHtml(inline: Exclude<Inline, { type: 'variable' }>, inner: string): string {
  if (inline.type === 'text') return escapeHtml(inline.text);
  if (inline.type === 'break') return '<br>';
  if (inline.type === 'link') return linkHtml(inline.href, inner);
  return inline.mark === 'keep'
    ? `<span data-keep>${inner}</span>`
    : `<${inline.mark}>${inner}</${inline.mark}>`;
}

const linkHtml = (address: string, inner: string) => `<a href="${escapeHtml(address)}">${inner}</a>`;

function valueHtml(name: string, values: Values): string {
  const value = filledValue(values, name);
  return value === undefined ? `{{${name}}}` : escapeHtml(value).replace(/\r\n?|\n/g, '<br>');
}
