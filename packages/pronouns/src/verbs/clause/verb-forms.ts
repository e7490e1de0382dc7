import { isVerb } from '../../words/lexicon.ts';

const singularOf: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  go: 'goes',
  "aren't": "isn't",
  "weren't": "wasn't",
  "haven't": "hasn't",
  "don't": "doesn't",
  arent: 'isnt',
  werent: 'wasnt',
  havent: 'hasnt',
  dont: 'doesnt',
};

const pluralOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(singularOf).map(([plural, singular]) => [singular, plural])),
  "ain't": "ain't",
  skis: 'ski',
  taxis: 'taxi',
  dies: 'die',
  lies: 'lie',
  ties: 'tie',
  vies: 'vie',
  belies: 'belie',
  unties: 'untie',
  underlies: 'underlie',
  aches: 'ache',
  quizzes: 'quiz',
  gasses: 'gas',
  busses: 'bus',
};

/** "sits" of "sit". */
export function thirdPerson(base: string): string {
  const irregular = singularOf[base];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  if (/quiz$/.test(base)) return `${base}zes`;
  if (
    /(?:s|x|z|ch|sh|[^aeiou]o|(?:^|over|under|re|out)(?:veto|echo))$/.test(base) &&
    !/(?:och|ach)e$/.test(base)
  )
    return `${base}es`;
  return `${base}s`;
}

/** "sit" of "sits"; undefined for what cannot be a third person. */
export function baseOfThirdPerson(word: string): string | undefined {
  const irregular = pluralOf[word];
  if (irregular !== undefined) return irregular;
  if (word.length < 3 || !word.endsWith('s') || /(?:ss|'s|us|is)$/.test(word)) return undefined;
  if (word.endsWith('ies') && word.length > 4) {
    const withY = `${word.slice(0, -3)}y`;
    return !isVerb(withY) && isVerb(word.slice(0, -1)) ? word.slice(0, -1) : withY;
  }
  if (word.endsWith('es')) {
    const withE = word.slice(0, -1);
    const withoutE = word.slice(0, -2);
    if (/(?:ss|sh|ch|x|zz|o)es$/.test(word)) return isVerb(withE) && !isVerb(withoutE) ? withE : withoutE;
    if (/[sz]es$/.test(word) && isVerb(withoutE) && !isVerb(withE)) return withoutE;
    return withE;
  }
  return word.slice(0, -1);
}
