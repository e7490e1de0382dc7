/** One text in all three versions. */
export interface Versions {
  readonly male: string;
  readonly female: string;
  readonly neutral: string;
  /** Whether a "they" of others stands in it. */
  readonly hasOthers: boolean;
}

/** Reads texts of three lines, M, F and N, with empty lines in between; `M*` has others. */
export const versionsIn = (texts: string): Versions[] =>
  texts
    .trim()
    .split(/\n\n+/)
    .map((text) => {
      const [male = '', female = '', neutral = ''] = text
        .split('\n')
        .map((line) => line.replace(/^\w\*?: /, ''));
      return { male, female, neutral, hasOthers: text.startsWith('M*') };
    });
