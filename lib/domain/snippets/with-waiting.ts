import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { EditedSnippet } from './edited-snippet';
import { versionOrder } from './version-state';

/** A text that was saved here and is not with the server yet. */
interface WaitingText {
  /** null: the snippet is new, and in no library before it is sent. */
  readonly id: string | null;
  readonly edited: EditedSnippet;
}

/** The snippets as they will be once what waits is sent. */
export function withWaiting(
  snippets: readonly Snippet[],
  waiting: readonly WaitingText[],
): readonly Snippet[] {
  const texts = new Map(waiting.map(({ id, edited }) => [id, edited]));
  if (texts.size === 0) return snippets;
  return snippets.map((snippet) => {
    const edited = texts.get(snippet.id);
    return edited ? { ...snippet, ...textOf(edited) } : snippet;
  });
}

const textOf = ({ title, tags, versions }: EditedSnippet) => ({
  title: title.trim(),
  tags: [...tags],
  versions: Object.fromEntries(
    versionOrder.flatMap((sex) => {
      const { madeFrom: _, ...version } = versions[sex] ?? {};
      return versions[sex] ? [[sex, version]] : [];
    }),
  ),
});
