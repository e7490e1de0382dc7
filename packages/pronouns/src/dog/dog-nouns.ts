import { chanceOfDog, isDogText, isPlainlyDogText, isPuppyText } from './dog-text.ts';
import { dogWords } from './dog-words.ts';
import { subjectPronouns } from '../words/function-words.ts';
import { Kind } from '../text/kinds.ts';
import { Class } from '../words/lexicon.ts';
import { isFunction } from '../text/noun-phrase.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Sex } from '../words/sex.ts';
import type { Text } from '../text/text.ts';
import { wordSet } from '../words/word-set.ts';

/** A text and the way it goes. */
interface Way {
  readonly text: Text;
  readonly from: Sex;
  readonly to: Sex;
}

/** A gendered noun that means the dog. */
export interface DogNoun {
  readonly index: number;
  /** What takes its place; null where it is only left out. */
  readonly word: string | null;
  readonly article?: { readonly index: number; readonly word: string };
  readonly doubt?: string;
}

const children: Readonly<Record<Sex, string | undefined>> = {
  male: 'boy',
  female: 'girl',
  neutral: undefined,
};
const adult: Readonly<Record<Sex, string | undefined>> = {
  male: 'male',
  female: 'female',
  neutral: undefined,
};

const praise = wordSet(
  'good great big sweet handsome clever smart brave lovely best beautiful lucky happy naughty silly special gentle old poor cheeky gorgeous precious cute ' +
    'goofy fluffy fur birthday pretty bad wonderful amazing dear lazy stubborn excited nervous shy bold confident calm busy strong wild crazy sensitive anxious hungry tired growing ' +
    'perfect fabulous superb darling adorable loving affectionate social mature teenage adolescent patient polite proud spoiled spoilt hairy scruffy golden black yellow chocolate grown attaboy atta',
);
const tooHuman = wordSet('little young small teenage school another other older younger');
const owners = wordSet('my your our');

/** The noun at `index`, where it is the starting sex's word for the dog. */
export function dogNoun(way: Way, sentence: Sentence, index: number): DogNoun | undefined {
  const { text, from, to } = way;
  const word = text.word(index);
  if (word === children[from]) {
    const doubt = childDoubt(way, sentence, index);
    if (doubt === undefined) return undefined;
    const other = children[to] ?? (isPuppyText(way.text) ? 'pup' : 'dog');
    return doubt === '' ? { index, word: other } : { index, word: other, doubt };
  }
  if (word === adult[from]) return adultNoun(way, sentence, index, adult[to]);
  return undefined;
}

/** '' where the word surely means the dog, a sentence where it may not, undefined where it does not. */
function childDoubt(way: Way, sentence: Sentence, index: number): string | undefined {
  const { text } = way;
  const { first, last } = sentence;
  const before = index > first ? text.word(index - 1) : '';
  const after = index + 1 < last ? text.word(index + 1) : '';
  if (/^(?:named|called|next|across|scout|friend|band)$/.test(after)) return undefined;
  // "The boy who lives next door", but "he's a big boy who thinks he's a lapdog".
  const isToldMore = after === 'who' || after === 'whom';
  if (isToldMore && !(isOfDog(way.text) && isSaidOfDog(way.text, first, index))) return undefined;
  if (after === ',' && (before === '' || before === 'oh' || before === 'man')) return undefined;
  if (before === 'oh' || (before === 'little' && !possessed(way, index - 1, first))) return undefined;
  if (before === '' || before === ',' || before === '"' || before === 'on' || before === "'") {
    const vocative =
      after === '!' || after === '.' || after === ',' || after === '?' || after === '' || after === '"';
    return before !== '' && vocative && isOfDog(way.text) ? '' : undefined;
  }
  if (before === 'good' || before === 'atta' || before === 'birthday') return '';
  if (praise.has(before))
    return isOfDog(way.text) || before === 'handsome' || before === 'clever' ? '' : undefined;
  if (tooHuman.has(before) && !possessed(way, index - 1, first)) return undefined;
  if (!isOfDog(way.text)) return undefined;
  if (owners.has(before) || before === 'this' || before === 'that' || possessed(way, index - 1, first))
    return isPlainlyDogText(way.text) || hasSignOfDog(way.text)
      ? '“boy” and “girl” may mean a child here.'
      : undefined;
  return isSaidOfDog(text, first, index) ? '' : undefined;
}

/** What only an animal has. */
const ofAnimals = wordSet('owner owners fosterer groomer muzzle recall tail breed');

/** Whether a text is about a dog, or tells somebody "good girl" or of "his owner", as only a dog is told. */
const isOfDog = (text: Text): boolean => isDogText(text) || hasSignOfDog(text);

const signs = new WeakMap<Text, boolean>();

function hasSignOfDog(text: Text): boolean {
  let known = signs.get(text);
  if (known === undefined) {
    known = false;
    for (let index = 1; index < text.count && !known; index += 1)
      known =
        (text.word(index - 1) === 'good' && /^(?:boy|girl)$/.test(text.word(index))) ||
        (ofAnimals.has(text.word(index)) && /^(?:his|her|their)$/.test(text.word(index - 1)));
    signs.set(text, known);
  }
  return known;
}

const operated = wordSet('spayed neutered speyed castrated intact');

/** "He is a bright, funny boy", "what a grown-up boy!" */
function isSaidOfDog(text: Text, first: number, index: number): boolean {
  let at = index - 1;
  while (at > first && at > index - 6 && mayDescribe(text, at)) at -= 1;
  if (!/^(?:an?|the)$/.test(text.word(at))) return false;
  if (text.word(at - 1) === 'what') return true;
  if (/^(?:quite|such|rather)$/.test(text.word(at - 1))) at -= 1;
  const verb = text.word(at - 1);
  if (at - 1 < first || !/^(?:is|was|'s|be)$/.test(verb)) return false;
  const subject = text.entry(at - 2);
  const isDog = dogWords.has(subject) || text.kind(at - 2) === Kind.variable;
  return isDog || subjectPronouns.has(subject.text) || verb === "'s";
}

const mayDescribe = (text: Text, at: number): boolean =>
  text.word(at) === ',' ||
  text.word(at) === 'and' ||
  text.word(at) === 'only' ||
  text.word(at).includes('-') ||
  (text.classes(at) & (Class.adjective | Class.participle)) !== 0;

/** Whether the adjectives before `at` lead back to "your", "our" or "my". */
function possessed({ text }: Way, at: number, first: number): boolean {
  for (let index = at; index >= first && index > at - 4; index -= 1) {
    const word = text.word(index);
    if (owners.has(word)) return true;
    if (!(text.classes(index) & (Class.adjective | Class.participle)) && text.kind(index) !== Kind.number)
      return false;
  }
  return false;
}

const whose = wordSet('my your our this that the a an');

function adultNoun(
  way: Way,
  sentence: Sentence,
  index: number,
  other: string | undefined,
): DogNoun | undefined {
  const { text } = way;
  const { first, last } = sentence;
  let at = index - 1;
  while (
    at >= first &&
    index - at < 5 &&
    (text.classes(at) & (Class.adjective | Class.participle) ||
      text.kind(at) === Kind.number ||
      text.word(at) === ',')
  ) {
    if (/^(?:other|another|same)$/.test(text.word(at))) return undefined;
    at -= 1;
  }
  const determiner = text.word(at);
  if (!whose.has(determiner)) return undefined;
  const dogBehind =
    index + 1 < last &&
    text.isWord(index + 1) &&
    (dogWords.has(text.entry(index + 1)) || text.isCapitalized(index + 1));
  const endsThere =
    index + 1 >= last ||
    !text.isWord(index + 1) ||
    (isFunction(text.word(index + 1)) &&
      (chanceOfDog(way.text) >= 0.5 || operated.has(text.word(index - 1)))) ||
    !(text.classes(index + 1) === 0 || text.classes(index + 1) & (Class.noun | Class.plural));
  if (!dogBehind && !endsThere) return undefined;
  if (dogBehind && text.classes(index + 1) & Class.plural) return undefined;
  if (determiner === 'a' || determiner === 'an') {
    const verb = text.word(at - 1);
    if (!/^(?:is|was|'s|as|like|be)$/.test(verb) && !isBesideName(text, sentence, at - 1, index))
      return undefined;
  } else if (determiner === 'the' || determiner === 'that' || determiner === 'this') {
    if (!isDogText(way.text)) return undefined;
  }
  if (determiner === 'the') return undefined;
  if (other !== undefined) return { index, word: other };
  if (!dogBehind) return withArticle(way, at, index, isPuppyText(way.text) ? 'pup' : 'dog');
  if (text.html.slice(text.end(index), text.start(index + 1)).includes('<')) return undefined;
  return withArticle(way, at, index, null);
}

/** "Leo, a male Lab, came": between commas behind the name that the sentence opens with. */
function isBesideName(text: Text, { first, last }: Sentence, comma: number, noun: number): boolean {
  if (text.word(comma) !== ',' || comma - 1 !== first) return false;
  const isName = text.isCapitalized(first) && !(text.classes(first) & Class.adverb);
  if (!isName && text.kind(first) !== Kind.variable) return false;
  for (let at = noun + 1; at < Math.min(last, noun + 6); at += 1)
    if (!text.isWord(at)) return text.word(at) === ',';
  return false;
}

/** "a male Akita" becomes "an Akita". */
function withArticle({ text }: Way, at: number, index: number, word: string | null): DogNoun {
  const article = text.word(at);
  if (at !== index - 1 || (article !== 'a' && article !== 'an')) return { index, word };
  const initial = (word ?? text.word(index + 1)).charAt(0);
  const fitting = 'aeiou'.includes(initial) ? 'an' : 'a';
  return fitting === article ? { index, word } : { index, word, article: { index: at, word: fitting } };
}
