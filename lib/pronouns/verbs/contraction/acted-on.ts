import {
  coordinators,
  counts,
  determiners,
  indefinites,
  objectPronouns,
  possessives,
  prepositions,
  reflexives,
} from '../../words/function-words.ts';
import { Kind } from '../../text/kinds.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import { timeNouns } from '../../words/possessive-words.ts';
import { isFiniteVerb, isFunction } from '../../noun-phrase.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import { namesBeings, namesSeveral, namesStuff } from './parted-objects.ts';
import { tended } from './undergone.ts';

/** "Scared Grandma half to death", "beaten Federer", but "scared Grandma will fall". */
export const actsOnNamed = (text: Text, at: number): boolean =>
  /^[A-Z][A-Za-z]/.test(text.raw(at)) &&
  !isFunction(text.word(at)) &&
  !timeNouns.has(text.word(at)) &&
  !isFiniteVerb(text.word(at + 1)) &&
  text.kind(at + 1) !== Kind.clitic &&
  !isThirdPerson(text.classes(at + 1));

/** "Paid us", "paid everyone", "paid people". */
export const isSomebody = (text: Text, at: number): boolean =>
  objectPronouns.has(text.word(at)) || indefinites.has(text.word(at)) || namesBeings(text, at);

/** "Drained my phone", "annoyed it", but "worried my car will break". */
export const actsOnOwned = (text: Text, at: number): boolean => {
  const word = text.word(at);
  const isOne = word === 'it' || word === 'you' || indefinites.has(word);
  const isOfSeveral = counts.has(word) || /^(?:every|each|that|this)$/.test(word);
  const end =
    isOne || namesBeings(text, at)
      ? at + 1
      : possessives.has(word) || (isOfSeveral && namesOne(text, at + 1))
        ? at + 2
        : 0;
  return (
    end > 0 &&
    ((!text.isWord(end) && text.kind(end) !== Kind.clitic) ||
      prepositions.has(text.word(end)) ||
      (!possessives.has(word) && (oftens.has(text.word(end)) || determiners.has(text.word(end)))) ||
      coordinators.has(text.word(end)))
  );
};

const namesOne = (text: Text, at: number): boolean =>
  (text.classes(at) & (Class.noun | Class.plural)) !== 0 &&
  !timeNouns.has(text.word(at)) &&
  !isFunction(text.word(at));

/** "Stressed it a dozen times", "surprised you twice". */
const oftens = wordSet('once twice again before already well enough yesterday today lately himself herself');

export const isActedOn = (word: string) =>
  determiners.has(word) || objectPronouns.has(word) || indefinites.has(word) || reflexives.has(word);

/** "He's banned phones", but "he's fed treats". */
export const isBareObject = (text: Text, participle: number): boolean =>
  (namesSeveral(text, participle + 1) ||
    (namesStuff(text, participle + 1) && !titled.has(text.word(participle)))) &&
  !tended.has(text.word(participle)) &&
  !handed.has(text.word(participle));

const handed = wordSet('bought sent brought made left owed handed asked promised served read');
/** What somebody is made, or how they are, without an article. */
const titled = wordSet(
  'elected voted crowned appointed declared born considered raised dressed covered stuck gone taken held kept caught found shown stationed based used known seen trained',
);
