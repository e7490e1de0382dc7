import { Kind } from './kinds.ts';

/** The tokens of an html in columns; a token's text is `html.slice(start, end)` unless it is `odd`. */
export interface Scan {
  readonly html: string;
  readonly count: number;
  readonly kind: Uint8Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** 1 where white space or the edge of a block precedes. */
  readonly gap: Uint8Array;
  /** Words that hold a tag or an entity: what they read as, and the pieces of text that they are written in. */
  readonly odd: ReadonlyMap<number, OddWord>;
}

export interface OddWord {
  readonly text: string;
  readonly pieces: readonly (readonly [start: number, end: number])[];
}

const blockTags = new Set(
  (
    'address article aside blockquote body dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 ' +
    'h5 h6 head header hr html li main nav ol option p pre section summary table tbody td tfoot th thead title tr ul'
  ).split(' '),
);
const rawTags = new Set(['script', 'style', 'textarea', 'iframe', 'noscript', 'svg', 'math', 'template']);
const emptyTags = new Set([
  'br',
  'hr',
  'img',
  'input',
  'wbr',
  'area',
  'base',
  'col',
  'embed',
  'link',
  'meta',
  'source',
  'track',
]);
const clitics = new Set(['s', 're', 've', 'll', 'd', 'm']);
const topDomains = new Set(
  'com org net io co uk de eu us info biz app dev edu gov ca au fr html htm php pdf jpg png'.split(' '),
);

const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  rsquo: "'",
  lsquo: "'",
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  ldquo: '"',
  rdquo: '"',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  shy: '',
  zwj: '',
  zwnj: '',
};

const Char = {
  space: 1,
  letter: 2,
  digit: 3,
  apostrophe: 4,
  open: 5,
  entity: 6,
  brace: 7,
  other: 0,
} as const;

const ascii = new Uint8Array(128);
for (let code = 0; code < 128; code += 1) {
  const char = String.fromCharCode(code);
  ascii[code] = /[a-zA-Z]/.test(char)
    ? Char.letter
    : /[0-9]/.test(char)
      ? Char.digit
      : /[\s]/.test(char) || code < 32
        ? Char.space
        : char === "'" || char === '`'
          ? Char.apostrophe
          : char === '<'
            ? Char.open
            : char === '&'
              ? Char.entity
              : char === '{'
                ? Char.brace
                : Char.other;
}

const beyondAscii = /[\p{L}\p{M}]/u;

function classOf(code: number): number {
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

/** Cuts an html into words, marks and blocks in one pass; tags, comments, entities and addresses are stepped over. */
export function scanHtml(html: string): Scan {
  return new Scanner(html).run();
}

class Scanner {
  private readonly html: string;
  private count = 0;
  private kind: Uint8Array;
  private start: Int32Array;
  private end: Int32Array;
  private gap: Uint8Array;
  private readonly odd = new Map<number, OddWord>();
  private at = 0;
  private pendingGap = true;
  /** A line break waits for what follows: it ends the sentence or is only a space. */
  private pendingLine = false;

  constructor(html: string) {
    this.html = html;
    const size = (html.length >> 2) + 16;
    this.kind = new Uint8Array(size);
    this.start = new Int32Array(size);
    this.end = new Int32Array(size);
    this.gap = new Uint8Array(size);
  }

  run(): Scan {
    const { html } = this;
    const { length } = html;
    while (this.at < length) {
      const code = html.charCodeAt(this.at);
      switch (classOf(code)) {
        case Char.letter:
          this.word();
          break;
        case Char.space:
          this.space(code);
          break;
        case Char.digit:
          this.number();
          break;
        case Char.apostrophe:
          this.apostrophe(this.at + 1);
          break;
        case Char.open:
          this.tag();
          break;
        case Char.entity:
          this.entity();
          break;
        case Char.brace:
          this.brace();
          break;
        default:
          this.mark(code);
      }
    }
    this.push(Kind.block, length, length);
    const { count, kind, start, end, gap, odd } = this;
    return { html, count, kind, start, end, gap, odd };
  }

  private push(kind: Kind, start: number, end: number): void {
    if (this.pendingLine) this.endLine(start, kind);
    if (this.count === this.kind.length) this.grow();
    const index = this.count;
    this.kind[index] = kind;
    this.start[index] = start;
    this.end[index] = end;
    this.gap[index] = this.pendingGap ? 1 : 0;
    this.pendingGap = false;
    this.count = index + 1;
  }

  private grow(): void {
    const size = this.kind.length * 2;
    const kind = new Uint8Array(size);
    kind.set(this.kind);
    this.kind = kind;
    const gap = new Uint8Array(size);
    gap.set(this.gap);
    this.gap = gap;
    const start = new Int32Array(size);
    start.set(this.start);
    this.start = start;
    const end = new Int32Array(size);
    end.set(this.end);
    this.end = end;
  }

  /** A single line break parts sentences where the next line starts like one. */
  private endLine(start: number, kind: Kind): void {
    this.pendingLine = false;
    const code = this.html.charCodeAt(start);
    const starts =
      kind === Kind.variable || kind === Kind.block || code < 65 || code > 122 || (code >= 65 && code <= 90);
    if (starts) this.block(start);
  }

  private block(at: number): void {
    this.pendingLine = false;
    this.pendingGap = true;
    if (this.count === 0 || this.kind[this.count - 1] === Kind.block) return;
    this.push(Kind.block, at, at);
    this.pendingGap = true;
  }

  private space(code: number): void {
    const { html } = this;
    this.pendingGap = true;
    let lines = code === 10 ? 1 : 0;
    let at = this.at + 1;
    while (at < html.length && classOf(html.charCodeAt(at)) === Char.space) {
      if (html.charCodeAt(at) === 10) lines += 1;
      at += 1;
    }
    // An empty line parts paragraphs where there are no tags.
    if (lines > 1) this.block(this.at);
    this.at = at;
  }

  private word(): void {
    const { html } = this;
    const { length } = html;
    const start = this.at;
    let at = start + 1;
    while (at < length) {
      const code = html.charCodeAt(at);
      const kind = classOf(code);
      if (kind === Char.letter || kind === Char.digit || code === 95) at += 1;
      else if (code === 45 && at + 1 < length && classOf(html.charCodeAt(at + 1)) === Char.letter) at += 2;
      else break;
    }
    const next = at < length ? html.charCodeAt(at) : 0;
    const kind = classOf(next);
    if (kind === Char.apostrophe || kind === Char.open || kind === Char.entity) {
      this.at = at;
      if (this.longWord(start, at)) return;
      at = this.at;
    } else if (next === 64 && at + 1 < length && classOf(html.charCodeAt(at + 1)) === Char.letter) {
      this.address(start, at);
      return;
    } else if (next === 58 && html.startsWith('://', at)) {
      this.address(start, at);
      return;
    } else if (next === 46 && at - start === 3 && /^www$/i.test(html.slice(start, at))) {
      this.address(start, at);
      return;
    } else if (next === 46 && at + 2 < length && classOf(html.charCodeAt(at + 1)) === Char.letter) {
      if (this.domain(start, at)) return;
    }
    this.at = at;
    this.push(Kind.word, start, at);
  }

  /** A word that may go on behind an apostrophe, an entity or a tag; false where it does not. */
  private longWord(start: number, wordEnd: number): boolean {
    const { html } = this;
    const pieces: [number, number][] = [[start, wordEnd]];
    let text = '';
    let at = wordEnd;
    for (;;) {
      const step = this.inside(at);
      if (!step) break;
      if (step.apostrophe) {
        const letters = lettersAt(html, step.end);
        if (letters === step.end) break;
        const tail = html.slice(step.end, letters).toLowerCase();
        if (clitics.has(tail) && !isWordAt(html, letters)) break;
        pieces.push([step.start, letters]);
        text += (text === '' ? html.slice(start, wordEnd) : '') + `'${html.slice(step.end, letters)}`;
        at = letters;
        continue;
      }
      const letters = lettersAt(html, step.end);
      if (letters === step.end && step.char === '') break;
      if (text === '') text = html.slice(start, wordEnd);
      text += step.char + html.slice(step.end, letters);
      if (step.char === '') pieces.push([step.end, letters]);
      else pieces.push([step.start, letters]);
      at = letters;
    }
    if (pieces.length === 1) return false;
    this.at = at;
    this.push(Kind.word, start, at);
    this.odd.set(this.count - 1, { text, pieces });
    return true;
  }

  /** What stands inside a word at `at`: an apostrophe, a letter as an entity, or inline tags; undefined ends it. */
  private inside(at: number): { start: number; end: number; apostrophe: boolean; char: string } | undefined {
    const { html } = this;
    if (at >= html.length) return undefined;
    const code = html.charCodeAt(at);
    const kind = classOf(code);
    if (kind === Char.apostrophe) return { start: at, end: at + 1, apostrophe: true, char: "'" };
    if (kind === Char.entity) {
      const entity = entityAt(html, at);
      if (!entity) return undefined;
      if (entity.char === "'") return { start: at, end: entity.end, apostrophe: true, char: "'" };
      if (entity.char !== '' && !beyondAscii.test(entity.char)) return undefined;
      return { start: at, end: entity.end, apostrophe: false, char: entity.char || '\u00ad' };
    }
    if (kind === Char.open) {
      const end = inlineTagsEnd(html, at);
      if (end === at) return undefined;
      return { start: at, end, apostrophe: false, char: '' };
    }
    return undefined;
  }

  private number(): void {
    const { html } = this;
    const start = this.at;
    let at = start + 1;
    while (at < html.length) {
      const code = html.charCodeAt(at);
      const kind = classOf(code);
      if (kind === Char.digit || kind === Char.letter) at += 1;
      else if (
        (code === 46 || code === 44 || code === 45 || code === 58) &&
        classOf(html.charCodeAt(at + 1)) === Char.digit
      )
        at += 2;
      else if (code === 45 && classOf(html.charCodeAt(at + 1)) === Char.letter) at += 2;
      else break;
    }
    if (html.charCodeAt(at) === 64) {
      this.address(start, at);
      return;
    }
    this.at = at;
    this.push(Kind.number, start, at);
  }

  /** An apostrophe behind a word starts a clitic; anywhere else it is a quotation mark. */
  private apostrophe(after: number): void {
    const { html } = this;
    const start = this.at;
    const last = this.count - 1;
    const behindWord =
      last >= 0 &&
      !this.pendingGap &&
      (this.kind[last] === Kind.word || this.kind[last] === Kind.variable || this.kind[last] === Kind.opaque);
    if (behindWord) {
      const letters = lettersAt(html, after);
      if (clitics.has(html.slice(after, Math.min(letters, after + 3)).toLowerCase())) {
        this.at = letters;
        this.push(Kind.clitic, start, letters);
        return;
      }
    }
    this.at = after;
    this.push(Kind.mark, start, after);
  }

  private tag(): void {
    const { html } = this;
    const start = this.at;
    const next = html.charCodeAt(start + 1);
    if (next === 33 || next === 63) {
      this.at = html.startsWith('<!--', start) ? after(html, '-->', start + 4) : after(html, '>', start + 2);
      return;
    }
    const closes = next === 47;
    const nameStart = start + (closes ? 2 : 1);
    if (!isAsciiLetter(html.charCodeAt(nameStart))) {
      this.at = start + 1;
      this.push(Kind.mark, start, start + 1);
      return;
    }
    const nameEnd = nameEndAt(html, nameStart);
    const name = html.slice(nameStart, nameEnd).toLowerCase();
    if (!isTag(html, nameEnd, name)) {
      this.at = start + 1;
      this.push(Kind.mark, start, start + 1);
      return;
    }
    const end = tagEnd(html, nameEnd);
    this.at = end;
    if (blockTags.has(name)) this.block(start);
    else if (name === 'br') {
      if (this.pendingLine) this.block(start);
      else {
        const last = this.count - 1;
        if (
          last >= 0 &&
          this.kind[last] === Kind.mark &&
          isSentenceMark(html.charCodeAt(this.start[last] ?? 0))
        ) {
          this.block(start);
        }
        this.pendingLine = true;
        this.pendingGap = true;
      }
    } else if (name === 'img' || name === 'td' || name === 'input') this.pendingGap = true;
    if (closes) return;
    const selfClosed = html.charCodeAt(end - 2) === 47;
    if (rawTags.has(name) && !selfClosed) {
      this.at = rawEnd(html, name, end);
      return;
    }
    if (emptyTags.has(name) || selfClosed) return;
    const attributes = nameEnd < end - 1 ? html.slice(nameEnd, end) : '';
    if (attributes === '') return;
    const keeps = hasAttribute(attributes, 'data-keep');
    if (keeps || hasAttribute(attributes, 'data-variable')) {
      const close = elementEnd(html, name, end);
      this.push(keeps ? Kind.opaque : Kind.variable, end, close);
      this.at = close;
    }
  }

  private entity(): void {
    const entity = entityAt(this.html, this.at);
    if (!entity) {
      this.mark(38);
      return;
    }
    const { char, end } = entity;
    if (char === "'") {
      this.apostrophe(end);
      return;
    }
    const start = this.at;
    this.at = end;
    if (char === '') return;
    if (classOf(char.charCodeAt(0)) === Char.space) {
      this.pendingGap = true;
      return;
    }
    this.push(beyondAscii.test(char) ? Kind.opaque : Kind.mark, start, end);
  }

  private brace(): void {
    const { html } = this;
    const start = this.at;
    let name = start + 1;
    while (html.charCodeAt(name) === 123) name += 1;
    const close = name - start < 2 ? -1 : variableEnd(html, name);
    if (close < 0) {
      this.at = name;
      this.push(Kind.mark, start, name);
      return;
    }
    // Of three braces the inner two are the variable's.
    if (name - start > 2) this.push(Kind.mark, start, name - 2);
    this.at = close;
    this.push(Kind.variable, name - 2, close);
  }

  private mark(code: number): void {
    const { html } = this;
    const start = this.at;
    if ((code === 64 || code === 35) && isAsciiLetter(html.charCodeAt(start + 1))) {
      this.address(start, start + 1);
      return;
    }
    this.at = start + (code >= 0xd800 && code <= 0xdbff ? 2 : 1);
    if (code === 46 && html.charCodeAt(start + 1) === 46) {
      while (html.charCodeAt(this.at) === 46) this.at += 1;
    }
    if (code === 45 && html.charCodeAt(start + 1) === 45) {
      while (html.charCodeAt(this.at) === 45) this.at += 1;
    }
    this.push(Kind.mark, start, Math.min(this.at, html.length));
  }

  /** An e-mail address, a link or a handle: everything around `at` that no white space parts. */
  private address(start: number, at: number): void {
    const { html } = this;
    let first = this.count;
    let from = start;
    let glued = !this.pendingGap;
    while (first > 0 && glued) {
      const kind = this.kind[first - 1];
      if (kind !== Kind.word && kind !== Kind.number && kind !== Kind.mark && kind !== Kind.opaque) break;
      if (kind === Kind.mark && !isAddressMark(html.charCodeAt(this.start[first - 1] ?? 0))) break;
      if (this.end[first - 1] !== from) break;
      first -= 1;
      from = this.start[first] ?? from;
      glued = this.gap[first] === 0;
      this.odd.delete(first);
    }
    let end = at;
    while (end < html.length) {
      const code = html.charCodeAt(end);
      if (classOf(code) === Char.space || code === 60 || code === 34 || code === 62) break;
      if (code === 123 && html.charCodeAt(end + 1) === 123) break;
      end += 1;
    }
    while (end > at && isTrailing(html.charCodeAt(end - 1))) end -= 1;
    if (first < this.count) {
      this.pendingGap = this.gap[first] === 1;
      this.count = first;
    }
    this.at = Math.max(end, start + 1);
    this.push(Kind.opaque, from, this.at);
  }

  private domain(start: number, dot: number): boolean {
    const { html } = this;
    let at = dot;
    for (let labels = 0; labels < 6 && html.charCodeAt(at) === 46; labels += 1) {
      const from = at + 1;
      at = lettersAt(html, from);
      if (at === from) return false;
      if (at - from <= 4 && topDomains.has(html.slice(from, at)) && !isWordAt(html, at)) {
        this.address(start, at);
        return true;
      }
    }
    return false;
  }
}

/** Behind the `}}` of the variable whose name starts at `from`; -1 where there is none. */
function variableEnd(html: string, from: number): number {
  const limit = Math.min(html.length, from + 160);
  for (let at = from; at < limit; at += 1) {
    const code = html.charCodeAt(at);
    if (code === 125) return html.charCodeAt(at + 1) === 125 ? at + 2 : -1;
    if (code === 123 || code === 60) return -1;
  }
  return -1;
}

function isAsciiLetter(code: number): boolean {
  return code < 128 && ascii[code] === Char.letter;
}

function isWordAt(html: string, at: number): boolean {
  if (at >= html.length) return false;
  const kind = classOf(html.charCodeAt(at));
  return kind === Char.letter || kind === Char.digit;
}

function lettersAt(html: string, at: number): number {
  let end = at;
  while (end < html.length) {
    const kind = classOf(html.charCodeAt(end));
    if (kind !== Char.letter && kind !== Char.digit) break;
    end += 1;
  }
  return end;
}

function nameEndAt(html: string, at: number): number {
  let end = at;
  while (end < html.length) {
    const kind = classOf(html.charCodeAt(end));
    if (kind !== Char.letter && kind !== Char.digit && html.charCodeAt(end) !== 45) break;
    end += 1;
  }
  return end;
}

/** "<He said" is no tag: names that html does not know have to look like one by what follows. */
function isTag(html: string, nameEnd: number, name: string): boolean {
  if (
    blockTags.has(name) ||
    inlineTags.has(name) ||
    rawTags.has(name) ||
    emptyTags.has(name) ||
    name.includes('-')
  )
    return true;
  const next = html.charCodeAt(nameEnd);
  if (next === 62 || next === 47 || next === 58) return true;
  return attribute.test(html.slice(nameEnd, nameEnd + 80));
}

const attribute = /^\s+[a-zA-Z_:@.-]{1,60}\s?(?:=|\/?>)/;

/** Behind the `>` of a tag, quoted attributes stepped over; the end of the text where it never closes. */
function tagEnd(html: string, from: number): number {
  let at = from;
  let value = false;
  while (at < html.length) {
    const code = html.charCodeAt(at);
    if (code === 62) return at + 1;
    if (value && (code === 34 || code === 39)) {
      const close = html.indexOf(code === 34 ? '"' : "'", at + 1);
      if (close < 0) return html.length;
      at = close;
    }
    if (code === 61) value = true;
    else if (code > 32) value = false;
    at += 1;
  }
  return html.length;
}

function after(html: string, what: string, from: number): number {
  const found = html.indexOf(what, from);
  return found < 0 ? html.length : found + what.length;
}

function rawEnd(html: string, name: string, from: number): number {
  let at = from;
  for (;;) {
    const close = html.indexOf('</', at);
    if (close < 0) return html.length;
    const end = close + 2 + name.length;
    if (html.slice(close + 2, end).toLowerCase() === name && !isWordAt(html, end)) return close;
    at = close + 2;
  }
}

/** Where the content of an element ends: at its own closing tag, those of nested ones of the name stepped over. */
function elementEnd(html: string, name: string, from: number): number {
  let depth = 1;
  let at = from;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) return html.length;
    if (html.startsWith('<!--', open)) {
      at = after(html, '-->', open + 4);
      continue;
    }
    const closes = html.charCodeAt(open + 1) === 47;
    const nameStart = open + (closes ? 2 : 1);
    if (!isAsciiLetter(html.charCodeAt(nameStart))) {
      at = open + 1;
      continue;
    }
    const nameEnd = nameEndAt(html, nameStart);
    const end = tagEnd(html, nameEnd);
    if (nameEnd - nameStart === name.length && html.slice(nameStart, nameEnd).toLowerCase() === name) {
      if (closes) depth -= 1;
      else if (html.charCodeAt(end - 2) !== 47) depth += 1;
      if (depth === 0) return open;
    }
    at = end;
  }
  return html.length;
}

/** Whether an attribute of this name stands outside of any quoted value. */
function hasAttribute(attributes: string, name: string): boolean {
  const bare = attributes.includes(name) ? attributes.replace(/"[^"]*"|'[^']*'/g, '""') : '';
  return new RegExp(`(?:^|[\\s"'/])${name}(?=[\\s=/>]|$)`, 'i').test(bare);
}

const inlineTags = new Set(
  'b i em strong u s span a mark small sub sup font del ins code q cite abbr label big tt strike audio button canvas center data dfn dialog i kbd label map meter object output picture progress ruby rp rt samp select optgroup slot time var video bdi bdo body'.split(
    ' ',
  ),
);

/** Behind the inline tags at `at` that carry no attribute of ours; `at` where there are none. */
function inlineTagsEnd(html: string, at: number): number {
  let end = at;
  for (let tags = 0; tags < 8 && html.charCodeAt(end) === 60; tags += 1) {
    const nameStart = end + (html.charCodeAt(end + 1) === 47 ? 2 : 1);
    if (!isAsciiLetter(html.charCodeAt(nameStart))) break;
    const nameEnd = nameEndAt(html, nameStart);
    if (!inlineTags.has(html.slice(nameStart, nameEnd).toLowerCase())) break;
    const next = html.charCodeAt(nameEnd) === 62 ? nameEnd + 1 : tagEnd(html, nameEnd);
    if (next - nameEnd > 500 || html.slice(nameEnd, next).includes('data-')) break;
    end = next;
  }
  return end;
}

function entityAt(html: string, at: number): { char: string; end: number } | undefined {
  const limit = Math.min(html.length, at + 34);
  let end = at + 1;
  while (end < limit) {
    const code = html.charCodeAt(end);
    if (code === 59) break;
    if (!(code === 35 || (code < 128 && (ascii[code] === Char.letter || ascii[code] === Char.digit))))
      return undefined;
    end += 1;
  }
  if (html.charCodeAt(end) !== 59 || end === at + 1) return undefined;
  const name = html.slice(at + 1, end);
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
    if (!(code > 0 && code <= 0x10_ff_ff)) return { char: '&', end: end + 1 };
    if (code === 0xad || code === 0x200d || code === 0x200c) return { char: '', end: end + 1 };
    const kind = classOf(code > 0xffff ? 0xd800 : code);
    const char = kind === Char.apostrophe ? "'" : kind === Char.space ? ' ' : String.fromCodePoint(code);
    return { char, end: end + 1 };
  }
  const known = entities[name];
  if (known !== undefined) return { char: known, end: end + 1 };
  return {
    char: /(?:acute|grave|circ|uml|tilde|cedil|ring|slash|lig|caron)$/.test(name) ? 'é' : '&',
    end: end + 1,
  };
}

const isSentenceMark = (code: number) =>
  code === 46 || code === 33 || code === 63 || code === 58 || code === 0x2026;

/** Marks that may stand in the local part of an address: . + - _ % / : # ~ = & ? */
const isAddressMark = (code: number) =>
  code === 46 ||
  code === 43 ||
  code === 45 ||
  code === 95 ||
  code === 37 ||
  code === 47 ||
  code === 58 ||
  code === 126;

const isTrailing = (code: number) =>
  code === 46 ||
  code === 44 ||
  code === 33 ||
  code === 63 ||
  code === 59 ||
  code === 58 ||
  code === 41 ||
  code === 93 ||
  code === 39 ||
  code === 0x2019 ||
  code === 0x201d;
