import { flatHtml } from '@/lib/domain/text/rich-text-html';
import { isWordHtml, listsFromWord } from './pasted-word-lists';

export interface PastedHtml {
  readonly html: string;
  readonly hadPictures: boolean;
}

/** What mail programs, word processors and web pages put on the clipboard, cut down to what a snippet can hold. */
export function cleanPastedHtml(pasted: string): PastedHtml {
  // Our own clipboard: the editor knows every piece of it.
  if (pasted.includes('data-pm-slice')) return { html: flatHtml(pasted), hadPictures: false };
  const body = new DOMParser().parseFromString(withoutConditionals(pasted), 'text/html').body;
  if (isWordHtml(pasted)) listsFromWord(body);
  for (const element of body.querySelectorAll('style, script, title, meta, link, o\\:p')) {
    if (element.localName === 'o:p' && element.textContent.trim() !== '')
      element.replaceWith(...element.childNodes);
    else element.remove();
  }
  const hadPictures = takePicturesOut(body);
  headingsToBold(body);
  tablesToLines(body);
  joinLines(body);
  for (const comment of commentsOf(body)) comment.remove();
  const html = body.innerHTML.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');
  return { html: flatHtml(html), hadPictures };
}

/** Word hides the bullets of its lists in comments for browsers: `<![if !supportLists]>`. */
function withoutConditionals(html: string): string {
  return html.replace(/<!--\[if [^\]]*\]>|<!\[endif\]-->|<!\[if [^\]]*\]>|<!\[endif\]>/g, '');
}

function takePicturesOut(body: HTMLElement): boolean {
  let found = false;
  for (const picture of body.querySelectorAll('img, picture, svg, video, canvas')) {
    const emoji = /^\p{Extended_Pictographic}/u.test(picture.getAttribute('alt') ?? '');
    // Mail programs follow readers with pictures of one pixel; nobody misses them.
    const invisible = picture.getAttribute('width') === '1' || picture.getAttribute('height') === '1';
    if (emoji) {
      picture.replaceWith(picture.getAttribute('alt') ?? '');
      continue;
    }
    found ||= !invisible;
    picture.remove();
  }
  return found;
}

function headingsToBold(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const paragraph = document.createElement('p');
    const strong = document.createElement('strong');
    strong.append(...heading.childNodes);
    paragraph.append(strong);
    heading.replaceWith(paragraph);
  }
}

/** Layout tables are everywhere in mails: a cell that holds blocks gives them up, a row of words becomes a line. */
function tablesToLines(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const parts: Node[] = [];
    for (const row of table.rows) {
      const cells = [...row.cells];
      if (cells.some((cell) => cell.querySelector(blocks))) {
        parts.push(...cells.flatMap((cell) => [...cell.childNodes]));
        continue;
      }
      const line = document.createElement('p');
      for (const cell of cells) {
        if (cell.textContent.trim() === '') continue;
        if (line.hasChildNodes()) line.append(' ');
        line.append(...cell.childNodes);
      }
      if (line.hasChildNodes()) parts.push(line);
    }
    table.replaceWith(...parts);
  }
}

const blocks = 'p, div, ul, ol, li, blockquote, table, pre';

/** Gmail and Outlook write each line as a `div` and an empty one between paragraphs: puts the paragraphs back. */
function joinLines(body: Element): void {
  const parents = [body, ...body.querySelectorAll(':not(p, p *)')];
  for (const parent of parents.reverse()) joinLinesOf(parent);
}

function joinLinesOf(parent: Element): void {
  const isLine = (node: ChildNode | null): node is HTMLElement =>
    node instanceof HTMLElement && node.localName === 'div' && !node.querySelector(blocks);
  const isEmpty = (node: Element) => node.textContent.trim() === '';
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
    while (isLine(next) && !isEmpty(next)) {
      const following: ChildNode | null = next.nextSibling;
      if (paragraph.hasChildNodes()) paragraph.append(document.createElement('br'));
      paragraph.append(...next.childNodes);
      next.remove();
      next = skipSpace(following);
    }
  }
}

function skipSpace(node: ChildNode | null): ChildNode | null {
  let next = node;
  while (next instanceof Text && next.data.trim() === '') next = next.nextSibling;
  return next;
}

function commentsOf(body: HTMLElement): Comment[] {
  const comments: Comment[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  return comments;
}
