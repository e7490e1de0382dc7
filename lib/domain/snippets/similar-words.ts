/** One slip in a word of four letters, two from eight on. */
const slipsIn = (word: string) => (word.length < 8 ? 1 : 2);

/** The letters of a word as bits; several letters may share one. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 26);
  return letters;
}

/** Tells by its letters which word may be similar to one: each that is missing altogether takes a slip. */
export function mayBeSimilarTo(word: string): (letters: number) => boolean {
  const wanted = lettersOf(word);
  const slips = slipsIn(word);
  return (letters) => {
    let missing = wanted & ~letters;
    for (let left = slips; missing !== 0; left -= 1) {
      if (left === 0) return false;
      missing &= missing - 1;
    }
    return true;
  };
}

/** Tells which word is one by a few slips: a letter added, dropped, changed or swapped with its neighbor. */
export function similarTo(word: string): (candidate: string) => boolean {
  const { length } = word;
  const slips = slipsIn(word);
  const shortest = length - slips;
  // Slips between the beginnings of both: a row for each letter of the candidate, a column for each of the word.
  let beforeLast = new Uint8Array(length + 1);
  let last = new Uint8Array(length + 1);
  let row = new Uint8Array(length + 1);
  const slipsAt = (slipsIn: Uint8Array, column: number) => slipsIn[column] ?? 0;

  return (candidate) => {
    if (length < 4 || candidate.length < shortest) return false;
    for (let column = 0; column <= length; column += 1) last[column] = column;
    // The word may still be in the middle of being typed: a beginning of the candidate is enough.
    const end = Math.min(candidate.length, length + slips);
    for (let at = 1; at <= end; at += 1) {
      const letter = candidate.charCodeAt(at - 1);
      let fewest = at;
      row[0] = at;
      for (let column = 1; column <= length; column += 1) {
        const isSame = letter === word.charCodeAt(column - 1);
        let steps = Math.min(
          slipsAt(last, column) + 1,
          slipsAt(row, column - 1) + 1,
          slipsAt(last, column - 1) + (isSame ? 0 : 1),
        );
        const isSwapped =
          at > 1 &&
          column > 1 &&
          letter === word.charCodeAt(column - 2) &&
          candidate.charCodeAt(at - 2) === word.charCodeAt(column - 1);
        if (isSwapped) steps = Math.min(steps, slipsAt(beforeLast, column - 2) + 1);
        row[column] = steps;
        fewest = Math.min(fewest, steps);
      }
      if (fewest > slips) return false;
      if (at >= shortest && slipsAt(row, length) <= slips) return true;
      [beforeLast, last, row] = [last, row, beforeLast];
    }
    return false;
  };
}
