/** "1", "1 and 2", "1, 2 and 3". */
export function listed(words: readonly string[], joint: 'and' | 'or' = 'and'): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1) ?? ''}`;
}
