import type { LetterOutput } from './letter-output';

/** The letter as a mail in a file that mail programs open to be sent (RFC 5322; `X-Unsent` says that nobody has sent it). */
export function draftFile({ subject, html, text }: LetterOutput): string {
  // Base64 has no equals sign at the start of a line, so no part can hold it.
  const boundary = '=_heelwrite';
  const part = (type: string, content: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...base64Lines(content.replace(/\r\n?|\n/g, '\r\n')),
  ];
  return [
    ...subjectLines(subject),
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('text/plain', text),
    ...part('text/html', `<!doctype html><meta charset="utf-8">${html}`),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

/** They make 56 letters, which fit into a line with what an encoded word needs around them (RFC 2047). */
const bytesOfWord = 42;

function subjectLines(subject: string): string[] {
  const line = subject.replace(/\s+/g, ' ').trim();
  if (/^[\x20-\x7e]{0,66}$/.test(line)) return [`Subject: ${line}`];
  const words: string[] = [''];
  for (const letter of line) {
    const longer = `${words.at(-1) ?? ''}${letter}`;
    if (utf8.encode(longer).length > bytesOfWord) words.push(letter);
    else words[words.length - 1] = longer;
  }
  return words.map((word, at) => `${at === 0 ? 'Subject:' : ''} =?utf-8?B?${base64(word)}?=`);
}

const utf8 = new TextEncoder();
const base64 = (text: string) =>
  btoa(Array.from(utf8.encode(text), (byte) => String.fromCharCode(byte)).join(''));
const base64Lines = (text: string) => base64(text).match(/.{1,76}/g) ?? [''];
