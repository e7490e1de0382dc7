/** What a token is. Clitics are the 's, 're, 'll, 've, 'd and 'm after a word. */
export const Kind = {
  word: 1,
  clitic: 2,
  number: 3,
  mark: 4,
  variable: 5,
  opaque: 6,
  /** The end of a block: no sentence reaches across. */
  block: 7,
} as const;

export type Kind = (typeof Kind)[keyof typeof Kind];
