import type { Sex } from '@/lib/contracts/primitives';
import { editableHtml } from './rich-text-html';
import { foreignPronouns } from './pronoun-words';
import { parseRichText, type Block, type Inline } from './rich-text';

/** The html with every pronoun of another sex marked as not about the dog. */
export function keepForeignPronouns(html: string, sex: Sex): string {
  return editableHtml(parseRichText(html).map((block) => keptInBlock(block, sex)));
}

function keptInBlock(block: Block, sex: Sex): Block {
  if (block.type === 'paragraph') return { ...block, children: keptInLine(block.children, sex) };
  if (block.type === 'quote')
    return { ...block, children: block.children.map((child) => keptInBlock(child, sex)) };
  return {
    ...block,
    items: block.items.map((item) => ({
      ...item,
      children: item.children.map((child) => keptInBlock(child, sex)),
    })),
  };
}

function keptInLine(inlines: readonly Inline[], sex: Sex): Inline[] {
  return inlines.flatMap((inline): Inline[] => {
    if (inline.type === 'text') return keptInText(inline.text, sex);
    if (inline.type === 'mark' && inline.mark === 'keep') return [inline];
    return 'children' in inline ? [{ ...inline, children: keptInLine(inline.children, sex) }] : [inline];
  });
}

function keptInText(text: string, sex: Sex): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const found of foreignPronouns(text, sex)) {
    if (found.start > end) pieces.push({ type: 'text', text: text.slice(end, found.start) });
    pieces.push({ type: 'mark', mark: 'keep', children: [{ type: 'text', text: found.word }] });
    end = found.end;
  }
  if (end < text.length) pieces.push({ type: 'text', text: text.slice(end) });
  return pieces;
}
