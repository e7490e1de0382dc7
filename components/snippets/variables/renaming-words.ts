import type { RenamingOutcome } from '@/lib/client/queries/snippets/rename-everywhere';

export const otherSnippets = (count: number) =>
  count === 1 ? '1 other snippet' : `${count.toLocaleString()} other snippets`;

/** How a renaming in other snippets went. */
export function renamingOutcome({ renamed, outrun, tooLong }: Omit<RenamingOutcome, 'failure'>): string {
  const rests = [
    outrun > 0 &&
      `${otherSnippets(outrun)} had been changed by someone else and stayed as ${outrun === 1 ? 'it was' : 'they were'}.`,
    tooLong > 0 &&
      `${otherSnippets(tooLong)} would get too long and stayed as ${tooLong === 1 ? 'it was' : 'they were'}.`,
  ].filter((rest) => rest !== false);
  if (rests.length === 0) return `Renamed in ${otherSnippets(renamed)}`;
  return [...(renamed > 0 ? [`Renamed in ${otherSnippets(renamed)}.`] : []), ...rests].join(' ');
}
