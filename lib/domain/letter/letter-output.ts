import type { Letter } from './letter';
import type { LetterPart } from './letter-text';
import { fillLine } from './letter-variables';
import { asFilledIn, saidIn, type SaidValues } from './said-in';
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

/** `said`: what the parts say for the letter's variables; left out where it is just what was filled in. */
export function letterOutput(
  letter: Letter,
  parts: readonly LetterPart[],
  signature = '',
  said: SaidValues = asFilledIn(letter.values),
): LetterOutput {
  const closing = withoutEmptyEnds(parseRichText(signature));
  return {
    subject: fillLine(letter.subject, said[letter.sex]),
    // The signature is not filled: its braces, if any, are its own.
    html:
      parts.map(({ richText, text }) => mailHtml(richText, saidIn(said, text))).join('') +
      mailHtml(closing, null),
    text: [...parts.map(({ richText, text }) => textOf(richText, saidIn(said, text))), textOf(closing, null)]
      .filter((text) => text !== '')
      .join('\n\n'),
  };
}
