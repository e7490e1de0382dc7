import { draftsFrom, emptySnippet, type EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import type { Snippet, SnippetDraft, SnippetUpdate } from '@/lib/contracts/snippet-fields';

/** The text of one snippet on its way to the server. */
interface Sending {
  readonly edited: EditedSnippet;
  /** What it was made from. */
  readonly saved: EditedSnippet;
  /** null: the snippet is new. */
  readonly id: string | null;
  readonly revision: number | null;
}

interface Ways {
  /** Makes a snippet once; `isBehind` says that the text has to be sent after what was made. */
  readonly create: (draft: SnippetDraft) => Promise<{ made: Snippet; isBehind: boolean }>;
  readonly update: (draft: SnippetUpdate) => Promise<Snippet>;
  /** One step is done, and another follows. */
  readonly onStep: (soFar: Snippet) => void;
}

/** Saves a text in as many steps as it takes for the server to see what each version was made from. */
export async function sendSnippet(
  { edited, saved, id, revision }: Sending,
  { create, update, onStep }: Ways,
): Promise<Snippet> {
  const [first, ...rest] = draftsFrom(edited, id === null ? emptySnippet : saved);
  let next: readonly SnippetDraft[] = rest;
  let soFar: Snippet;
  if (id !== null && revision !== null) {
    soFar = await update({ ...first, id, revision });
  } else {
    const { made, isBehind } = await create(first);
    // Whoever has changed it since it was made is not written over.
    soFar = isBehind ? { ...made, revision: 1 } : made;
    if (isBehind) next = [first, ...rest];
  }
  for (const draft of next) {
    onStep(soFar);
    soFar = await update({ ...draft, id: soFar.id, revision: soFar.revision });
  }
  return soFar;
}
