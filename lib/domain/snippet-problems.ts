import { hasContent, type EditedSnippet } from './edited-snippet';
import { sexNames, versionOrder } from './version-state';

/** What keeps a snippet from being saved, by the field it is about. */
export type SnippetProblems = Readonly<Partial<Record<'title' | 'versions' | 'tags', string>>>;

interface Limits {
  readonly title: number;
  readonly html: number;
}

export function problemsOf(edited: EditedSnippet, limits: Limits): SnippetProblems {
  const title = edited.title.trim();
  const long = versionOrder.find((sex) => (edited.versions[sex]?.html.length ?? 0) > limits.html);
  return {
    ...(title === '' && { title: 'Give the snippet a title.' }),
    ...(title.length > limits.title && { title: `A title holds at most ${limits.title} characters.` }),
    ...(!hasContent({ ...edited, title: '', tags: [] }) && { versions: 'Write at least one version.' }),
    ...(long && {
      versions: `The ${sexNames[long].toLowerCase()} text is longer than ${limits.html.toLocaleString('en-US')} characters.`,
    }),
  };
}

/** The server's words put where they belong; a path reads `title`, `versions.male.html`, `tags.3`. */
export function problemsFromFields(
  fields: readonly { readonly path: string; readonly message: string }[],
): SnippetProblems {
  const problems: { title?: string; versions?: string; tags?: string } = {};
  for (const { path, message } of fields) {
    const [field] = path.split('.');
    if (field === 'title' || field === 'tags') problems[field] ??= message;
    else if (field === 'versions') problems.versions ??= message;
  }
  return problems;
}
