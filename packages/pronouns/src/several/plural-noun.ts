const irregular = new Map([
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['person', 'people'],
  ['wolf', 'wolves'],
]);

/** "puppies" of "puppy". */
export function pluralOf(noun: string): string {
  const known = irregular.get(noun);
  if (known !== undefined) return known;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
