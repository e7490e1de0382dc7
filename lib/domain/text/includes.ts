import { decodeEntities, escapeHtml } from './html-text';

/** `{{> Closing}}` in html, where another snippet of the library stands by its title. */
const inHtml = /\{\{[\s\u00a0]*&gt;[\s\u00a0]*([^{}<>\r\n]{1,200}?)[\s\u00a0]*\}\}/g;

/** A title as includes are compared by: whatever its case and its spaces. */
export const titleKey = (title: string): string =>
  title
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether a snippet of this title can be included: braces in it would end the name. */
export const canBeIncluded = (title: string): boolean => titleKey(title) !== '' && !/[{}<>]/.test(title);

/** `{{> Closing}}` */
export const includeText = (title: string): string => `{{> ${title.replace(/[\s\u00a0]+/g, ' ').trim()}}}`;

/** The same in html. */
export const includeHtml = (title: string): string => escapeHtml(includeText(title));

/** The titles that a html includes, each once, compared as titles are. */
export function includesIn(...htmls: readonly string[]): string[] {
  const titles = new Map<string, string>();
  for (const html of htmls) {
    for (const [, title = ''] of html.matchAll(inHtml)) {
      const plain = decodeEntities(title);
      const key = titleKey(plain);
      if (key !== '' && !titles.has(key)) titles.set(key, plain);
    }
  }
  return [...titles.values()];
}

/** Puts `replace(title)` in the place of every include; null leaves it standing. */
export function replaceIncludes(html: string, replace: (title: string) => string | null): string {
  return html.replace(inHtml, (whole, title: string) => replace(decodeEntities(title)) ?? whole);
}
