import type { Letter } from './letter';

export interface UsedSnippet {
  readonly id: string;
  /** Whose the snippet is, where it is an organization's. */
  readonly orgId?: string;
  /** Its text was changed by hand in the letter; told of an organization's. */
  readonly isChanged?: true;
}

export const usedOnce = (ids: readonly string[]): UsedSnippet[] => [...new Set(ids)].map((id) => ({ id }));

/** Each snippet of a letter once; it is changed where any of its blocks is. */
export function usedIn({ blocks }: Pick<Letter, 'blocks'>): UsedSnippet[] {
  const used = new Map<string, UsedSnippet>();
  for (const block of blocks) {
    if (block.kind === 'text') continue;
    const { snippetId: id, orgId, editedHtml } = block;
    const isChanged = editedHtml !== undefined || used.get(id)?.isChanged === true;
    used.set(id, orgId === undefined ? { id } : { id, orgId, ...(isChanged && { isChanged }) });
  }
  return [...used.values()];
}
