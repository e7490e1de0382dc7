/** The classes of characters that tokens are cut by. */
export const Char = {
  space: 1,
  letter: 2,
  digit: 3,
  apostrophe: 4,
  open: 5,
  entity: 6,
  brace: 7,
  other: 0,
} as const;

/** The codes that the scanner looks for by themselves. */
export const Code = {
  newline: 10,
  exclamation: 33,
  quote: 34,
  hash: 35,
  ampersand: 38,
  apostrophe: 39,
  comma: 44,
  hyphen: 45,
  dot: 46,
  slash: 47,
  colon: 58,
  semicolon: 59,
  less: 60,
  equals: 61,
  greater: 62,
  question: 63,
  at: 64,
  underscore: 95,
  openBrace: 123,
  closeBrace: 125,
} as const;

const asciiClasses = [
  [/[a-z]/i, Char.letter],
  [/\d/, Char.digit],
  [/\s/, Char.space],
  [/['`]/, Char.apostrophe],
  [/</, Char.open],
  [/&/, Char.entity],
  [/\{/, Char.brace],
] as const;

const controls = 32;

const ascii = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code < controls) return Char.space;
  return asciiClasses.find(([chars]) => chars.test(String.fromCharCode(code)))?.[1] ?? Char.other;
});

export const beyondAscii = /[\p{L}\p{M}]/u;

export function classOf(code: number): number {
  if (code < 128) return ascii[code] ?? 0;
  if (code === 0x2019 || code === 0x2018 || code === 0x02bc || code === 0xb4) return Char.apostrophe;
  if (
    code === 0xa0 ||
    code === 0x202f ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x3000 ||
    code === 0xfeff
  ) {
    return Char.space;
  }
  if (code >= 0xd800 && code <= 0xdfff) return Char.other;
  return beyondAscii.test(String.fromCharCode(code)) ? Char.letter : Char.other;
}

export function isAsciiLetter(code: number): boolean {
  return code < 128 && ascii[code] === Char.letter;
}

export function isAsciiLetterOrDigit(code: number): boolean {
  return code < 128 && (ascii[code] === Char.letter || ascii[code] === Char.digit);
}

/** Whether a letter or a digit stands there. */
export function isWordAt(html: string, at: number): boolean {
  if (at >= html.length) return false;
  const kind = classOf(html.charCodeAt(at));
  return kind === Char.letter || kind === Char.digit;
}

/** Behind the letters and digits that begin there. */
export function lettersAt(html: string, at: number): number {
  let end = at;
  while (end < html.length) {
    const kind = classOf(html.charCodeAt(end));
    if (kind !== Char.letter && kind !== Char.digit) break;
    end += 1;
  }
  return end;
}

export const isSentenceMark = (code: number) => '.!?:…'.includes(String.fromCharCode(code));

/** Marks that may stand in the local part of an address. */
export const isAddressMark = (code: number) => '.+-_%/:~'.includes(String.fromCharCode(code));

/** Marks that end the sentence around an address rather than the address. */
export const isTrailingMark = (code: number) => ".,!?;:)]'’”".includes(String.fromCharCode(code));
