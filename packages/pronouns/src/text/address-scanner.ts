import * as characters from './characters.ts';
import * as kinds from './kinds.ts';
import { TokenColumns } from './tokens.ts';

// As constants of this file: a name that is imported is looked up at each use, which costs a tenth of the scan.
const { Char, classOf, Code, isAddressMark, isTrailingMark, isWordAt, lettersAt } = characters;
const { Kind } = kinds;

const topDomains = new Set(
  'com org net io co uk de eu us info biz app dev edu gov ca au fr html htm php pdf jpg png'.split(' '),
);

/** Reads what no white space parts: addresses, links and handles. */
export class AddressScanner extends TokenColumns {
  /** The offset that is read next. */
  protected at = 0;

  /** An e-mail address, a link or a handle: everything around `at` that no white space parts. */
  protected address(start: number, at: number): void {
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

  /** A link without "www": whether the labels from `dot` on end in a top-level domain. */
  protected domain(start: number, dot: number): boolean {
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
