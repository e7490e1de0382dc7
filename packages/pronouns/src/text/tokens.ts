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

/** The columns as they grow, with what waits for the next token: white space, and a line break that may be an end. */
export class TokenColumns {
  protected readonly html: string;
  protected count = 0;
  protected kind: Uint8Array;
  protected start: Int32Array;
  protected end: Int32Array;
  protected gap: Uint8Array;
  protected readonly odd = new Map<number, OddWord>();
  protected pendingGap = true;
  /** A line break waits for what follows: it ends the sentence or is only a space. */
  protected pendingLine = false;

  constructor(html: string) {
    this.html = html;
    const size = (html.length >> 2) + 16;
    this.kind = new Uint8Array(size);
    this.start = new Int32Array(size);
    this.end = new Int32Array(size);
    this.gap = new Uint8Array(size);
  }

  protected scan(): Scan {
    const { html, count, kind, start, end, gap, odd } = this;
    return { html, count, kind, start, end, gap, odd };
  }

  protected push(kind: Kind, start: number, end: number): void {
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

  /** Ends the block, where there is anything in it. */
  protected block(at: number): void {
    this.pendingLine = false;
    this.pendingGap = true;
    if (this.count === 0 || this.kind[this.count - 1] === Kind.block) return;
    this.push(Kind.block, at, at);
    this.pendingGap = true;
  }
}
