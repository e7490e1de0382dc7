import { adjectives, adverbs, evenVerbs, nounAdjectives, nounVerbs, verbNouns, verbs } from './word-list.ts';
import { unpackedWords } from './packed-words.ts';
import { irregularBases, irregularForms, irregularLemmas } from './irregular-verbs.ts';
import { mostlyNouns, mostlyVerbs, neverVerbs, notAdverbs, trainerWords } from './lexicon-overrides.ts';

/** What a word can be; several at once. */
export const Class = {
  verb: 1,
  noun: 2,
  adjective: 4,
  adverb: 8,
  past: 16,
  participle: 32,
  gerund: 64,
  thirdPerson: 128,
  plural: 256,
  /** Used as a noun more often than as a verb, and the other way round. */
  nounFirst: 512,
  verbFirst: 1024,
  known: 2048,
} as const;

let bases: Map<string, number> | undefined;

function loadBases(): Map<string, number> {
  const map = new Map<string, number>();
  const add = (list: string, classes: number) => {
    for (const word of unpackedWords(list)) map.set(word, (map.get(word) ?? 0) | classes);
  };
  add(verbs, Class.verb);
  add(nounVerbs, Class.verb | Class.noun | Class.nounFirst);
  add(verbNouns, Class.verb | Class.noun | Class.verbFirst);
  add(evenVerbs, Class.verb | Class.noun);
  add(adjectives, Class.adjective);
  add(nounAdjectives, Class.adjective | Class.noun);
  add(adverbs, Class.adverb);
  for (const [word, classes] of Object.entries(trainerWords)) {
    for (const one of classes.split(' '))
      map.set(one, Class[word as keyof typeof Class] | (map.get(one) ?? 0));
  }
  // Not "be", or bees would be a form of it.
  for (const word of irregularBases) if (!map.has(word) && word !== 'be') map.set(word, Class.verb);
  for (const word of neverVerbs)
    map.set(word, (map.get(word) ?? 0) & ~(Class.verb | Class.verbFirst | Class.nounFirst));
  for (const word of irregularForms.keys()) {
    if (!irregularBases.has(word)) map.set(word, (map.get(word) ?? 0) & ~(Class.verb | Class.verbFirst));
  }
  for (const word of mostlyNouns)
    map.set(word, ((map.get(word) ?? 0) & ~Class.verbFirst) | Class.noun | Class.nounFirst);
  for (const word of mostlyVerbs)
    map.set(word, ((map.get(word) ?? 0) & ~Class.nounFirst) | Class.verb | Class.verbFirst);
  return map;
}

function baseClasses(word: string): number {
  bases ??= loadBases();
  return bases.get(word) ?? 0;
}

/** Whether this is the base of a verb. */
export function isVerb(word: string): boolean {
  return (baseClasses(word) & Class.verb) !== 0;
}

/** Whether a word of these classes is the third person of a verb rather than a plural. */
export const isThirdPerson = (classes: number): boolean =>
  (classes & Class.thirdPerson) !== 0 && (!(classes & Class.plural) || (classes & Class.verbFirst) !== 0);

const adjectival = /(?:able|ible|ful|less|ous)$/;

/** What a word in lower case can be, its ending taken into account; 0 for one that nothing is known of. */
export function classesIn(word: string): number {
  // Where no word stands: nothing to load the list for.
  if (word === '') return 0;
  let classes = baseClasses(word);
  if (classes !== 0) classes |= Class.known;
  const irregular = irregularForms.get(word);
  if (irregular !== undefined) classes |= irregular;
  const { length } = word;
  if (length < 4) return classes;
  if (word.endsWith('ing') && length > 4) {
    if (stemIsVerb(word, 3)) return classes | Class.gerund;
    // "Unconvincing."
    return classes === 0 && word.startsWith('un') && stemIsVerb(word.slice(2), 3) ? Class.adjective : classes;
  }
  if (word.endsWith('ed')) {
    // "Feed" is no past of "fee".
    if (!(word.endsWith('eed') && classes & Class.verb) && stemIsVerb(word, 2))
      classes |= Class.past | Class.participle;
    return classes;
  }
  if (word.endsWith('ly') && length > 4 && !notAdverbs.has(word)) return classes | Class.adverb;
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) {
    const singular = singularClasses(word);
    if (singular === 0) return classes === 0 ? Class.plural : classes;
    if (singular & Class.verb) classes |= Class.thirdPerson | (singular & Class.verbFirst);
    if (singular & Class.noun || !(singular & Class.verb))
      classes |= Class.plural | (singular & Class.nounFirst);
    return classes;
  }
  if (classes === 0 && adjectival.test(word)) return Class.adjective;
  return classes;
}

function singularClasses(word: string): number {
  let classes = baseClasses(word.slice(0, -1));
  if (word.endsWith('es')) classes |= baseClasses(word.slice(0, -2));
  if (word.endsWith('ies')) classes |= baseClasses(`${word.slice(0, -3)}y`);
  return classes;
}

function stemIsVerb(word: string, ending: number): boolean {
  const stem = word.slice(0, -ending);
  if (stem.length < 2) return false;
  if (isVerb(stem) || isVerb(`${stem}e`)) return true;
  if (stem.at(-1) === stem.at(-2) && isVerb(stem.slice(0, -1))) return true;
  // "Panicked."
  if (stem.endsWith('ck') && isVerb(stem.slice(0, -1))) return true;
  return stem.endsWith('i') && isVerb(`${stem.slice(0, -1)}y`)
    ? true
    : stem.endsWith('y') && isVerb(`${stem.slice(0, -1)}ie`);
}

/** The base that a gerund or a participle was made of, as far as needed to look it up in a list. */
export function baseIn(word: string): string {
  const irregular = irregularLemmas.get(word);
  if (irregular !== undefined) return irregular;
  if (isVerb(word)) return word;
  for (const ending of ['ing', 'ed', 'es', 's']) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (stem.length < 2) continue;
    if (ending === 'es' && word.endsWith('ies') && isVerb(`${stem.slice(0, -1)}y`))
      return `${stem.slice(0, -1)}y`;
    if (isVerb(stem) && !(ending !== 's' && stem.length < 4 && isVerb(`${stem}e`) && !isVerb(stem))) {
      return stem;
    }
    if (isVerb(`${stem}e`)) return `${stem}e`;
    if (stem.at(-1) === stem.at(-2) && isVerb(stem.slice(0, -1))) return stem.slice(0, -1);
    if (stem.endsWith('i') && isVerb(`${stem.slice(0, -1)}y`)) return `${stem.slice(0, -1)}y`;
    if (stem.endsWith('y') && isVerb(`${stem.slice(0, -1)}ie`)) return `${stem.slice(0, -1)}ie`;
  }
  return word;
}
