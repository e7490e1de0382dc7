import { scanHtml } from './html-scanner.ts';
import { Kind } from './kinds.ts';
import type { Scan } from './tokens.ts';
import { wordIn, wordOf, type Word } from '../words/word.ts';

/** The words of an html by their number, read when they are asked for. */
export class Text {
  readonly scan: Scan;
  readonly html: string;
  readonly count: number;
  private readonly words: (Word | undefined)[];

  constructor(html: string) {
    this.scan = scanHtml(html);
    this.html = html;
    this.count = this.scan.count;
    this.words = new Array<Word | undefined>(this.count);
  }

  kind(index: number): Kind | 0 {
    return index < 0 || index >= this.count ? 0 : ((this.scan.kind[index] ?? 0) as Kind);
  }

  start(index: number): number {
    return this.scan.start[index] ?? this.html.length;
  }

  end(index: number): number {
    return this.scan.end[index] ?? this.html.length;
  }

  /** Whether white space parts the token from the one before. */
  gap(index: number): boolean {
    return this.scan.gap[index] === 1;
  }

  /** The token as it reads, entities and tags inside of it taken away. */
  raw(index: number): string {
    if (index < 0 || index >= this.count) return '';
    const odd = this.scan.odd.size > 0 ? this.scan.odd.get(index) : undefined;
    return odd?.text ?? this.html.slice(this.start(index), this.end(index));
  }

  /** A word or clitic in lower case with straight apostrophes; marks as they are; '' at the edges and for variables. */
  word(index: number): string {
    return this.entry(index).text;
  }

  /** What is known of the word. */
  entry(index: number): Word {
    if (index < 0 || index >= this.count) return none;
    return this.words[index] ?? this.look(index);
  }

  classes(index: number): number {
    return this.isWord(index) ? this.entry(index).classes : 0;
  }

  isWord(index: number): boolean {
    return this.scan.kind[index] === Kind.word;
  }

  isCapitalized(index: number): boolean {
    if (this.scan.kind[index] !== Kind.word) return false;
    const code = this.html.charCodeAt(this.start(index));
    return code >= 65 && code <= 90;
  }

  private look(index: number): Word {
    const kind = this.scan.kind[index];
    let word = none;
    // The apostrophes inside of words were made straight when they were read.
    if (kind === Kind.word) word = this.asWritten(index);
    else if (kind === Kind.clitic) word = wordOf(`'${lettersOf(this.raw(index))}`);
    else if (kind === Kind.mark) word = this.mark(index);
    else if (kind === Kind.number) word = wordOf(this.raw(index));
    this.words[index] = word;
    return word;
  }

  /** Most are one plain sign, which need not be looked up. */
  private mark(index: number): Word {
    const code = this.html.charCodeAt(this.start(index));
    if (code > 127 || this.end(index) - this.start(index) !== 1) return asMark(this.asWritten(index));
    return (signs[code] ??= asMark(wordOf(String.fromCharCode(code))));
  }

  private asWritten(index: number): Word {
    if (this.scan.odd.size > 0 && this.scan.odd.has(index)) return wordOf(this.raw(index).toLowerCase());
    return wordIn(this.html, this.start(index), this.end(index));
  }
}

const none = wordOf('');

const signs = new Array<Word | undefined>(128).fill(undefined);

const lettersOf = (raw: string) => (/[A-Za-z]+$/.exec(raw)?.[0] ?? '').toLowerCase();

const marks: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&ldquo;': '"',
  '&rdquo;': '"',
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '`': "'",
  '&lsquo;': "'",
  '&rsquo;': "'",
  '&#39;': "'",
  '&#34;': '"',
  '&hellip;': '...',
  '…': '...',
  '..': '...',
  '....': '...',
  '–': '—',
  '--': '—',
  '---': '—',
  '&ndash;': '—',
  '&mdash;': '—',
};

function asMark(written: Word): Word {
  const { text } = written;
  const mark = marks[text] ?? (text.startsWith('..') ? '...' : text);
  return mark === text ? written : wordOf(mark);
}
