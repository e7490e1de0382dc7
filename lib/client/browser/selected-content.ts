import { parseRichText, withoutEmptyEnds } from '@/lib/domain/text/rich-text';
import { withOwnAddresses } from '@/lib/domain/text/picture';
import { mailHtml } from '@/lib/domain/text/rich-text-html';
import { textOf } from '@/lib/domain/text/rich-text-plain';
import type { CopiedContent } from './clipboard';

/** What stands beside the letter and is no part of it: handles, numbers, buttons. */
const notInLetter = '[data-beside-letter]';

/** What is selected inside `root`, clean; null when nothing of it is. */
export function selectedContent(selection: Selection | null, root: Element): CopiedContent | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer)) return null;
  const holder = document.createElement('div');
  holder.append(range.cloneContents());
  for (const beside of holder.querySelectorAll(notInLetter)) beside.remove();
  restoreList(holder, range.commonAncestorContainer);
  restoreNumbers(holder, range);
  return cleanContent(holder.innerHTML);
}

/** What an editor has written of its selection: its items are numbered as if the list began with them. */
export function editorContent(html: string, selection: Selection | null): CopiedContent {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (selection && selection.rangeCount > 0) restoreNumbers(body, selection.getRangeAt(0));
  return cleanContent(withOwnAddresses(body.innerHTML, location.origin));
}

/** Any html as it may leave the product: formatted and plain. */
function cleanContent(html: string): CopiedContent {
  const richText = withoutEmptyEnds(parseRichText(html));
  return { html: mailHtml(richText, null), text: textOf(richText, null) };
}

/** Items of one list come without their list. */
function restoreList(holder: Element, ancestor: Node): void {
  const list = elementAt(ancestor)?.closest('ul, ol');
  if (!list || holder.querySelector(':scope > li') === null) return;
  const around = document.createElement(list.localName);
  around.append(...holder.childNodes);
  holder.append(around);
}

/** A list that the selection begins within goes on with the number that is seen there. */
function restoreNumbers(holder: Element, range: Range): void {
  const { startContainer, startOffset, commonAncestorContainer: ancestor } = range;
  const begun: Element[] = [];
  let item = elementAt(startContainer.childNodes[startOffset] ?? startContainer)?.closest('li');
  for (; item && item !== ancestor && ancestor.contains(item); item = item.parentElement?.closest('li')) {
    begun.unshift(item);
  }
  let inner = holder;
  for (const seen of begun) {
    const copy = inner.querySelector('li');
    if (copy === null) return;
    if (copy.parentElement instanceof HTMLOListElement) copy.parentElement.start = numberOf(seen);
    inner = copy;
  }
}

function numberOf(item: Element): number {
  const list = item.parentElement;
  if (!(list instanceof HTMLOListElement)) return 1;
  const items = [...list.children].filter((child) => child.matches(`li:not(${notInLetter})`));
  return list.start + items.indexOf(item);
}

const elementAt = (node: Node) => (node instanceof Element ? node : node.parentElement);
