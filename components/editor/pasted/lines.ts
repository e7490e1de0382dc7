export const blocks = 'p, div, ul, ol, li, blockquote, table, pre';

/**
 * Programs that know lines rather than paragraphs write each as an element without a margin, and an empty one between
 * paragraphs: puts the paragraphs back.
 */
export function joinLines(body: Element): void {
  const isBare = withoutMargin(body);
  for (const gap of body.querySelectorAll(':not(p, div, li) > br')) {
    if (isBetweenBlocks(gap)) gap.replaceWith(body.ownerDocument.createElement('div'));
  }
  const parents = [body, ...body.querySelectorAll(':not(p, p *)')];
  for (const parent of parents.reverse()) joinLinesOf(parent, isBare);
}

const isBlock = (element: Element | null) => element !== null && element.matches(blocks);

function isBetweenBlocks(gap: Element): boolean {
  const isSpace = (node: ChildNode | null) => !(node instanceof Text) || node.data.trim() === '';
  return (
    isBlock(gap.previousElementSibling) &&
    isBlock(gap.nextElementSibling) &&
    isSpace(gap.previousSibling) &&
    isSpace(gap.nextSibling)
  );
}

/** Tells whether a paragraph has no margin, by its own style or by the style sheet that came with it. */
function withoutMargin(body: Element): (element: Element) => boolean {
  const sheet = [...body.ownerDocument.querySelectorAll('style')]
    .map((style) => style.textContent)
    .join('\n');
  const bare = new Set<string>();
  for (const [, selectors = '', rule = ''] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!isZero(rule)) continue;
    for (const [, name = ''] of selectors.matchAll(/\bp\.([\w-]+)/g)) bare.add(name);
  }
  return (element) => {
    const style = element.getAttribute('style') ?? '';
    return /margin/i.test(style) ? isZero(style) : [...element.classList].some((name) => bare.has(name));
  };
}

function isZero(style: string): boolean {
  const all = /(?:^|[;\s])margin\s*:\s*([^;]+)/i.exec(style)?.[1]?.trim().split(/\s+/) ?? [];
  const [top = '', , bottom = top] = all;
  const side = (name: string, otherwise: string) =>
    new RegExp(`margin-${name}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim() ?? otherwise;
  return [side('top', top), side('bottom', bottom)].every((size) => /^0(?:\.0+)?[a-z]*$/i.test(size));
}

const isEmpty = (node: Element) => node.textContent.trim() === '';

function joinLinesOf(parent: Element, isBare: (element: Element) => boolean): void {
  const isLine = (node: ChildNode | null): node is HTMLElement =>
    node instanceof HTMLElement &&
    (node.localName === 'div' || (node.localName === 'p' && (isBare(node) || node.matches('.MsoNormal')))) &&
    !node.querySelector(blocks);
  const goesOn = (node: ChildNode | null): node is HTMLElement =>
    isLine(node) && !isEmpty(node) && (node.localName === 'div' || isBare(node));
  const lines = [...parent.children].filter(isLine);
  if (!lines.some(isEmpty)) return;
  for (const line of lines) {
    if (!line.isConnected && !parent.contains(line)) continue;
    if (isEmpty(line)) {
      line.remove();
      continue;
    }
    const paragraph = document.createElement('p');
    line.before(paragraph);
    let next: ChildNode | null = line;
    while (next === line || goesOn(next)) {
      const taken = next as HTMLElement;
      next = skipSpace(taken.nextSibling);
      if (paragraph.hasChildNodes()) paragraph.append(document.createElement('br'));
      paragraph.append(...taken.childNodes);
      taken.remove();
    }
  }
}

function skipSpace(node: ChildNode | null): ChildNode | null {
  let next = node;
  while (next instanceof Text && next.data.trim() === '') next = next.nextSibling;
  return next;
}
