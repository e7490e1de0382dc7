import { createContext } from 'react';
import type { Snippet } from '@/lib/contracts/snippet-fields';

/** The library of the letter, for who picks from it while writing. */
export const LetterLibraryContext = createContext<readonly Snippet[]>([]);

/** Puts a snippet in the place of the cursor; the text is parted there. */
export type PutSnippet = (snippet: Snippet, parted: readonly [before: string, behind: string]) => void;

export const PutSnippetContext = createContext<PutSnippet | null>(null);
