import { foreignBlanks } from '@/lib/domain/text/foreign-blanks';
import { decodeEntities } from '@/lib/domain/text/html-text';
import { variablesIn, variableText } from '@/lib/domain/text/variables';
import { variableFor, withFallback } from './import-candidate';
import { macrosToVariables } from './phrase-express';

export interface WithVariables {
  readonly html: string;
  readonly notes: readonly string[];
}

/** `{{client first name}}` for `client.firstName`, `FirstName`, `client_first_name`. */
const named = (name: string) =>
  variableFor(
    name
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/[._-]+/g, ' ')
      .toLowerCase(),
    'field',
  );

const isOurs = (blank: string) => variablesIn(blank).map(variableText).join('') === blank;

const marksOfTheCursor = /\{cursor\}|\$\|\$|%\||#\{cursor\}/g;

/** A text of another program with its blanks as variables. Its html is taken as it is: tags hold no blanks of ours. */
export function blanksToVariables(given: string): WithVariables {
  const first = withFirstBranches(withPlainQuotes(given).replace(marksOfTheCursor, ''));
  const macros = macrosToVariables(first.html);
  const notes = [...first.notes, ...macros.notes];
  const html = foreignBlanks.reduce(
    (text, shape) =>
      text.replace(shape, (whole, name: string, otherwise: unknown) => {
        if (isOurs(whole)) return whole;
        const variable = named(name);
        const said = typeof otherwise === 'string' ? decodeEntities(otherwise).trim() : '';
        const kept = withFallback(variable, said);
        if (kept === null)
          notes.push(`What stands for ${variable} where nothing is filled in is left out: “${said}”.`);
        return kept ?? variable;
      }),
    macros.html,
  );
  return { html, notes };
}

/** Html may write the quotation marks of a text as entities; those within a tag stay. */
const withPlainQuotes = (html: string) =>
  html.replace(/<[^>]*>|&quot;|&#39;/g, (found) =>
    found === '&quot;' ? '"' : found === '&#39;' ? "'" : found,
  );

const mostNesting = 5;
const condition =
  /\{\{#(?:if|unless)\b[^{}]*\}\}((?:(?!\{\{[#/]).)*?)(?:\{\{else\}\}(?:(?!\{\{[#/]).)*?)?\{\{\/(?:if|unless)\}\}/gs;

/** Of a condition the first branch: what it holds is there to be read, and to be taken out by hand. */
export function withFirstBranches(text: string): WithVariables {
  let html = text;
  for (let depth = 0; depth < mostNesting; depth += 1) html = html.replace(condition, '$1');
  return { html, notes: html === text ? [] : ['It contains conditions; the first text of each is kept.'] };
}
