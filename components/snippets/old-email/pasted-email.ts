import { cleanPastedHtml } from '@/components/editor/pasted/pasted-html';
import { textToHtml } from '@/lib/domain/text/plain-text';
import { parseRichText, withoutEmptyEnds, type RichText } from '@/lib/domain/text/rich-text';

/** What was pasted, as the editor reads it: with its lists and links where the clipboard has them. */
export function pastedEmail(clipboard: Pick<DataTransfer, 'getData'>): RichText {
  const html = clipboard.getData('text/html');
  return html === ''
    ? typedEmail(clipboard.getData('text/plain'))
    : withoutEmptyEnds(parseRichText(cleanPastedHtml(html).html));
}

export const typedEmail = (text: string): RichText => withoutEmptyEnds(parseRichText(textToHtml(text)));
