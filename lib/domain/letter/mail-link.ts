import type { LetterOutput } from './letter-output';

/** Longer links are cut or dropped by mail programs and browsers; Windows stops near 2,000 characters. */
const longestLink = 1_900;

/** The link that opens the mail program with subject and text (RFC 6068: line breaks as CRLF); null when it would be too long. */
export function mailLink({ subject, text }: Pick<LetterOutput, 'subject' | 'text'>): string | null {
  const part = (words: string) => encodeURIComponent(words.replace(/\r\n?|\n/g, '\r\n'));
  const link = `mailto:?subject=${part(subject)}&body=${part(text)}`;
  return link.length > longestLink ? null : link;
}
