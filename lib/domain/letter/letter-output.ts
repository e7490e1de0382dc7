import type { Letter } from './letter';
import type { LetterPart } from './letter-text';
import { fillLine } from './letter-variables';
import { parseRichText, withoutEmptyEnds } from '@/lib/domain/text/rich-text';
import { mailHtml } from '@/lib/domain/text/rich-text-html';
import { textOf } from '@/lib/domain/text/rich-text-plain';

/** What goes to the clipboard: nothing of the screen's look, only what a mail program understands. */
export interface LetterOutput {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** What closes the letter: html, '' for none, undefined while it is not known. */
export interface LetterSignature {
  readonly html: string | undefined;
  /** Asked for in vain; nothing is on its way. */
  readonly hasFailed: boolean;
}

export function letterOutput(letter: Letter, parts: readonly LetterPart[], signature = ''): LetterOutput {
  const body = parts.flatMap((part) => part.richText);
  const closing = withoutEmptyEnds(parseRichText(signature));
  return {
    subject: fillLine(letter.subject, letter.values),
    // The signature is not filled: its braces, if any, are its own.
    html: mailHtml(body, letter.values) + mailHtml(closing, null),
    text: [textOf(body, letter.values), textOf(closing, null)].filter((part) => part !== '').join('\n\n'),
  };
}
