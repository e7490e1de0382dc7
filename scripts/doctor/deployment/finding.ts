/** `mistake`: the app does not work, or is not safe, until it is mended. `unchecked`: nobody could look. */
type Level = 'well' | 'warning' | 'mistake' | 'unchecked';

export interface Finding {
  readonly level: Level;
  /** One sentence on what was found. */
  readonly sentence: string;
  /** The command that mends it, or the place where it is mended. */
  readonly remedy?: string;
}

export const well = (sentence: string): Finding => ({ level: 'well', sentence });
export const warning = (sentence: string, remedy: string): Finding => ({
  level: 'warning',
  sentence,
  remedy,
});
export const mistake = (sentence: string, remedy: string): Finding => ({
  level: 'mistake',
  sentence,
  remedy,
});

/** Thrown by a check that cannot be made: that is neither well nor a mistake. */
export class CannotLook extends Error {
  readonly remedy: string | undefined;
  /** What was answered, where anything was. */
  readonly status: number | undefined;

  constructor(sentence: string, remedy?: string, status?: number) {
    super(sentence);
    this.remedy = remedy;
    this.status = status;
  }
}

/** Thrown where looking already told what is wrong. */
export class Wrong extends Error {
  readonly finding: Finding;

  constructor(sentence: string, remedy: string) {
    super(sentence);
    this.finding = mistake(sentence, remedy);
  }
}
