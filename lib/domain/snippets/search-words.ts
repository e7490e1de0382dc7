/** Lower case without accents and apostrophes: `Cafe` finds `café`, `dont` finds `don’t`. */
export const foldLetters = (text: string): string =>
  plainWord.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(/\p{M}|['’`´]/gu, '')
        .toLowerCase();

/** Most words are of these letters, in which there is nothing to fold but their case. */
const plainWord = /^[a-z0-9]*$/i;

export const searchWords = (text: string): string[] => foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
