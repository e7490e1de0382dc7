import { isMet } from '@/lib/domain/text/optional-part';
import {
  oncePerText,
  withoutEmptyEnds,
  type Block,
  type ListItem,
  type OptionalPart,
  type RichText,
} from '@/lib/domain/text/rich-text';
import { textOf } from '@/lib/domain/text/rich-text-plain';
import type { Values } from '@/lib/domain/text/variable-values';

/** What a hand has brought in or left out, by the place of the part; where it is silent, the condition decides. */
export type ChosenParts = Readonly<Record<string, boolean>>;

interface FoundPart extends OptionalPart {
  readonly words: string;
}

/** The optional parts of a text by their places, each with its words as they are written. */
export const optionalPartsOf = oncePerText((text): readonly FoundPart[] => {
  const found: FoundPart[] = [];
  const add = (optional: OptionalPart | undefined, blocks: RichText) => {
    if (optional) found.push({ ...optional, words: textOf(blocks, null) });
  };
  const read = (block: Block) => {
    if (block.type === 'paragraph') add(block.optional, [block]);
    else if (block.type === 'quote') block.children.forEach(read);
    else {
      for (const item of block.items) {
        add(item.optional, item.children);
        item.children.forEach(read);
      }
    }
  };
  text.forEach(read);
  return found;
});

/** The variables that bring parts of a text in. */
export const conditionNamesIn = oncePerText((text): readonly string[] => [
  ...new Set(optionalPartsOf(text).flatMap(({ when }) => when.name ?? [])),
]);

/** The places of the parts that are left out. */
export function partsOut(text: RichText, values: Values, chosen: ChosenParts = {}): readonly number[] {
  const out = optionalPartsOf(text).filter(({ place, when }) => !(chosen[place] ?? isMet(when, values)));
  return out.map(({ place }) => place);
}

const shortened = new WeakMap<RichText, Map<string, RichText>>();

/** The text without the parts that are left out; the same object for the same parts. */
export function textWithout(text: RichText, out: readonly number[]): RichText {
  if (out.length === 0) return text;
  const known = shortened.get(text) ?? new Map<string, RichText>();
  shortened.set(text, known);
  const key = out.join();
  const before = known.get(key);
  if (before) return before;
  const isOut = ({ optional }: { readonly optional?: OptionalPart }) =>
    optional !== undefined && out.includes(optional.place);
  const shorter = withoutEmptyEnds(text.flatMap((block) => withoutParts(block, isOut)));
  known.set(key, shorter);
  return shorter;
}

type IsOut = (part: { readonly optional?: OptionalPart }) => boolean;

/** What holds nothing any more goes along. */
function withoutParts(block: Block, isOut: IsOut): Block[] {
  if (block.type === 'paragraph') return isOut(block) ? [] : [block];
  if (block.type === 'quote') {
    const children = block.children.flatMap((child) => withoutParts(child, isOut));
    return children.length > 0 || block.children.length === 0 ? [{ ...block, children }] : [];
  }
  const items = block.items.flatMap((item): ListItem[] => {
    if (isOut(item)) return [];
    const children = item.children.flatMap((child) => withoutParts(child, isOut));
    return children.length > 0 || item.children.length === 0 ? [{ ...item, children }] : [];
  });
  return items.length > 0 || block.items.length === 0 ? [{ ...block, items }] : [];
}

/** The text with all its parts in, whatever they were marked as. */
export const withoutMarks = oncePerText((text): RichText => {
  const unmarked = (block: Block): Block => {
    if (block.type === 'paragraph') return { type: 'paragraph', children: block.children };
    if (block.type === 'quote') return { ...block, children: block.children.map(unmarked) };
    return { ...block, items: block.items.map(({ children }) => ({ children: children.map(unmarked) })) };
  };
  return optionalPartsOf(text).length === 0 ? text : text.map(unmarked);
});
