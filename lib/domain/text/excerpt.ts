/** Where a line or a sentence ends. */
const ahead = /\n|[.!?…]["”’')]*\s/;
const behind = /\n|[.!?…]["”’')]*(?=\s|$)/;

/** A stretch of a text with up to three words of its sentence on each side. */
export function excerptAround(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - 60), start)
      .split(ahead)
      .at(-1) ?? '';
  const after = text.slice(end, end + 60).split(behind)[0] ?? '';
  const wordsBefore = /(?:\S+\s+){0,3}\S*$/.exec(before)?.[0] ?? '';
  const wordsAfter = /^\S*(?:\s+\S+){0,3}/.exec(after)?.[0] ?? '';
  const isCut = wordsAfter.length < after.trimEnd().length;
  const rest = isCut ? wordsAfter.replace(dangling, '') : wordsAfter;
  return `${wordsBefore}${text.slice(start, end)}${rest}`.trim().replace(/[,;:–—-]+$/, '');
}

/** Words at the end that wait for more: "gave her a". */
const dangling =
  /(?:,?\s+(?:an?|the|your|my|our|his|her|their|its|to|of|in|on|at|for|with|from|by|so|and|but|or|if|when|as|that|who|very))+$/i;
