import type { LetterOutput } from './letter-output';

/** Where a letter can be opened to be sent: the computer's mail program, or one in the browser. */
export const mailWays = ['program', 'gmail', 'outlook'] as const;
export type MailWay = (typeof mailWays)[number];

interface Way {
  readonly name: string;
  /** As it is told once it is open. */
  readonly place: string;
  readonly address: (subject: string, text: string) => string;
  /** Longer addresses are cut or refused. */
  readonly longest: number;
}

const encoded = encodeURIComponent;
const withLines = (text: string) => encoded(text.replace(/\r\n?|\n/g, '\r\n'));

export const mailWay: Readonly<Record<MailWay, Way>> = {
  program: {
    name: 'Open in mail',
    place: 'your mail program',
    // RFC 6068: line breaks as CRLF.
    address: (subject, text) => `mailto:?subject=${withLines(subject)}&body=${withLines(text)}`,
    // Windows stops near 2,000 characters.
    longest: 1_900,
  },
  gmail: {
    name: 'Open in Gmail',
    place: 'Gmail',
    address: (subject, text) =>
      `https://mail.google.com/mail/?view=cm&fs=1&su=${encoded(subject)}&body=${withLines(text)}`,
    longest: 7_000,
  },
  outlook: {
    name: 'Open in Outlook',
    place: 'Outlook',
    address: (subject, text) =>
      `https://outlook.office.com/mail/deeplink/compose?subject=${encoded(subject)}&body=${withLines(text)}`,
    longest: 2_000,
  },
};

/** The address that opens a new mail with subject and text; null where it would be too long. */
export function mailLink(
  { subject, text }: Pick<LetterOutput, 'subject' | 'text'>,
  way: MailWay = 'program',
): string | null {
  const { address, longest } = mailWay[way];
  const link = address(subject, text);
  return link.length > longest ? null : link;
}

export const isMailWay = (value: string | null): value is MailWay => mailWays.some((way) => way === value);
