import * as characters from './characters.ts';
import { entityAt } from './entities.ts';
import * as kinds from './kinds.ts';
import {
  after,
  blockTags,
  elementEnd,
  emptyTags,
  hasAttribute,
  isTag,
  nameEndAt,
  rawEnd,
  rawTags,
  tagEnd,
} from './tags.ts';
import type { Scan } from './tokens.ts';
import { WordScanner } from './word-scanner.ts';

// As constants of this file: a name that is imported is looked up at each use, which costs a tenth of the scan.
const { beyondAscii, Char, classOf, Code, isAsciiLetter, isSentenceMark } = characters;
const { Kind } = kinds;

/** Cuts an html into words, marks and blocks in one pass; tags, comments, entities and addresses are stepped over. */
export function scanHtml(html: string): Scan {
  return new Scanner(html).run();
}

class Scanner extends WordScanner {
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
}

/** A name, and a fallback that may consist of entities. */
const longestVariable = 512;

/** Behind the `}}` of the variable whose name starts at `from`; -1 where there is none. */
function variableEnd(html: string, from: number): number {
  const limit = Math.min(html.length, from + longestVariable);
  for (let at = from; at < limit; at += 1) {
    const code = html.charCodeAt(at);
    if (code === Code.closeBrace) return html.charCodeAt(at + 1) === Code.closeBrace ? at + 2 : -1;
    if (code === Code.openBrace || code === Code.less) return -1;
  }
  return -1;
}
