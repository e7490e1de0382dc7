import { parseRichText, withoutEmptyEnds } from '@/lib/domain/text/rich-text';
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
  return cleanContent(withList(holder, range.commonAncestorContainer));
}

/** Any html as it may leave the product: formatted and plain. */
export function cleanContent(html: string): CopiedContent {
  const richText = withoutEmptyEnds(parseRichText(html));
  return { html: mailHtml(richText, {}), text: textOf(richText, {}) };
}

/** Items of one list come without their list; numbered ones would lose their numbers. */
function withList(holder: HTMLElement, ancestor: Node): string {
  const list = (ancestor instanceof Element ? ancestor : ancestor.parentElement)?.closest('ul, ol');
  if (!list || holder.querySelector(':scope > li') === null) return holder.innerHTML;
  const tag = list.localName;
  return `<${tag}>${holder.innerHTML}</${tag}>`;
}
