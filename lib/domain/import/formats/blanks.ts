import { variableFor } from './import-candidate';

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

const marksOfTheCursor = /\{cursor\}|\$\|\$|%\||#\{cursor\}/g;

/** How other programs write a blank: each becomes a variable of ours by its name. */
const blanks: readonly RegExp[] = [
  // {{ contact.first_name || 'there' }}, {{ name | default: "there" }}
  /\{\{\s*([A-Za-z][\w.]*)\s*(?:\|\|?\s*(?:default:?\s*)?)['"‘’“”]?([^'"‘’“”{}]*?)['"‘’“”]?\s*\}\}/g,
  // {%customer.firstName,fallback=there%}
  /\{%\s*([A-Za-z][\w.]*)\s*(?:,\s*fallback=([^%{}]*))?%\}/g,
  // {{contact.first_name}}
  /\{\{\s*([A-Za-z]\w*(?:\.\w+)+)\s*\}\}/g,
  // {argument name="dog" default="Bella"}
  /\{argument\s+name=["“”]([^"“”]+)["“”](?:\s+default=["“”]([^"“”]*)["“”])?[^{}]*\}/g,
  // <<FirstName>>, «FirstName»
  /(?:&lt;&lt;|<<|«)\s*([A-Za-z][\w .]{0,39}?)\s*(?:&gt;&gt;|>>|»)/g,
  // {name}
  /(?<![{#$%])\{([A-Za-z][\w-]{0,39}(?: [\w-]{1,20}){0,2})\}(?!\})/g,
  // [Name], [Dog Name]; [see below] is meant as it stands
  /\[((?:[A-Z][a-z]+|[A-Z]{2,})(?:[ _](?:[A-Z][a-z]+|[A-Z]{2,})){0,2})\](?!\()/g,
];

/** A text of another program with its blanks as variables. Its html is taken as it is: tags hold no blanks of ours. */
export function blanksToVariables(given: string): WithVariables {
  const first = withFirstBranches(given.replace(marksOfTheCursor, ''));
  const notes = [...first.notes];
  const html = blanks.reduce(
    (text, shape) =>
      text.replace(shape, (_, name: string, otherwise: unknown) => {
        const variable = named(name);
        if (typeof otherwise === 'string' && otherwise.trim() !== '') {
          notes.push(
            `What stands for ${variable} where nothing is filled in is left out: “${otherwise.trim()}”.`,
          );
        }
        return variable;
      }),
    first.html,
  );
  return { html, notes };
}

const mostNesting = 5;
const condition =
  /\{\{#(?:if|unless)\b[^{}]*\}\}((?:(?!\{\{[#/]).)*?)(?:\{\{else\}\}(?:(?!\{\{[#/]).)*?)?\{\{\/(?:if|unless)\}\}/gs;

/** Of a condition the first branch: what it holds is there to be read, and to be taken out by hand. */
export function withFirstBranches(text: string): WithVariables {
  let html = text;
  for (let depth = 0; depth < mostNesting; depth += 1) html = html.replace(condition, '$1');
  return { html, notes: html === text ? [] : ['It contains conditions; the first text of each is kept.'] };
}
