import 'server-only';
import { sexes, type Sex } from '@/lib/contracts/primitives';
import { snippetLimits, type SnippetDraft } from '@/lib/contracts/snippet-fields';
import { isTooDeep, tooDeepSentence } from '@/lib/domain/text/html-depth';
import type { VersionChange } from '@/lib/domain/snippets/snippet-versions';
import { namesAskedFor } from '@/lib/domain/text/condition-names';
import { includesIn } from '@/lib/domain/text/includes';
import { picturesIn } from '@/lib/domain/text/picture-address';
import { Fault, invalidField } from '@/lib/server/faults/fault';
import { sanitizeField } from '@/lib/server/text/html-sanitizer';
import type { SnippetContent } from '@/lib/server/repositories/snippets/snippet-revisions';

const textOf = (sex: Sex) => `The ${sex} text`;

/** Sanitises a draft; throws 400 where nothing is left to keep. */
export function sanitizeDraft(draft: SnippetDraft): SnippetContent {
  const versions: { [S in Sex]?: VersionChange } = {};
  for (const sex of sexes) {
    const given = draft.versions[sex];
    const html = given
      ? sanitizeField(`versions.${sex}.html`, textOf(sex), given.html, snippetLimits.html, { pictures: true })
      : '';
    if (given && html !== '') versions[sex] = { ...given, html };
  }
  const htmls = Object.values(versions).map(({ html }) => html);
  if (htmls.length === 0)
    throw invalidField('versions', 'Write at least one version: all of them are empty.');
  const variables = namesAskedFor(...htmls);
  if (variables.length > snippetLimits.variables) {
    throw invalidField(
      'versions',
      `A snippet can have at most ${snippetLimits.variables} different variables.`,
    );
  }
  if (picturesIn(...htmls).length > snippetLimits.pictures) {
    throw invalidField(
      'versions',
      `A snippet can show at most ${snippetLimits.pictures} different pictures.`,
    );
  }
  const includes = includesIn(...htmls);
  if (includes.length > snippetLimits.includes) {
    throw invalidField('versions', `A snippet can include at most ${snippetLimits.includes} others.`);
  }
  return {
    title: draft.title,
    versions,
    tags: draft.tags && [...new Set(draft.tags)],
    variables,
    includes,
    colors: draft.variables ?? [],
  };
}

/** Throws 400 that names every text of an import whose elements are nested too deep: no part of such a file is kept. */
export function refuseDeepDrafts(drafts: readonly SnippetDraft[]): void {
  const fields = drafts.flatMap(({ title, versions }, index) =>
    sexes
      .filter((sex) => isTooDeep(versions[sex]?.html ?? ''))
      .map((sex) => ({
        path: `snippets.${index}.versions.${sex}.html`,
        message: tooDeepSentence(`${textOf(sex)} of “${title}”`),
      })),
  );
  const [first] = fields;
  if (first) throw new Fault('validation', first.message, { fields: fields.slice(0, 50) });
}
