/** A word that was decided on less than certain grounds; the range counts characters of the result. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly chosen: string;
  readonly alternative: string;
  /** One sentence. */
  readonly why: string;
}
