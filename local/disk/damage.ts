/** A file that is not what was written; whoever meets it stops, so that nothing is written over it. */
export class Damage extends Error {
  readonly path: string;
  readonly line: number;
  readonly why: string;
  /** What stands there now, for whoever looks for what can be saved of it. */
  readonly text: string;

  constructor(path: string, line: number, why: string, text = '') {
    super(
      `Line ${line} of ${path} is damaged: ${why}. Nothing was changed; "npm run repair" keeps what is whole and says what is missing.`,
    );
    this.path = path;
    this.line = line;
    this.why = why;
    this.text = text;
  }
}
