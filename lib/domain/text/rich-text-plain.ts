import { filledValue, type Values } from './variable-values';
import { filledAddress } from './link-variables';
import { isEmptyParagraph, type Block, type Inline, type RichText } from './rich-text';

/** The same words for programs without formatting: paragraphs parted by an empty line, lists with marks of their own. */
export function textOf(blocks: RichText, values: Values): string {
  return blocksText(blocks, values, '\n\n');
}

function blocksText(blocks: RichText, values: Values, gap: string): string {
  let text = '';
  for (const block of blocks) {
    const next = blockText(block, values);
    if (next !== '') text += (text === '' ? '' : gap) + next;
    // An empty line the writer asked for widens the gap by one.
    else if (isEmptyParagraph(block) && text !== '') text += '\n';
  }
  return text.trimEnd();
}

function blockText(block: Block, values: Values): string {
  if (block.type === 'paragraph') return tidyLines(inlineText(block.children, values));
  if (block.type === 'quote') return blocksText(block.children, values, '\n\n').replace(/^/gm, '> ');
  return block.items
    .map((item, index) => {
      const mark = block.ordered ? `${block.start + index}. ` : '- ';
      return mark + blocksText(item, values, '\n').replaceAll('\n', `\n${' '.repeat(mark.length)}`);
    })
    .join('\n');
}

function inlineText(inlines: readonly Inline[], values: Values): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'text') return inline.text;
      if (inline.type === 'break') return '\n';
      if (inline.type === 'variable') return filledValue(values, inline.name) ?? `{{${inline.name}}}`;
      const inner = inlineText(inline.children, values);
      if (inline.type === 'link') return linkText(inner, filledAddress(inline.href, values));
      // An old price must not read as one that holds.
      return inline.mark === 's' && inner.trim() !== '' ? `~~${inner}~~` : inner;
    })
    .join('');
}

/** The address behind the words, unless the words are the address. */
function linkText(words: string, href: string): string {
  const address = href.replace(/^(?:mailto|tel):/i, '');
  const bare = (text: string) =>
    text
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/\/$/, '')
      .toLowerCase();
  return bare(words) === bare(address) ? words : `${words} (${address})`;
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
