/** Lower case without accents and apostrophes: `Cafe` finds `café`, `dont` finds `don’t`. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’`´]/gu, '')
    .toLowerCase();

export const searchWords = (text: string): string[] => foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
