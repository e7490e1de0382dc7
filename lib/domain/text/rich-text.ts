import { splitAtAddresses } from './unlinked-addresses';
import { isTooDeep, mostDepth } from './html-depth';
import { htmlPieces } from './html-pieces';
import { decodeEntities } from './html-text';
import { readPicture, type Picture } from './picture';
import { readCondition, type Condition } from './optional-part';
import { withPlainVariables } from './link-variables';
import { splitAtVariables, type WrittenVariable } from './variables';

/** What a letter can hold and a mail program can show: everything a snippet's html says, nothing of how it is styled. */
export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | ({ readonly type: 'variable' } & WrittenVariable)
  | { readonly type: 'break' }
  | ({ readonly type: 'picture' } & Picture)
  | { readonly type: 'mark'; readonly mark: Mark; readonly children: readonly Inline[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] };

/** `keep`: words that are not about the dog (`<span data-keep>`); seen by the pronoun rules only. */
export type Mark = 'strong' | 'em' | 'u' | 's' | 'keep';

/** What makes a paragraph or an item one that comes and goes. */
export interface OptionalPart {
  /** Its place among the optional parts of its text. */
  readonly place: number;
  readonly when: Condition;
}

export interface Paragraph {
  readonly type: 'paragraph';
  readonly children: readonly Inline[];
  readonly optional?: OptionalPart;
}

export interface ListItem {
  readonly children: readonly Block[];
  readonly optional?: OptionalPart;
}

export type Block =
  | Paragraph
  | { readonly type: 'quote'; readonly children: readonly Block[] }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      readonly start: number;
      readonly items: readonly ListItem[];
    };

export type RichText = readonly Block[];

interface Element {
  readonly tag: string;
  readonly attributes: string;
  readonly children: (Element | string)[];
}

/** Nothing of what stands in them is read. */
const unread = new Set(['template', 'head', 'title', 'noscript', 'svg']);
const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre']);
const containers = new Set(['div', 'section', 'article', 'body', 'html']);
const marks: Readonly<Record<string, Mark>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
  del: 's',
  strike: 's',
};
const safeLink = /^(?:https?:|mailto:|tel:)/i;

/** The same few htmls are read again on every keystroke; parsing each once is what keeps typing fluent. */
const parsed = new Map<string, RichText>();
const parsedLimit = 500;

/** Reads any html; tags that a letter cannot hold are dropped and their words kept. Equal html gives the same object. */
export function parseRichText(html: string): RichText {
  const known = parsed.get(html);
  if (known) return known;
  if (parsed.size >= parsedLimit) parsed.clear();
  const richText = blocksIn(treeOf(html).children, { places: 0 });
  parsed.set(html, richText);
  return richText;
}

/** Half of what may be kept, less the paragraph within: where it has to, the editor puts an element around each. */
const flatDepth = mostDepth / 2 - 1;

/** What is nested too deep was kept before that was refused: it is flattened, so that whoever walks the tree may recurse. */
function treeOf(html: string): Element {
  const bound = isTooDeep(html) ? flatDepth : mostDepth;
  const root = elementOf('');
  const open = [root];
  const inmost = () => open.at(-1) ?? root;
  /** The depth of the element that is not read; 0 outside of one. */
  let unreadAt = 0;
  /** Whether a block began or ended within what is flattened, so that its words are not run together. */
  let isParted = false;
  for (const piece of htmlPieces(html)) {
    if (piece.type === 'close') {
      if (piece.depth === unreadAt) unreadAt = 0;
      if (piece.depth > bound) isParted ||= isBlock(piece.tag);
      else {
        open.length = piece.depth;
        isParted = false;
      }
    } else if (unreadAt > 0) continue;
    else if (piece.type === 'open') {
      const { tag, attributes, depth } = piece;
      if (unread.has(tag)) unreadAt = depth;
      else if (depth > bound) isParted ||= isBlock(tag);
      else {
        const element = elementOf(tag, attributes);
        inmost().children.push(element);
        open.push(element);
      }
    } else {
      const { children } = inmost();
      if (isParted && (piece.type === 'empty' || piece.text.trim() !== '')) {
        if (children.length > 0) children.push(elementOf('br'));
        isParted = false;
      }
      children.push(
        piece.type === 'text' ? decodeEntities(piece.text) : elementOf(piece.tag, piece.attributes),
      );
    }
  }
  return root;
}

const elementOf = (tag: string, attributes = ''): Element => ({ tag, attributes, children: [] });

const isBlock = (tag: string) =>
  paragraphs.has(tag) || containers.has(tag) || /^(?:blockquote|[uo]l|li)$/.test(tag);

/** How many optional parts were found; null within one, where nothing is optional a second time. */
type Reading = { places: number } | null;

function blocksIn(children: Element['children'], reading: Reading): Block[] {
  const blocks: Block[] = [];
  let run: Element['children'] = [];
  const endRun = () => {
    const inlines = trimmed(inlinesIn(run));
    if (inlines.length > 0) blocks.push({ type: 'paragraph', children: inlines });
    run = [];
  };
  for (const child of children) {
    if (typeof child === 'string') run.push(child);
    else {
      const found = blocksOf(child, reading);
      if (found === null) run.push(child);
      else {
        endRun();
        blocks.push(...found);
      }
    }
  }
  endRun();
  return blocks;
}

/** The blocks an element stands for; null where it stands inside a line. */
function blocksOf(element: Element, reading: Reading): Block[] | null {
  const { tag, attributes, children } = element;
  if (paragraphs.has(tag)) return [paragraphOf(element, reading)];
  if (containers.has(tag)) return blocksIn(children, reading);
  if (tag === 'blockquote') return [{ type: 'quote', children: blocksIn(children, reading) }];
  if (tag === 'li') return [{ type: 'list', ordered: false, start: 1, items: [itemOf(element, reading)] }];
  if (tag !== 'ul' && tag !== 'ol') return null;
  const items: ListItem[] = [];
  let beside: Element['children'] = [];
  const endBeside = () => {
    const found = blocksIn(beside, reading);
    if (found.length > 0) {
      const before = items.pop();
      items.push({ ...before, children: [...(before?.children ?? []), ...found] });
    }
    beside = [];
  };
  for (const child of children) {
    if (typeof child === 'string' || child.tag !== 'li') beside.push(child);
    else {
      endBeside();
      items.push(itemOf(child, reading));
    }
  }
  endBeside();
  const start = Number(attribute(attributes, 'start') ?? 1);
  return [{ type: 'list', ordered: tag === 'ol', start: Number.isInteger(start) ? start : 1, items }];
}

function paragraphOf({ tag, attributes, children }: Element, reading: Reading): Paragraph {
  const inlines = trimmed(inlinesIn(children));
  const when = tag === 'p' && inlines.some(({ type }) => type !== 'break') ? conditionIn(attributes) : null;
  if (reading === null || when === null) return { type: 'paragraph', children: inlines };
  return { type: 'paragraph', children: inlines, optional: { place: reading.places++, when } };
}

function itemOf(element: Element, reading: Reading): ListItem {
  const when = reading === null ? null : (conditionIn(element.attributes) ?? conditionOfWords(element));
  const children = blocksIn(element.children, when === null ? reading : null);
  if (reading === null || when === null || children.every(isEmptyParagraph)) return { children };
  return { children, optional: { place: reading.places++, when } };
}

/** An item is as optional as the paragraph that holds all its words, as the editor writes an optional paragraph made an item. */
function conditionOfWords({ children }: Element): Condition | null {
  const [first, ...rest] = children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  if (typeof first !== 'object' || first.tag !== 'p') return null;
  const areLists = rest.every((child) => typeof child === 'object' && /^[uo]l$/.test(child.tag));
  return areLists ? conditionIn(first.attributes) : null;
}

function conditionIn(attributes: string): Condition | null {
  if (!/\sdata-optional(?![^\s=/])/i.test(attributes)) return null;
  return readCondition(attribute(attributes, 'data-optional') ?? '');
}

function inlinesIn(children: Element['children'], isLinked = false): Inline[] {
  return children.flatMap((child): Inline[] => {
    if (typeof child === 'string') return textPieces(child.replace(/[ \t\r\n]+/g, ' '), isLinked);
    if (child.tag === 'br') return [{ type: 'break' }];
    if (child.tag === 'img') return pictureIn(child.attributes);
    const inner = inlinesIn(child.children, isLinked || child.tag === 'a');
    if (inner.length === 0) return [];
    const mark = child.tag === 'span' && /\bdata-keep\b/.test(child.attributes) ? 'keep' : marks[child.tag];
    if (mark !== undefined) return [{ type: 'mark', mark, children: inner }];
    const href = child.tag === 'a' ? attribute(child.attributes, 'href')?.trim() : undefined;
    return href !== undefined && safeLink.test(href)
      ? [{ type: 'link', href: withPlainVariables(href), children: inner }]
      : inner;
  });
}

function pictureIn(attributes: string): Inline[] {
  const picture = readPicture((name) => attribute(attributes, name));
  return picture === null ? [] : [{ type: 'picture', ...picture }];
}

function textPieces(text: string, isLinked: boolean): Inline[] {
  const pieces = splitAtVariables(text);
  return pieces.flatMap((piece, index): Inline[] => {
    if (typeof piece !== 'string') return [{ type: 'variable', ...piece }];
    // An address that a variable goes on with is not whole.
    const isOpen = index < pieces.length - 1 && !piece.endsWith(' ');
    return isLinked || isOpen ? [{ type: 'text', text: piece }] : linkedText(piece);
  });
}

/** The editor makes links of addresses once a space follows: what the last word is reads the same. */
function linkedText(text: string): Inline[] {
  return splitAtAddresses(text).map((piece) => {
    if (typeof piece === 'string') return { type: 'text', text: piece };
    const { address, href } = piece;
    return { type: 'link', href, children: [{ type: 'text', text: address }] };
  });
}

/** Drops the spaces that html ignores at both ends of a paragraph. */
function trimmed(inlines: readonly Inline[]): Inline[] {
  const kept = [...inlines];
  for (let first = kept[0]; first?.type === 'text'; first = kept[0]) {
    const text = first.text.replace(/^ +/, '');
    if (text !== '') {
      kept[0] = { type: 'text', text };
      break;
    }
    kept.shift();
  }
  for (let last = kept.at(-1); last?.type === 'text'; last = kept.at(-1)) {
    const text = last.text.replace(/ +$/, '');
    if (text !== '') {
      kept[kept.length - 1] = { type: 'text', text };
      break;
    }
    kept.pop();
  }
  return kept;
}

function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    attributes,
  );
  const value = match?.[1] ?? match?.[2] ?? match?.[3];
  return value === undefined ? undefined : decodeEntities(value);
}

export interface StandingInline {
  readonly inline: Inline;
  /** Inside words that are not about the dog. */
  readonly kept: boolean;
}

/** What follows from a text alone is worked out once; what a keystroke changes are the values beside it. */
export function oncePerText<Result>(work: (text: RichText) => Result): (text: RichText) => Result {
  const known = new WeakMap<RichText, { result: Result }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.result;
    const result = work(text);
    known.set(text, { result });
    return result;
  };
}

/** Every inline of the text, the marks and links before what stands in them. */
export const inlinesOf = oncePerText((text) => {
  const found: StandingInline[] = [];
  collectFrom(text, found);
  return found;
});

function collectFrom(blocks: RichText, found: StandingInline[]): void {
  for (const block of blocks) {
    if (block.type === 'paragraph') collectWithin(block.children, false, found);
    else if (block.type === 'quote') collectFrom(block.children, found);
    else for (const item of block.items) collectFrom(item.children, found);
  }
}

function collectWithin(inlines: readonly Inline[], kept: boolean, found: StandingInline[]): void {
  for (const inline of inlines) {
    found.push({ inline, kept });
    if (inline.type === 'mark') collectWithin(inline.children, kept || inline.mark === 'keep', found);
    else if (inline.type === 'link') collectWithin(inline.children, kept, found);
  }
}

export function isEmptyParagraph(block: Block): boolean {
  return block.type === 'paragraph' && block.children.every((inline) => inline.type === 'break');
}

/** Without the empty paragraphs at both ends, which would only widen the gap to the next block. */
export const withoutEmptyEnds = oncePerText((blocks) => {
  const first = blocks.findIndex((block) => !isEmptyParagraph(block));
  const last = blocks.findLastIndex((block) => !isEmptyParagraph(block));
  const inner = blocks.slice(first === -1 ? blocks.length : first, last + 1);
  return inner.length === blocks.length ? blocks : inner;
});
