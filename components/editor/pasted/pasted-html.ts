import { flatHtml } from '@/lib/domain/text/rich-text-html';
import { isPictureAddress, withOwnAddresses } from '@/lib/domain/text/picture';
import { addressBehind } from '@/lib/domain/text/link-address';
import { pictureInAddress } from '@/components/editor/pictures/pictures-in-transfer';
import { listsFromAriaLevels } from './aria-lists';
import { joinLines } from './lines';
import { tablesToLines } from './tables';
import { isWordHtml, listsFromWord } from './word-lists';

export interface PastedHtml {
  readonly html: string;
  /** Pictures that came written out. */
  readonly pictures: readonly Blob[];
  /** Others were left behind where they come from. */
  readonly missesPictures: boolean;
}

/** Whether it was copied from an editor of ours. */
export const isOwnHtml = (html: string) => html.includes('data-pm-slice');

/** What mail programs, word processors and web pages put on the clipboard, cut down to what a snippet can hold. */
export function cleanPastedHtml(pasted: string): PastedHtml {
  // Our own clipboard: the editor knows every piece of it.
  if (isOwnHtml(pasted)) return { html: flatHtml(pasted), pictures: [], missesPictures: false };
  const body = new DOMParser().parseFromString(withoutConditionals(pasted), 'text/html').body;
  if (isWordHtml(pasted)) listsFromWord(body);
  listsFromAriaLevels(body);
  withoutWrapper(body);
  // The style sheets tell which paragraphs are lines: they are read before they go.
  tablesToLines(body);
  joinLines(body);
  for (const element of body.querySelectorAll('style, script, title, meta, link, o\\:p')) {
    if (element.localName === 'o:p' && element.textContent.trim() !== '')
      element.replaceWith(...element.childNodes);
    else element.remove();
  }
  const taken = takePicturesOut(body);
  headingsToBold(body);
  linksBehindTrackers(body);
  for (const span of body.querySelectorAll('span:not([style])')) span.replaceWith(...span.childNodes);
  body.normalize();
  for (const comment of commentsOf(body)) comment.remove();
  const html = body.innerHTML.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');
  return { html: flatHtml(withOwnAddresses(html, location.origin)), ...taken };
}

/** Google Docs wraps all that is copied into a bold element that is not bold. */
function withoutWrapper(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
}

/** Mail programs and searches lead every link through an address of their own, which says where to. */
function linksBehindTrackers(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]')) {
    link.setAttribute('href', addressBehind(link.getAttribute('href') ?? ''));
  }
}

/** Word hides the bullets of its lists in comments for browsers: `<![if !supportLists]>`. */
function withoutConditionals(html: string): string {
  return html.replace(/<!--\[if [^\]]*\]>|<!\[endif\]-->|<!\[if [^\]]*\]>|<!\[endif\]>/g, '');
}

/** Ours stay: they came from an email or a snippet. */
function takePicturesOut(body: HTMLElement): Pick<PastedHtml, 'pictures' | 'missesPictures'> {
  const pictures: Blob[] = [];
  let missesPictures = false;
  for (const picture of body.querySelectorAll('img, picture, svg, video, canvas')) {
    const [alt, source] = [picture.getAttribute('alt') ?? '', picture.getAttribute('src') ?? ''];
    if (isPictureAddress(withoutHost(source))) continue;
    if (/^\p{Extended_Pictographic}/u.test(alt)) {
      picture.replaceWith(alt);
      continue;
    }
    // Mail programs follow readers with pictures of one pixel; nobody misses them.
    const invisible = picture.getAttribute('width') === '1' || picture.getAttribute('height') === '1';
    const written = invisible ? null : pictureInAddress(source);
    if (written) pictures.push(written);
    missesPictures ||= !invisible && written === null;
    picture.remove();
  }
  return { pictures, missesPictures };
}

const withoutHost = (address: string) =>
  address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address;

function headingsToBold(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const paragraph = document.createElement('p');
    const strong = document.createElement('strong');
    strong.append(...heading.childNodes);
    paragraph.append(strong);
    heading.replaceWith(paragraph);
  }
}

function commentsOf(body: HTMLElement): Comment[] {
  const comments: Comment[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  return comments;
}
