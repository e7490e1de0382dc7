import { bareSubject } from '@/lib/domain/text/bare-subject';
import { blanksToVariables } from './blanks';
import { textToHtml } from '@/lib/domain/text/plain-text';
import { oneTextCandidate, type ImportCandidate } from './import-candidate';

/** What a reader of mails tells of one. */
export interface ReadEmail {
  readonly subject?: string | undefined;
  readonly html?: string | undefined;
  readonly text?: string | undefined;
  readonly attachments: readonly unknown[];
}

/** A mail that was saved or forwarded as a file: its subject is the title. */
export function candidateFromEmail({
  subject = '',
  html,
  text = '',
  attachments,
}: ReadEmail): ImportCandidate {
  const title = bareSubject(subject);
  const body =
    html === undefined ? textToHtml(withoutForwardedLines(text)) : withoutForwardedPart(bodyOf(html));
  const found = blanksToVariables(body);
  const left =
    attachments.length === 0
      ? []
      : [
          attachments.length === 1
            ? 'An attachment is left out.'
            : `${attachments.length} attachments are left out.`,
        ];
  return oneTextCandidate(title, found.html, [], [...found.notes, ...left]);
}

const bodyOf = (html: string) =>
  (/<body\b[^>]*>(.*)<\/body>/is.exec(html)?.[1] ?? html).replace(/<(style|script|head)\b.*?<\/\1>/gis, '');

/** Gmail puts who wrote what to whom before a mail that it forwards; a template is what follows. */
const withoutForwardedPart = (html: string) =>
  html.replace(/<div\b[^>]*class="?gmail_attr\b[^>]*>.*?<\/div>\s*(?:<br\s*\/?>\s*)*/is, '');

const withoutForwardedLines = (text: string) =>
  text.replace(/^\s*-{5,} ?Forwarded message ?-{5,}\r?\n(?:[A-Z][a-z]+: .*\r?\n)+\s*/, '');
