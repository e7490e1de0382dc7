const firstSign = 65;
const mostShared = 25;

/** Lower-case words in alphabetical order as one text: each by a capital that says how many letters it shares with the one before, and the rest. */
export function packedWords(words: readonly string[]): string {
  let before = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < mostShared && shared < word.length && word[shared] === before[shared]) shared += 1;
      before = word;
      return String.fromCharCode(firstSign + shared) + word.slice(shared);
    })
    .join('');
}

/** The words of such a text. */
export function unpackedWords(text: string): string[] {
  let before = '';
  return (text.match(/[A-Z][^A-Z]*/g) ?? []).map(
    (part) => (before = before.slice(0, part.charCodeAt(0) - firstSign) + part.slice(1)),
  );
}
