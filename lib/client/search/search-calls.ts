import type { SearchedText } from '@/lib/domain/snippets/searched-text';
import { SnippetIndex } from '@/lib/domain/snippets/snippet-index';

export interface LibraryChange {
  readonly removed: readonly number[];
  readonly put: readonly (SearchedText & { readonly number: number })[];
  /** Nothing more comes for now. */
  readonly isLast: boolean;
}

const index = new SnippetIndex();

/** What can be asked of the library, wherever it is searched. */
export const searchCalls = {
  change: ({ removed, put, isLast }: LibraryChange) => {
    for (const number of removed) index.remove(number);
    for (const { number, ...text } of put) index.put(number, text);
    if (isLast) index.sortIn();
  },
  search: (query: string) => index.search(query),
};
