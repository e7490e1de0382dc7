import { createContext } from 'react';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';

/** The snippet that is written, and its library. */
export interface WrittenSnippet {
  readonly library: Library;
  /** null while it was never saved. */
  readonly id: string | null;
  readonly title: string;
  /** Whether the writer may add pictures to the library. */
  readonly takesPictures: boolean;
}

export const WrittenSnippetContext = createContext<WrittenSnippet | null>(null);
