import { adjectivesByBearers, verbsByDoers } from './verb-senses.ts';
import { nounsByKind } from './noun-senses.ts';

/** Those whom a word may be said of, added up; 8 where nothing is known of the word. */
export const Bearer = { dog: 1, person: 2, thing: 4, unknown: 8 } as const;

/** What a noun names. */
export const nounKinds = Object.keys(nounsByKind) as NounKind[];
export type NounKind = keyof typeof nounsByKind;

interface Lexicon {
  readonly doers: ReadonlyMap<string, number>;
  readonly receivers: ReadonlyMap<string, number>;
  readonly bearers: ReadonlyMap<string, number>;
  readonly nouns: ReadonlyMap<string, NounKind>;
}

let lexicon: Lexicon | undefined;

function load(): Lexicon {
  const doers = new Map<string, number>();
  const receivers = new Map<string, number>();
  for (const [code, verbs] of Object.entries(verbsByDoers)) {
    const [doing = '', done = ''] = code.split(' ');
    for (const verb of verbs.split(' ')) {
      doers.set(verb, sumOf(doing));
      receivers.set(verb, sumOf(done));
    }
  }
  const bearers = new Map<string, number>();
  for (const [code, adjectives] of Object.entries(adjectivesByBearers))
    for (const adjective of adjectives.split(' ')) bearers.set(adjective, sumOf(code));
  const nouns = new Map<string, NounKind>();
  for (const kind of nounKinds) for (const noun of nounsByKind[kind].split(' ')) nouns.set(noun, kind);
  return { doers, receivers, bearers, nouns };
}

const sumOf = (code: string) =>
  (code.includes('d') ? Bearer.dog : 0) |
  (code.includes('p') ? Bearer.person : 0) |
  (code.includes('t') ? Bearer.thing : 0);

/** Who does what a verb says; the verb in its base. */
export const doersOf = (verb: string) => (lexicon ??= load()).doers.get(verb) ?? Bearer.unknown;

/** To whom it is done; 0 where to nobody. */
export const receiversOf = (verb: string) => (lexicon ??= load()).receivers.get(verb) ?? Bearer.unknown;

/** Of whom an adjective is said. */
export const bearersOf = (adjective: string) => (lexicon ??= load()).bearers.get(adjective) ?? Bearer.unknown;

const beingKinds = new Set<NounKind>(['people', 'groups', 'dogs', 'animals']);

/** Whether a noun names those who can be spoken of as "they" one by one. */
export const isBeing = (kind: NounKind | undefined) => kind !== undefined && beingKinds.has(kind);

/** The nouns, in the singular, of all beings. */
export const beings = () => [...beingKinds].flatMap((kind) => nounsByKind[kind].split(' '));

/** What a noun names, in the singular or the plural; undefined where nothing is known of it. */
export function nounKindOf(noun: string): NounKind | undefined {
  const known = seen.get(noun);
  if (known !== undefined) return known ?? undefined;
  const { nouns } = (lexicon ??= load());
  const kind = nouns.get(noun) ?? nouns.get(singularOf(noun));
  if (seen.size > 20_000) seen.clear();
  seen.set(noun, kind ?? null);
  return kind;
}

/** Whether a noun is listed just so: "boss", but not "dogs". */
export const isListed = (noun: string) => (lexicon ??= load()).nouns.has(noun);

/** Words that were looked up, null for those of which nothing is known. */
const seen = new Map<string, NounKind | null>();

const irregular = new Map(
  'people person,men man,women woman,children child,mice mouse,geese goose,feet foot,teeth tooth,wolves wolf,knives knife,lives life,wives wife,leaves leaf,shelves shelf,halves half,calves calf,loaves loaf,thieves thief,scarves scarf'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

function singularOf(noun: string): string {
  const known = irregular.get(noun);
  if (known !== undefined) return known;
  if (!noun.endsWith('s') || /(?:ss|us|is)$/.test(noun)) return noun;
  if (/[^aeiou]ies$/.test(noun) && noun.length > 4) return `${noun.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|zz)es$/.test(noun) ? noun.slice(0, -2) : noun.slice(0, -1);
}
