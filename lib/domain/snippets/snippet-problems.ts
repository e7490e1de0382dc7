import type { Sex } from '@/lib/contracts/primitives';
import { hasContent, type EditedSnippet } from './edited-snippet';
import { isTooDeep, tooDeepSentence } from '@/lib/domain/text/html-depth';
import { sexNames, versionOrder } from './version-state';

/** What keeps a snippet from being saved, by the field it is about. */
export interface SnippetProblems {
  readonly title?: string;
  readonly tags?: string;
  readonly versions?: VersionsProblem;
}

export interface VersionsProblem {
  /** The version it is about; null for all of them. */
  readonly sex: Sex | null;
  readonly text: string;
}

interface Limits {
  readonly title: number;
  readonly html: number;
}

export function problemsOf(edited: EditedSnippet, limits: Limits): SnippetProblems {
  const title = edited.title.trim();
  return {
    ...(title === '' && { title: 'Give the snippet a title.' }),
    ...(title.length > limits.title && { title: `A title can have at most ${limits.title} characters.` }),
    ...(!hasContent({ ...edited, title: '', tags: [] }) && {
      versions: { sex: null, text: 'Write at least one version.' },
    }),
    ...tooLong(edited, limits),
    ...tooDeep(edited),
  };
}

/** Counted as it is kept, with its markup: whoever has to shorten a text is told that this counts too. */
function tooLong({ versions }: EditedSnippet, { html }: Limits): Pick<SnippetProblems, 'versions'> {
  const excess = (sex: Sex) => (versions[sex]?.html.length ?? 0) - html;
  const sex = versionOrder.find((one) => excess(one) > 0);
  if (!sex) return {};
  const [count, name] = [excess(sex), sexNames[sex].toLowerCase()];
  const characters = count === 1 ? '1 character' : `${count.toLocaleString('en-US')} characters`;
  return { versions: { sex, text: `The ${name} text is ${characters} too long, formatting included.` } };
}

function tooDeep({ versions }: EditedSnippet): Pick<SnippetProblems, 'versions'> {
  const sex = versionOrder.find((one) => isTooDeep(versions[one]?.html ?? ''));
  if (!sex) return {};
  return { versions: { sex, text: tooDeepSentence(`The ${sexNames[sex].toLowerCase()} text`) } };
}

/** The server's words put where they belong; a path reads `title`, `versions.male.html`, `tags.3`. */
export function problemsFromFields(
  fields: readonly { readonly path: string; readonly message: string }[],
): SnippetProblems {
  const problems: { -readonly [F in keyof SnippetProblems]: SnippetProblems[F] } = {};
  for (const { path, message } of fields) {
    const [field, part] = path.split('.');
    if (field === 'title' || field === 'tags') problems[field] ??= message;
    else if (field === 'versions') {
      problems.versions ??= { sex: versionOrder.find((sex) => sex === part) ?? null, text: message };
    }
  }
  return problems;
}
