import type { Snippet, SnippetDraft } from '@/lib/contracts/snippet-fields';
import { flatHtml } from '@/lib/domain/text/rich-text-html';
import { versionOrder } from './version-state';

/** A snippet as a draft that would write exactly what it is, but for a text nested too deep to be kept again. */
export function draftOf({ title, versions, tags, variables }: Snippet): SnippetDraft {
  return {
    title,
    tags: [...tags],
    variables: [...variables],
    versions: Object.fromEntries(
      versionOrder.flatMap((sex) => {
        const version = versions[sex];
        if (!version) return [];
        const { html, origin, source } = version;
        return [[sex, { html: flatHtml(html), origin, ...(source && { source }) }]];
      }),
    ),
  };
}

/** The same in another library; of an organization's snippet it says what it was copied from. */
export function transferDraftOf(snippet: Snippet): SnippetDraft {
  const { orgId, id, revision } = snippet;
  return { ...draftOf(snippet), ...(orgId !== undefined && { copiedFrom: { orgId, id, revision } }) };
}

/** Says that it is a copy, within the limit. */
export const copyTitle = (title: string, limit: number): string => `Copy of ${title}`.slice(0, limit).trim();

/** The draft of a copy; its title says so and stays within the limit. */
export function copyDraftOf(snippet: Snippet, titleLimit: number): SnippetDraft {
  return { ...draftOf(snippet), title: copyTitle(snippet.title, titleLimit) };
}
