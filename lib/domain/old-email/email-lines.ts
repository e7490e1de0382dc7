import type { Block, Inline, RichText } from '@/lib/domain/text/rich-text';
import { variableText } from '@/lib/domain/text/variables';
import { titles } from './name-words';

/** A word of an email, without what belongs to it: the "Bella" of "Bella's". */
export interface EmailWord {
  /** Its place among all words of the email. */
  readonly index: number;
  readonly text: string;
  /** Where it stands in its line. */
  readonly start: number;
  readonly end: number;
}

/** What stands between two line ends; `words` are those that may become a variable. */
export interface EmailLine {
  readonly index: number;
  readonly text: string;
  readonly words: readonly EmailWord[];
  /** Within a quotation. */
  readonly isQuoted: boolean;
  /** What a list puts before it. */
  readonly marker: string;
  /** Whether a paragraph or an item begins with it. */
  readonly isFirst: boolean;
}

const word = /[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu;

export interface FoundWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const longestAddress = 100;

/** Whether a place stands within an address, which is changed as a whole or not at all. */
function isInAddress(text: string, at: number): boolean {
  const before = /\S*$/.exec(text.slice(Math.max(0, at - longestAddress), at))?.[0] ?? '';
  const behind = /^\S*/.exec(text.slice(at, at + longestAddress))?.[0] ?? '';
  return /\S@\S|:\/\/|^www\./i.test(before + behind);
}

export function wordsIn(text: string): FoundWord[] {
  const hasAddresses = /@|:\/\/|www\./i.test(text);
  const words = [...text.matchAll(word)].filter(({ index }) => !hasAddresses || !isInAddress(text, index));
  return words.map(({ 0: whole, index: start }) => {
    const found = whole.replace(/(?<=\p{L}{2})['’]s$/iu, '');
    return { text: found, start, end: start + found.length };
  });
}

/** Whether two words of one variable become it together: "Mrs. Miller", "Anna & Pete", but not "with Bella. Bella". */
export function isWithinName(before: FoundWord, gap: string, word: FoundWord): boolean {
  if (before.text.toLowerCase() === word.text.toLowerCase()) return false;
  if (/^\.[ \u00a0]*$/.test(gap)) return titles.has(before.text.toLowerCase());
  return /^(?:[ \u00a0]+|,?[ \u00a0]*[&+][ \u00a0]*|,[ \u00a0]+)$/.test(gap);
}

/** The words of an address are no words. */
export const isAddress = ({ href }: { href: string }, text: string): boolean =>
  !/\s/.test(text) && href.toLowerCase().includes(text.toLowerCase().replace(/\/$/, ''));

export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'text') return inline.text;
      if (inline.type === 'variable') return variableText(inline);
      if (inline.type === 'break') return '\n';
      return inline.type === 'picture' ? '' : plainText(inline.children);
    })
    .join('');
}

interface OpenLine extends Omit<EmailLine, 'index' | 'words'> {
  text: string;
  words: EmailWord[];
}

/** The lines of an email in the order in which they are read. */
export function emailLines(email: RichText): EmailLine[] {
  const lines: OpenLine[] = [];
  let count = 0;
  const begin = (isQuoted: boolean, marker: string, isFirst: boolean) =>
    lines.push({ text: '', words: [], isQuoted, marker, isFirst });

  const readInlines = (inlines: readonly Inline[], isQuoted: boolean) => {
    for (const inline of inlines) {
      const line = lines.at(-1);
      if (inline.type === 'break') begin(isQuoted, '', false);
      else if (inline.type === 'text' && line) {
        for (const { text, start, end } of wordsIn(inline.text)) {
          const at = line.text.length;
          line.words.push({ index: count, text, start: at + start, end: at + end });
          count += 1;
        }
        line.text += inline.text;
      } else if (inline.type === 'variable' && line) line.text += variableText(inline);
      else if (inline.type === 'link' && line && isAddress(inline, plainText(inline.children)))
        line.text += plainText(inline.children);
      else if ('children' in inline) readInlines(inline.children, isQuoted);
    }
  };
  const readBlock = (block: Block, isQuoted: boolean, marker: string) => {
    if (block.type === 'paragraph') {
      begin(isQuoted, marker, true);
      readInlines(block.children, isQuoted);
    } else if (block.type === 'quote') {
      for (const child of block.children) readBlock(child, true, '');
    } else {
      block.items.forEach((item, index) => {
        const itemMarker = block.ordered ? `${block.start + index}. ` : '• ';
        item.children.forEach((child, place) => readBlock(child, isQuoted, place === 0 ? itemMarker : ''));
      });
    }
  };
  for (const block of email) readBlock(block, false, '');
  return lines.map((line, index) => ({ ...line, index }));
}
