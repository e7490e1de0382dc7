import { coordinators, counts, determiners, prepositions } from '../../words/function-words.ts';
import { Class } from '../../words/lexicon.ts';
import { headOf, isFunction } from '../../noun-phrase.ts';
import { Kind } from '../../text/kinds.ts';
import { causing, howOften } from '../../words/possessive-words.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import { isByHerself, isByThing, type Her } from './place.ts';
import type { Leaning } from '../leaning.ts';

/** Two or three words that settle it, whatever a rule would make of each. */
export function setPhraseLeaning(her: Her): Leaning | undefined {
  const { text, index, previous, previousWord, lemma, word, classes, second, endsThere } = her;
  // "Behind her her past."
  if (previousWord === 'her' && text.isWord(her.next)) return 2.5;
  // "A dog like her needs work."
  if (previousWord === 'like' && isLikened(text, previous) && classes & Class.thirdPerson) return -2;
  // "Dogs like her need work."
  if (previousWord === 'like' && requiring.has(word) && text.classes(previous - 1) & Class.plural) return -2;
  // "I'll write her letters for her", but "make her dinner for her birthday".
  if (her.afterVerb && isDoneForHer(her)) return 1.5;
  if (lemma === 'let' && second === 'down' && (word === 'guard' || word === 'hair')) return 2;
  if (lemma === 'let' && word === 'own' && second === 'it') return -2;
  // "Gave it her best", "put her all into it".
  if (previousWord === 'it' && (word === 'best' || word === 'all')) return 2;
  if (lemma === 'put' && word === 'all' && second !== 'together') return 2;
  // "The shirt off her back."
  if (previousWord === 'off' && word === 'back' && clothes.has(text.word(previous - 1))) return 2;
  // "Done her back in", "put her back out".
  if (word === 'back' && hurting.has(`${lemma} ${second}`) && !prepositions.has(text.word(her.next + 2)))
    return 2;
  if (lemma === 'bid' && her.afterVerb && word !== 'price') return -2;
  // "We owe her thanks", but "she owes her thanks to you".
  if (lemma === 'owe' && word === 'thanks') return isByHerself(her) || second === 'to' ? 1.5 : -1.5;
  // "Get her put down."
  if (word === 'put' && her.afterVerb && /^(?:down|to|back|away|in|on)$/.test(second)) return -2;
  // "Keep her daily routine."
  if (
    word !== 'early' &&
    howOften.has(word) &&
    !isFunction(second) &&
    (her.secondClasses & (Class.noun | Class.adverb)) === Class.noun
  )
    return 1.5;
  // "Watched her race on the telly."
  if (second === 'on' && (lemma === 'watch' || lemma === 'see') && classes & Class.noun) {
    if (screens.has(text.word(text.word(her.next + 2) === 'the' ? her.next + 3 : her.next + 2))) return 1.5;
  }
  // "Watched her parallel park."
  if (causing.has(lemma) && isDoneSo(her)) return -2;
  // "Let her flat to students."
  if (lemma === 'let' && /^(?:to|out)$/.test(second) && lettings.has(word)) return 1.5;
  // "Her and Max's play."
  const isShared = word === 'and' && text.isCapitalized(index + 2) && text.word(index + 3) === "'s";
  if (isShared && text.isWord(index + 4) && !isFunction(text.word(index + 4))) return 2;
  if ((word === 'and' || word === 'or') && sharesThing(her)) return 1.5;
  // "Her and the cat's bowls."
  const isOfBoth = word === 'and' && text.word(index + 4) === "'s" && determiners.has(second);
  if (isOfBoth && text.classes(index + 5) & Class.plural && !isBeing(nounKindOf(text.word(index + 5))))
    return 1.5;
  if ((word === 'no' || word === 'not') && isDescribed(her)) return 1.5;
  // "Groom her top to tail."
  if (second === 'to' && her.afterVerb && lengths.has(`${word} ${text.word(index + 3)}`)) return -2;
  if (lemma === 'make' && endures(her)) return 1.2;
  if (droppings.has(word) && !causing.has(lemma)) return 1.5;
  // "I left her flat at nine", but "it left her flat and tired".
  const isHome = word === 'flat' && visited.has(lemma) && second !== 'on' && !coordinators.has(second);
  if (isHome && !isByThing(her)) return 1.2;
  const isPerson = isBeing(nounKindOf(word)) && !isFunction(word) && word !== 'other';
  if (lemma === 'teach' && isPerson && second !== 'to') return 1.2;
  if (lemma === 'leave' && belongings.has(word)) return 1.5;
  if (lemma === 'pay' && dues.has(word)) return 1.5;
  // "Nobody gets her jokes."
  if (lemma === 'get' && understood.has(word)) return 1.5;
  // "Get her things", but "get her things to do".
  if (lemma === 'get' && (word === 'things' || word === 'stuff') && second !== 'to') return 1.5;
  if (lemma === 'feel' && felt.has(word)) return 1.5;
  // "Felt her lower back."
  if (/^(?:lower|upper|middle)$/.test(word) && second === 'back') return 1.8;
  if (lemma === 'have' && word === 'back' && second.endsWith('ed')) return 1.5;
  if (lemma === 'watch' && word === 'back' && (endsThere || second === 'while')) return 1.2;
  // "I saw her tweet", "love her fit!"
  if (enjoying.has(lemma) && shown.has(word) && endsThere) return 1.2;
  if (word === 'foster' && isBeing(nounKindOf(second))) return 2;
  if (seeing.has(lemma) && word === 'work' && workedSo.has(second)) return -1.5;
  return undefined;
}

const isDoneForHer = ({ text, next, last, second }: Her): boolean => {
  const at = second === 'for' ? next + 1 : next + 2;
  return (
    text.word(at) === 'for' &&
    text.word(at + 1) === 'her' &&
    (at + 2 >= last || !text.isWord(at + 2) || isFunction(text.word(at + 2))) &&
    !isFunction(text.word(next)) &&
    (text.classes(at - 1) & (Class.noun | Class.plural)) !== 0 &&
    !isFunction(text.word(at - 1))
  );
};

/** Where something goes from and to, without the word between. */
const lengths = new Set([
  'top tail',
  'top toe',
  'head tail',
  'head toe',
  'nose tail',
  'tip tail',
  'front back',
  'tail chin',
]);

/** "Her no longer wanted toys", "her not so little brother". */
const isDescribed = ({ text, next, word, second }: Her): boolean =>
  (word === 'no' ? second === 'longer' : /^(?:so|very|quite|too)$/.test(second)) &&
  (text.word(next + 2) === 'little' ||
    (text.classes(next + 2) & (Class.adjective | Class.participle)) !== 0) &&
  ((text.classes(next + 3) & (Class.noun | Class.plural)) !== 0 ||
    isBeing(nounKindOf(text.word(next + 3)))) &&
  !isFunction(text.word(next + 3));

/** "For her and your safety", "her and my routines clash", but "for her and your guests". */
function sharesThing({ text, index, first, last, previousWord, second }: Her): boolean {
  if (!otherOwners.has(second) || !(index === first || sharing.has(previousWord))) return false;
  const thing = headOf(text, index + 3, last);
  for (let at = index + 3; at <= thing; at += 1) if (isBeing(nounKindOf(text.word(at)))) return false;
  const classes = text.classes(thing);
  const isNamed = text.isWord(thing) && !text.isCapitalized(thing) && !isFunction(text.word(thing));
  return isNamed && (classes === 0 || (classes & (Class.noun | Class.plural)) !== 0);
}

const otherOwners = wordSet('my your our their his');
const sharing = wordSet('for about of in on during through against');

/** "Make her food last", "make her walk more fun". */
const endures = ({ text, next, word, classes, second }: Her): boolean =>
  second === 'last'
    ? nounKindOf(word) === 'food' || word === 'food' || word === 'chew'
    : // "Made her coffee too strong."
      ((second === 'more' && !seeming.has(word) && !degrees.has(word)) ||
        (second === 'too' && isThingOnly(classes))) &&
      (text.classes(next + 2) & (Class.adjective | Class.noun)) !== 0;
/** "Make her feel more secure", "far more secure": no things. */
const seeming = wordSet('feel look seem appear sound become be');
const degrees = wordSet('ever far much even');
const isThingOnly = (classes: number): boolean => (classes & (Class.noun | Class.verb)) === Class.noun;
const hurting = new Set(['do in', 'put out']);
const screens = new Set('telly tv television news radio youtube netflix iplayer tiktok stream'.split(' '));
const lettings = new Set('flat house room cottage apartment spare'.split(' '));

/** "Parallel park", "jump-start it", "fish for compliments", "point at me", "age ten years". */
const isDoneSo = ({ text, next, word, second }: Her): boolean =>
  doneTogether.has(word.includes('-') ? word.replace('-', ' ') : `${word} ${second}`) ||
  (doneWith.get(word)?.has(second) ?? false) ||
  (word === 'age' && (counts.has(second) || text.kind(next + 1) === Kind.number));

/** What is a thing as well, with the words behind which it is done. */
const doneWith: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['fish', wordSet('for')],
  ['shop', wordSet('for around')],
  ['head', wordSet('for off home')],
  ['park', wordSet('in on outside across badly there')],
  ['point', wordSet('at')],
  ['glare', wordSet('at')],
  ['gesture', wordSet('at to towards')],
  ['queue', wordSet('for up outside')],
  ['race', wordSet('off past')],
  ['wave', wordSet('at to back goodbye')],
  ['beam', wordSet('at')],
  ['fight', wordSet('back off')],
]);
/** What the hand feels on somebody, though it may be done as well. */
const felt = new Set('pulse scar lump lumps ribs bump bumps bruise hip hips spine forehead chest'.split(' '));
const clothes = new Set('shirt clothes coat jumper jacket'.split(' '));
/** Verbs of two words. */
const doneTogether = new Set(
  'parallel park,power walk,speed walk,belly dance,tap dance,line dance,ice skate,roller skate,cold call,name drop,rage quit,lip sync,window shop,binge watch,speed read,air guitar,face plant,belly flop,jump start,double check,fact check,fist bump,high five,side eye,crowd surf,deep fry'.split(
    ',',
  ),
);
const droppings = new Set('poo poos poop poops'.split(' '));
const requiring = new Set('need thrive tend deserve benefit struggle'.split(' '));
const visited = new Set('leave find love like want visit see'.split(' '));
const belongings = new Set(['things', 'stuff', 'belongings', 'toys']);
const seeing = new Set('see watch love hear have make let help'.split(' '));
const workedSo = new Set('so hard things well nicely'.split(' '));

/** "A dog like", "any pup like": behind one alone it is no verb. */
export const isLikened = (text: Text, like: number): boolean =>
  ((text.classes(like - 1) & (Class.noun | Class.plural)) === Class.noun || text.classes(like - 1) === 0) &&
  oneOf.has(text.word(text.classes(like - 2) & Class.adjective ? like - 3 : like - 2));

const oneOf = new Set('a an any every another no each some'.split(' '));

/** "side by side", "piece after piece", "nose to nose". */
export const repeats = ({ text, word, second, next }: Her) =>
  /^(?:by|to|after|from)$/.test(second) && text.word(next + 2) === word;

const enjoying = new Set('see love like hate read watch miss'.split(' '));
/** What somebody shows to all. */
const shown = new Set('ad tweet post gig reel fit drip pod'.split(' '));

/** What everybody pays of their own. */
const dues = new Set(
  'way round share dues respects bill bills taxes debts fine fines fees fare tuition bail ransom deposit mortgage subs half'.split(
    ' ',
  ),
);
/** What somebody says that others understand or not. */
const understood = new Set('jokes joke humor humour sarcasm drift point'.split(' '));
