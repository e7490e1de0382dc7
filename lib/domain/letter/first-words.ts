/** How a text begins, as a title for it: its first line, cut between words. */
export function firstWords(text: string, most = 60): string {
  const line = text.trim().split('\n')[0]?.replace(/\s+/g, ' ').trim() ?? '';
  return line.length <= most
    ? line.replace(/[\s,;:]+$/, '')
    : `${line.slice(0, most).replace(/[\s,;:]*\S*$/, '')}…`;
}
