// A name as people type it: any case, spaces of any kind around and inside.
const written =
  /\{\{[\s\u00a0]*([A-Za-z\u200b-\u200d\u2060\ufeff\u00ad][A-Za-z0-9 _\u00a0\u200b-\u200d\u2060\ufeff\u00ad-]{0,60}?)[\s\u00a0]*\}\}/g;
/** What nobody sees, and copying from a page or a word processor brings along. */
const invisible = /[\u200b-\u200d\u2060\ufeff\u00ad]/g;

/** The name as it is kept: lower case, single spaces; null where the text cannot name a variable. */
export function variableName(text: string): string | null {
  const name = text
    .replace(invisible, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase();
  return /^[a-z][a-z0-9 _-]{0,39}$/.test(name) ? name : null;
}

export const longestVariableName = 40;

/** The nearest name to what someone typed, without what a name cannot hold: “dog's name” is dogs name. */
export function nearestVariableName(text: string): string | null {
  return variableName(withoutForeignMarks(text).slice(0, longestVariableName));
}

/** Whether the nearest name would have to be cut. */
export function isTooLongForName(text: string): boolean {
  const words = withoutForeignMarks(text).replace(/[\s\u00a0]+/g, ' ');
  return words.trim().length > longestVariableName;
}

const withoutForeignMarks = (text: string) => text.normalize('NFD').replace(/[^A-Za-z0-9\s\u00a0_-]/g, '');

/** Rewrites `{{Dog Name}}` to `{{dog name}}`; braces around anything else stay as they are. */
export function normalizeVariables(html: string): string {
  return html.replace(written, (whole, text: string) => {
    const name = variableName(text);
    return name === null ? whole : `{{${name}}}`;
  });
}

/** The names of the variables in a normalized html, each once, in the order in which they first stand there. */
export function variableNames(...htmls: readonly string[]): string[] {
  const names = new Set<string>();
  for (const html of htmls) {
    for (const [, text] of html.matchAll(written)) {
      const name = variableName(text ?? '');
      if (name !== null) names.add(name);
    }
  }
  return [...names];
}

/** Puts `replace(name)` in the place of every variable; null leaves the braces standing. */
export function replaceVariables(html: string, replace: (name: string) => string | null): string {
  return html.replace(written, (whole, text: string) => {
    const name = variableName(text);
    return (name === null ? null : replace(name)) ?? whole;
  });
}

/** The text in the order in which it stands: plain pieces as strings, variables by their kept name. */
export function splitAtVariables(text: string): (string | { name: string })[] {
  const pieces: (string | { name: string })[] = [];
  let end = 0;
  for (const match of text.matchAll(written)) {
    const name = variableName(match[1] ?? '');
    if (name === null) continue;
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push({ name });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
