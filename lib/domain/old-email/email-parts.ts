import type { EmailLine } from './email-lines';
import { isGreetingAlone, readGreeting, type Greeting } from './greeting';
import { isCapital } from './name-words';

/** What an email holds besides what it says, by the indexes of its lines. */
export interface EmailParts {
  readonly subject: string | null;
  /** As the header lines name them. */
  readonly from: string | null;
  readonly to: string | null;
  readonly greeting: Greeting | null;
  readonly headerLines: readonly number[];
  /** None where the greeting shares its line with more. */
  readonly greetingLines: readonly number[];
  readonly signatureLines: readonly number[];
  readonly earlierLines: readonly number[];
  /** All that is left, blank lines too. */
  readonly body: readonly EmailLine[];
}

const header = /^(?:from|to|sent|date|subject|cc|bcc|reply-to|importance|attachments?)\s*:\s*(.*)$/i;

const earlierBegins: readonly RegExp[] = [
  /^-{2,}\s*(?:original message|forwarded message)\s*-{2,}/i,
  /^begin forwarded message/i,
  /^_{8,}\s*$/,
  /^on\b.{6,120}\bwrote:\s*$/i,
  /^>/,
];

const signOff =
  /^(?:(?:with |many |kind(?:est)? |best |warm(?:est|ly)? |all (?:the |my )?|sunny |lots of |much |yours? |have an? |see you |talk |speak |take |happy |thanks?|thank you|cheers|bye|sincerely|respectfully|regards|best|love|xo+x?o?|ciao|cordially|until |woofs?|wags?|yours|warmly|looking forward)[^.?]{0,40})$/i;

export function emailParts(lines: readonly EmailLine[]): EmailParts {
  const headerEnd = endOfHeader(lines);
  const fields = new Map<string, string>();
  for (const { text } of lines.slice(0, headerEnd)) {
    const name = text.trim().split(':')[0]?.toLowerCase() ?? '';
    fields.set(name, header.exec(text.trim())?.[1]?.trim() ?? '');
  }
  const found = lines.findIndex((line, at) => at >= headerEnd && beginsEarlier(lines, at));
  const earlierStart = found === -1 ? lines.length : found;
  const told = lines.slice(headerEnd, earlierStart);
  const first = told.find(({ text }) => text.trim() !== '');
  const greeting = first ? readGreeting(first) : null;
  const greetingLines = greeting && first && isGreetingAlone(greeting, first) ? [first.index] : [];
  const signatureLines = signatureOf(told.filter(({ index }) => !greetingLines.includes(index)));
  const apart = new Set([...greetingLines, ...signatureLines]);
  return {
    subject: fields.get('subject') || null,
    from: personOf(fields.get('from')),
    to: personOf(fields.get('to')),
    greeting,
    headerLines: lines.slice(0, headerEnd).map(({ index }) => index),
    greetingLines,
    signatureLines,
    earlierLines: lines.slice(earlierStart).map(({ index }) => index),
    body: told.filter(({ index }) => !apart.has(index)),
  };
}

/** "Kim Doe <kim@…>" is Kim Doe; an address alone names nobody. */
function personOf(field: string | undefined): string | null {
  const name = (field ?? '')
    .replace(/[<([].*$/, '')
    .replaceAll('"', '')
    .trim();
  return name === '' || name.includes('@') ? null : name;
}

/** A subject alone, or several fields as mail programs copy them. */
function endOfHeader(lines: readonly EmailLine[]): number {
  let end = 0;
  for (const [at, { text, isQuoted }] of lines.entries()) {
    if (isQuoted) break;
    if (text.trim() === '') continue;
    if (!header.test(text.trim())) break;
    end = at + 1;
  }
  return end;
}

function beginsEarlier(lines: readonly EmailLine[], at: number): boolean {
  const line = lines[at];
  if (!line) return false;
  const text = line.text.trim();
  const next = lines[at + 1];
  // Gmail breaks the line before "wrote:" at times.
  if (
    /^on\b.{6,120}$/i.test(text) &&
    /\bwrote:\s*$/i.test(next?.text ?? '') &&
    (next?.text.length ?? 0) < 100
  )
    return true;
  if (
    /^from:\s/i.test(text) &&
    lines.slice(at + 1, at + 4).some((one) => /^(?:sent|date):/i.test(one.text.trim()))
  )
    return true;
  // What is quoted to the end of the email is an earlier one; a quotation in its middle is a part of it.
  if (line.isQuoted) return lines.slice(at).every((one) => one.isQuoted || one.text.trim() === '');
  return earlierBegins.some((begin) => begin.test(text));
}

const mostSignatureLines = 9;

function signatureOf(lines: readonly EmailLine[]): number[] {
  const full = lines.filter(({ text }) => text.trim() !== '');
  const from = signatureStart(full);
  if (from === -1) return [];
  const postscript = full.findIndex(({ text }, at) => at > from && /^p\.?\s?s\b/i.test(text.trim()));
  return full.slice(from, postscript === -1 ? undefined : postscript).map(({ index }) => index);
}

function signatureStart(full: readonly EmailLine[]): number {
  const delimiter = full.findLastIndex(({ text }) => /^--\s*$/.test(text));
  if (delimiter > 0 && full.length - delimiter <= mostSignatureLines + 1) return delimiter;
  const postscript = full.findIndex(({ text }, at) => at > 0 && /^p\.?\s?s\b/i.test(text.trim()));
  const end = postscript === -1 ? full.length : postscript;
  for (let at = Math.max(1, end - mostSignatureLines); at < end; at += 1) {
    const line = full[at];
    if (!line || line.marker !== '') continue;
    const text = line.text.trim();
    const isShort = line.words.length <= 6;
    const isWhole = at === end - 1 && !line.words.slice(1).some(({ text: word }) => isCapital(word));
    // "Take care of her paws" ends a text that nobody has signed.
    if (isShort && signOff.test(text) && !isWhole && full.slice(at + 1, end).every(isSignatureLine))
      return at;
  }
  const last = full[end - 1];
  return last && end > 1 && isName(last) ? end - 1 : -1;
}

/** Names, addresses and titles: short, and no sentence. */
const isSignatureLine = ({ text, words }: EmailLine) =>
  words.length <= 9 && !/[a-z]{2}[.?!]$/.test(text.trim());

const connecting = new Set(['and', 'the', 'at', 'of', 'coach', 'your']);

const isName = ({ text, words, marker }: EmailLine) =>
  marker === '' &&
  words.length > 0 &&
  words.length <= 4 &&
  !/[?:.]$/.test(text.trim()) &&
  (words.every((word) => isCapital(word.text) || connecting.has(word.text.toLowerCase())) ||
    (words.length === 1 && /^\p{Ll}+$/u.test(text.trim())));

/** The words that name whoever wrote the email. */
export function signedNames(lines: readonly EmailLine[], { signatureLines, from }: EmailParts): Set<string> {
  const names = new Set<string>();
  const add = (words: readonly string[]) => {
    for (const one of words) names.add(one.toLowerCase());
  };
  signatureLines.forEach((index, place) => {
    const line = lines[index];
    if (!line) return;
    const words = line.words.map(({ text }) => text);
    const isClosing = place === 0 && signOff.test(line.text.trim());
    if (isClosing) add(line.text.includes(',') ? words.slice(1).filter(isCapital) : []);
    else if (place <= 2) add(words.filter((one) => isCapital(one) || words.length === 1));
  });
  add((from ?? '').split(/\s+/).filter(isCapital));
  for (const { text } of lines) {
    const told = /\b(?:this is|my name is|i am|i'm|i’m)\s+(\p{Lu}\p{L}+)\b|^(\p{Lu}\p{L}+) here\b/u.exec(
      text,
    );
    const name = told?.[1] ?? told?.[2];
    if (name !== undefined) add([name]);
  }
  return names;
}
