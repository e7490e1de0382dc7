import * as characters from './characters.ts';
import { entityAt } from './entities.ts';
import * as kinds from './kinds.ts';
import {
  after,
  blockTags,
  elementEnd,
  emptyTags,
  hasAttribute,
  inlineTagsEnd,
  isTag,
  nameEndAt,
  rawEnd,
  rawTags,
  tagEnd,
} from './tags.ts';
import { type Scan, TokenColumns } from './tokens.ts';

// As constants of this file: a name that is imported is looked up at each use, which costs a tenth of the scan.
const { beyondAscii, Char, classOf, Code, isAsciiLetter, isWordAt, lettersAt } = characters;
const { isAddressMark, isSentenceMark, isTrailingMark } = characters;
const { Kind } = kinds;

const clitics = new Set(['s', 're', 've', 'll', 'd', 'm']);
const topDomains = new Set(
  'com org net io co uk de eu us info biz app dev edu gov ca au fr html htm php pdf jpg png'.split(' '),
);

/** Cuts an html into words, marks and blocks in one pass; tags, comments, entities and addresses are stepped over. */
export function scanHtml(html: string): Scan {
  return new Scanner(html).run();
}

class Scanner extends TokenColumns {
  private at = 0;

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
    return this.scan();
  }

  private space(code: number): void {
    const { html } = this;
    this.pendingGap = true;
    let lines = code === Code.newline ? 1 : 0;
    let at = this.at + 1;
    while (at < html.length && classOf(html.charCodeAt(at)) === Char.space) {
      if (html.charCodeAt(at) === Code.newline) lines += 1;
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
      if (kind === Char.letter || kind === Char.digit || code === Code.underscore) at += 1;
      else if (code === Code.hyphen && at + 1 < length && classOf(html.charCodeAt(at + 1)) === Char.letter)
        at += 2;
      else break;
    }
    const next = at < length ? html.charCodeAt(at) : 0;
    const kind = classOf(next);
    if (kind === Char.apostrophe || kind === Char.open || kind === Char.entity) {
      this.at = at;
      if (this.longWord(start, at)) return;
      at = this.at;
    } else if (next === Code.at && at + 1 < length && classOf(html.charCodeAt(at + 1)) === Char.letter) {
      this.address(start, at);
      return;
    } else if (next === Code.colon && html.startsWith('://', at)) {
      this.address(start, at);
      return;
    } else if (next === Code.dot && at - start === 3 && /^www$/i.test(html.slice(start, at))) {
      this.address(start, at);
      return;
    } else if (next === Code.dot && at + 2 < length && classOf(html.charCodeAt(at + 1)) === Char.letter) {
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
        (code === Code.dot || code === Code.comma || code === Code.hyphen || code === Code.colon) &&
        classOf(html.charCodeAt(at + 1)) === Char.digit
      )
        at += 2;
      else if (code === Code.hyphen && classOf(html.charCodeAt(at + 1)) === Char.letter) at += 2;
      else break;
    }
    if (html.charCodeAt(at) === Code.at) {
      this.address(start, at);
      return;
    }
    this.at = at;
    this.push(Kind.number, start, at);
  }

  /** An apostrophe behind a word starts a clitic, also in "he 's late"; anywhere else it is a quotation mark. */
  private apostrophe(after: number): void {
    const { html } = this;
    const start = this.at;
    const last = this.count - 1;
    const behindWord =
      last >= 0 &&
      (this.pendingGap
        ? this.kind[last] === Kind.word && !this.pendingLine
        : this.kind[last] === Kind.word ||
          this.kind[last] === Kind.variable ||
          this.kind[last] === Kind.opaque);
    if (behindWord) {
      const letters = lettersAt(html, after);
      const isAlone = !this.pendingGap || classOf(html.charCodeAt(letters)) === Char.space;
      if (isAlone && clitics.has(html.slice(after, Math.min(letters, after + 3)).toLowerCase())) {
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
    if (next === Code.exclamation || next === Code.question) {
      this.at = html.startsWith('<!--', start) ? after(html, '-->', start + 4) : after(html, '>', start + 2);
      return;
    }
    const closes = next === Code.slash;
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
    const selfClosed = html.charCodeAt(end - 2) === Code.slash;
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
      this.mark(Code.ampersand);
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
    while (html.charCodeAt(name) === Code.openBrace) name += 1;
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
    if ((code === Code.at || code === Code.hash) && isAsciiLetter(html.charCodeAt(start + 1))) {
      this.address(start, start + 1);
      return;
    }
    this.at = start + (code >= 0xd800 && code <= 0xdbff ? 2 : 1);
    if (code === Code.dot && html.charCodeAt(start + 1) === Code.dot) {
      while (html.charCodeAt(this.at) === Code.dot) this.at += 1;
    }
    if (code === Code.hyphen && html.charCodeAt(start + 1) === Code.hyphen) {
      while (html.charCodeAt(this.at) === Code.hyphen) this.at += 1;
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
      if (classOf(code) === Char.space || code === Code.less || code === Code.quote || code === Code.greater)
        break;
      if (code === Code.openBrace && html.charCodeAt(end + 1) === Code.openBrace) break;
      end += 1;
    }
    while (end > at && isTrailingMark(html.charCodeAt(end - 1))) end -= 1;
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
    for (let labels = 0; labels < 6 && html.charCodeAt(at) === Code.dot; labels += 1) {
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
    if (code === Code.closeBrace) return html.charCodeAt(at + 1) === Code.closeBrace ? at + 2 : -1;
    if (code === Code.openBrace || code === Code.less) return -1;
  }
  return -1;
}
