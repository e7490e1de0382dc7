import { AddressScanner } from './address-scanner.ts';
import * as characters from './characters.ts';
import { entityAt } from './entities.ts';
import * as kinds from './kinds.ts';
import { inlineTagsEnd } from './tags.ts';

// As constants of this file: a name that is imported is looked up at each use, which costs a tenth of the scan.
const { beyondAscii, Char, classOf, Code, isWordAt, lettersAt } = characters;
const { Kind } = kinds;

const clitics = new Set(['s', 're', 've', 'll', 'd', 'm']);

/** Reads words, numbers and what apostrophes open. */
export class WordScanner extends AddressScanner {
  protected word(): void {
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

  protected number(): void {
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
  protected apostrophe(after: number): void {
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
}
