/*
 * The reader of Word documents begins each numbered list at 1 and joins lists that follow each other. So every item is
 * marked with its number before it is read, by what the document says, and the lists of the html are told by the marks.
 */

const mark = (number: number) => `\uE000${number}\uE001`;
const marks = /\uE000(\d+)\uE001/g;

/** The parts of a document as they lie in its archive; a document without lists has no numbering. */
export interface WordParts {
  readonly document: Document;
  readonly numbering: Document | null;
  readonly styles: Document | null;
}

interface Level {
  readonly isNumbered: boolean;
  readonly start: number;
  /** The style whose paragraphs are on this level. */
  readonly style: string | null;
}

/** A list of the document: those with one `kind` go on counting where the other stopped, unless they say where to start. */
interface List {
  readonly kind: string;
  readonly levels: ReadonlyMap<number, Level>;
  readonly starts: ReadonlyMap<number, number>;
}

const all = (within: Document | Element, name: string) =>
  Array.from(within.getElementsByTagNameNS('*', name));
const child = (of: Element | null | undefined, name: string) =>
  Array.from(of?.children ?? []).find(({ localName }) => localName === name);
const attribute = (of: Element | undefined, name: string) =>
  Array.from(of?.attributes ?? []).find(({ localName }) => localName === name)?.value ?? null;
const value = (of: Element | undefined) => attribute(of, 'val');
const number = (of: Element | undefined, otherwise: number) => {
  const found = Number(value(of) ?? NaN);
  return Number.isInteger(found) ? found : otherwise;
};

/** Marks the numbered items of a document with the numbers that Word shows. */
export function markNumbers({ document, numbering, styles }: WordParts): void {
  if (!numbering) return;
  const lists = listsOf(numbering);
  const described = stylesOf(styles);
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();
  for (const paragraph of all(document, 'p')) {
    const place = placeOf(paragraph, lists, described);
    const list = place && lists.get(place.list);
    const level = list?.levels.get(place?.level ?? 0);
    if (!place || !list || !level) continue;
    const counted = counts.get(list.kind) ?? [];
    const before = counted[place.level];
    const own = begun.has(`${place.list} ${place.level}`) ? undefined : list.starts.get(place.level);
    begun.add(`${place.list} ${place.level}`);
    const next = own ?? (before === undefined ? level.start : before + 1);
    // Deeper levels begin anew behind it.
    counts.set(list.kind, [...Array.from({ length: place.level }, (_, at) => counted[at] ?? 0), next]);
    if (level.isNumbered && all(paragraph, 't').length > 0) putBefore(paragraph, mark(next));
  }
}

function listsOf(numbering: Document): ReadonlyMap<string, List> {
  const kinds = new Map(
    all(numbering, 'abstractNum').map((kind) => [
      attribute(kind, 'abstractNumId') ?? '',
      new Map(all(kind, 'lvl').map((level) => [Number(attribute(level, 'ilvl')), levelOf(level)])),
    ]),
  );
  return new Map(
    all(numbering, 'num').map((list) => {
      const kind = value(child(list, 'abstractNumId')) ?? '';
      const overrides = all(list, 'lvlOverride').map((each) => ({
        at: Number(attribute(each, 'ilvl')),
        level: child(each, 'lvl'),
        start: child(each, 'startOverride'),
      }));
      const levels = new Map(kinds.get(kind) ?? []);
      for (const { at, level } of overrides) if (level) levels.set(at, levelOf(level));
      const starts = overrides.flatMap(({ at, start }) => (start ? [[at, number(start, 1)] as const] : []));
      return [attribute(list, 'numId') ?? '', { kind, levels, starts: new Map(starts) }];
    }),
  );
}

function levelOf(level: Element): Level {
  const format = value(child(level, 'numFmt'));
  return {
    isNumbered: format !== 'bullet' && format !== 'none',
    start: number(child(level, 'start'), 1),
    style: value(child(level, 'pStyle')),
  };
}

type Styles = ReadonlyMap<string, Element>;

const stylesOf = (styles: Document | null): Styles =>
  new Map(styles ? all(styles, 'style').map((style) => [attribute(style, 'styleId') ?? '', style]) : []);

/** Styles that are based on each other in a circle end somewhere. */
const mostStyles = 10;

/** The list and the level of a paragraph: as it says itself, else as its style says, or the one that this is based on. */
function placeOf(paragraph: Element, lists: ReadonlyMap<string, List>, styles: Styles) {
  let properties = child(paragraph, 'pPr');
  const named = value(child(properties, 'pStyle'));
  let style = named;
  for (let depth = 0; depth < mostStyles; depth += 1) {
    const found = child(properties, 'numPr');
    const list = value(child(found, 'numId'));
    if (found && list !== null) {
      const level = child(found, 'ilvl');
      const ofStyle = Array.from(lists.get(list)?.levels ?? []).find(([, each]) => each.style === named);
      return { list, level: level ? number(level, 0) : (ofStyle?.[0] ?? 0) };
    }
    const described = style === null ? undefined : styles.get(style);
    if (!described) return null;
    properties = child(described, 'pPr');
    style = value(child(described, 'basedOn'));
  }
  return null;
}

function putBefore(paragraph: Element, words: string): void {
  const { ownerDocument, namespaceURI, prefix } = paragraph;
  const named = (name: string) =>
    ownerDocument.createElementNS(namespaceURI, prefix ? `${prefix}:${name}` : name);
  const run = named('r');
  const text = named('t');
  text.textContent = words;
  run.append(text);
  paragraph.insertBefore(run, child(paragraph, 'pPr')?.nextSibling ?? paragraph.firstChild);
}

/** The html with the numbers that its items are marked with, and without the marks. */
export function numbersFromMarks(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const list of Array.from(body.querySelectorAll('ol'))) {
    let current = list;
    let expected = 1;
    for (const item of Array.from(list.children)) {
      const [beforeLists = ''] = item.innerHTML.split(/<[ou]l\b/);
      const [, marked] = [...beforeLists.matchAll(marks)][0] ?? [];
      const shown = marked === undefined ? expected : Number(marked);
      if (item === list.firstElementChild) {
        if (shown !== 1) list.setAttribute('start', String(shown));
      } else if (shown !== expected) {
        const next = list.ownerDocument.createElement('ol');
        if (shown !== 1) next.setAttribute('start', String(shown));
        current.after(next);
        current = next;
      }
      if (current !== list) current.append(item);
      expected = shown + 1;
    }
  }
  return body.innerHTML.replace(marks, '');
}
