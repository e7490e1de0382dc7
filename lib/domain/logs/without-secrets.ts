/** What must not stand in a log, by the form it has wherever it comes from, and what stands in its place. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [^-]{1,60}-----[\s\S]*?(?:-----END [^-]{1,60}-----|$)/g, '[key]'],
  [/\b[Bb]earer\s+\S+/g, 'Bearer [token]'],
  // A token in three parts, as Firebase signs them, or with the last one empty, as its emulator does not.
  [/\beyJ[\w-]{5,}\.[\w-]+\.?[\w-]*/g, '[token]'],
  [/\b(?:sk|rk|pk)_(?:test|live)_\w+|\bwhsec_\w+/g, '[key]'],
  // Password and account of an address such as that of the mail server.
  [/\/\/[^\s/@]+@/g, '//[account]@'],
  [/[^\s@<>()[\]"'`,;:/]{1,64}@[^\s@<>()[\]"'`,;:/]{1,190}\.[^\s@<>()[\]"'`,;:/]{1,63}/g, '[address]'],
  [/(\bhttps?:\/\/[^\s?#"'<>]+)[?#][^\s"'<>)]*/g, '$1'],
  // A picture is open to whoever knows its address.
  [/\/pictures\/[\w.-]+/g, '/pictures/[file]'],
  // What Node quotes of a text or a value that it could not take.
  [/(?:\.{3})?"[\s\S]*"(?:\.{3})? is not valid JSON/g, '[text] is not valid JSON'],
  [/(Unexpected token )'[\s\S]{1,2}'/g, '$1[character]'],
  [/\bReceived (?:type|an instance|function|["'`])[^\n]*/g, 'Received [value]'],
];

const mostCharacters = 8_000;

/** A message or stack of our own as it may be logged: without tokens, keys, addresses of people and quoted texts. */
export function withoutSecrets(text: string): string {
  // Behind twice as many, nothing that is replaced reaches into what is kept.
  const start = text.slice(0, 2 * mostCharacters);
  const bare = secrets.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), start);
  return bare.length > mostCharacters ? `${bare.slice(0, mostCharacters)} …` : bare;
}
