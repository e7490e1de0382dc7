import type { Block, Inline, RichText } from '@/lib/domain/text/rich-text';
import { isEmptyParagraph, withoutEmptyEnds } from '@/lib/domain/text/rich-text';
import { isAddress, isWithinName, plainText, wordsIn, type FoundWord } from './email-lines';

export interface Rewriting {
  /** The variable that a word becomes, by the word's index. */
  readonly names: ReadonlyMap<number, string>;
  /** The lines that are left out, by their index. */
  readonly dropped: ReadonlySet<number>;
}

/** The email with variables in the place of words, without the lines that are left out. It walks as `emailLines` does. */
export function rewrittenEmail(email: RichText, { names, dropped }: Rewriting): RichText {
  let line = -1;
  let word = 0;

  const textWithVariables = (text: string, isKept: boolean): Inline[] => {
    const pieces: Inline[] = [];
    let end = 0;
    let nameBefore: string | undefined;
    let wordBefore: FoundWord | undefined;
    for (const found of wordsIn(text)) {
      const name = names.get(word);
      word += 1;
      if (name !== undefined) {
        const goesOn =
          wordBefore !== undefined &&
          nameBefore === name &&
          isWithinName(wordBefore, text.slice(end, found.start), found);
        if (!goesOn) {
          if (found.start > end) pieces.push({ type: 'text', text: text.slice(end, found.start) });
          pieces.push({ type: 'variable', name });
        }
        end = found.end;
      }
      nameBefore = name;
      wordBefore = found;
    }
    if (end < text.length) pieces.push({ type: 'text', text: text.slice(end) });
    return isKept ? pieces : [];
  };
  const readInlines = (inlines: readonly Inline[]): Inline[] =>
    inlines.flatMap((inline): Inline[] => {
      const isKept = !dropped.has(line);
      if (inline.type === 'break') {
        line += 1;
        return isKept ? [inline] : [];
      }
      if (inline.type === 'text') return textWithVariables(inline.text, isKept);
      if (inline.type === 'variable' || inline.type === 'picture') return isKept ? [inline] : [];
      if (inline.type === 'link' && isAddress(inline, plainText(inline.children)))
        return isKept ? [inline] : [];
      const children = readInlines(inline.children);
      return children.length > 0 ? [{ ...inline, children }] : [];
    });
  const readBlock = (block: Block): Block[] => {
    if (block.type === 'paragraph') {
      line += 1;
      const first = line;
      const children = readInlines(block.children);
      const isCut = Array.from({ length: line - first + 1 }, (_, at) => first + at).some((at) =>
        dropped.has(at),
      );
      if (!isCut) return [{ ...block, children }];
      const rest: Block = { ...block, children: withoutBreaksAtEnds(children) };
      return isEmptyParagraph(rest) ? [] : [rest];
    }
    if (block.type === 'quote') {
      const children = block.children.flatMap(readBlock);
      return children.length > 0 ? [{ ...block, children }] : [];
    }
    const items = block.items
      .map((item) => ({ ...item, children: item.children.flatMap(readBlock) }))
      .filter(({ children }) => children.length > 0);
    return items.length > 0 ? [{ ...block, items }] : [];
  };
  return withoutEmptyEnds(email.flatMap(readBlock));
}

function withoutBreaksAtEnds(inlines: readonly Inline[]): readonly Inline[] {
  const first = inlines.findIndex(({ type }) => type !== 'break');
  const last = inlines.findLastIndex(({ type }) => type !== 'break');
  return first === -1 ? [] : inlines.slice(first, last + 1);
}
