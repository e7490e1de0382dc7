/** How other programs write a blank: its name first, then what stands there where nothing is filled in. */
export const foreignBlanks: readonly RegExp[] = [
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

/** The first blank of another program in a text; braces in pairs are ours, or meant to be. */
export function firstForeignBlank(text: string): string | undefined {
  for (const shape of foreignBlanks) {
    const found = [...text.matchAll(shape)].find(([blank]) => !blank.startsWith('{{'));
    if (found) return found[0];
  }
  return undefined;
}
