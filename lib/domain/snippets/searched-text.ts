import type { Snippet } from '@/lib/contracts/snippet-fields';

/** What of a snippet is searched. */
export interface SearchedText {
  readonly title: string;
  readonly labels: string;
  readonly body: string;
}

export function searchedText({
  title,
  tags,
  variables,
  versions: { male, female, neutral },
}: Pick<Snippet, 'title' | 'versions' | 'tags' | 'variables'>): SearchedText {
  return {
    title,
    labels: [...tags, ...variables.map(({ name }) => name)].join(' '),
    body: `${male?.html ?? ''} ${female?.html ?? ''} ${neutral?.html ?? ''}`,
  };
}
