import type { Sex } from '@/lib/contracts/primitives';
import { emptySnippet, type EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import type { RichText } from '@/lib/domain/text/rich-text';
import { editableHtml } from '@/lib/domain/text/rich-text-html';
import { rewrittenEmail, type Rewriting } from './rewritten-email';

interface Chosen extends Rewriting {
  readonly title: string;
  readonly sex: Sex;
}

/** The snippet that an email becomes, with one version: the others are made from it. */
export function snippetFromEmail(email: RichText, { title, sex, ...rewriting }: Chosen): EditedSnippet {
  const html = editableHtml(rewrittenEmail(email, rewriting));
  return {
    ...emptySnippet,
    title,
    versions: html === '' ? {} : { [sex]: { html, origin: 'written', stale: false } },
  };
}
