import { determiners, prepositions, subjectPronouns } from '../../words/function-words.ts';
import { headOf, isFiniteVerb, opensObject, startsNoun } from '../../noun-phrase.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import { owned, spending } from '../../words/possessive-words.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import type { Her } from './place.ts';
import type { Leaning } from '../leaning.ts';

/** Where a time or a clause of its own begins behind "her": "met her years ago", "for her Paris was home". */
export function clauseLeaning(her: Her): Leaning | undefined {
  if (isLongAgo(her)) return -2.5;
  // "Next to her sat Paul."
  if (her.afterPreposition && standing.has(her.word)) return -2;
  // "Ahead of her lies a long winter", "next to her sits the cat".
  const isFronted = her.previous === her.first || her.previous === her.first + 1;
  if (isFronted && her.afterPreposition && standingNow.has(her.word) && determiners.has(her.second))
    return -1.5;
  return frontedLeaning(her) ?? (her.afterVerb ? (knowingLeaning(her) ?? saidLeaning(her)) : undefined);
}

const standingNow = wordSet('lies sits stands hangs waits looms stretches rises runs hang stand lie');
const standing = wordSet('stood sat lay hung ran came went rose knelt loomed lurked walked slept');

/** "Years ago", "minutes later". */
const isLongAgo = ({ word, second, afterVerb, lemma }: Her) =>
  spans.has(word) &&
  (farFromNow.has(second) ||
    (afterVerb && (second === 'before' || second === 'after') && !spending.has(lemma)));

const spans = wordSet(
  'seconds minutes hours days nights weeks months years decades centuries ages eons yrs moments generations',
);
const farFromNow = wordSet('ago later earlier beforehand afterwards prior');

/** "To her money meant freedom", but "to her family it was", "to her left was a door". */
function frontedLeaning({ text, first, previous, previousWord, word, classes, second, next }: Her) {
  if (previous !== first || !fronted.has(previousWord)) return undefined;
  if (
    !meaning.has(second) ||
    !(text.isCapitalized(next) || classes === 0 || classes & (Class.noun | Class.plural))
  )
    return undefined;
  // "For her birthday was a cake with candles."
  if (previousWord === 'for' && nounKindOf(word) === 'events') return undefined;
  return owned.has(word) || isBeing(nounKindOf(word)) || sides.has(word) ? undefined : -1.5;
}

const fronted = wordSet('for to with without');
const meaning = wordSet(
  'was is were are meant means mean matter matters became remained felt seem seems pays',
);
const sides = wordSet('left right surprise credit side disgust horror delight');

/** "Married her knowing she was ill." */
function knowingLeaning({ word, second }: Her): Leaning | undefined {
  if (!minding.has(word)) return undefined;
  const isClause = subjectPronouns.has(second) || /^(?:that|full|how|what|perfectly|fully)$/.test(second);
  return isClause || determiners.has(second) ? -1.5 : undefined;
}

const minding = wordSet(
  'knowing thinking hoping believing assuming fearing expecting realizing realising wondering pretending figuring suspecting swearing promising insisting',
);

/** "Tell her Danny sent you", "wish her dreams would come true". */
function saidLeaning(her: Her): Leaning | undefined {
  const { text, next, last, lemma, word, classes } = her;
  if (informing.has(lemma)) {
    const isSomebody = text.isCapitalized(next) || isBeing(nounKindOf(word));
    const isThing = classes === 0 || (classes & (Class.noun | Class.plural)) !== 0;
    const isNamed = isSomebody || (isThing && !stories.has(word));
    return isNamed && saysSo(text, next + 1) && !opensWhat(her) ? -1.5 : undefined;
  }
  if (lemma !== 'wish') return undefined;
  const head = headOf(text, next, last);
  const verb = text.word(head + 1);
  return isFiniteVerb(verb) && verb !== 'being' && verb !== 'be' ? 1.5 : undefined;
}

const informing = wordSet('tell remind assure warn convince persuade');
const stories = wordSet(
  'story stories tale tales truth secret secrets side lie lies joke jokes news thoughts',
);

/** "What I told her mother was true": the verb is of what was told. */
function opensWhat({ text, first, previous }: Her): boolean {
  for (let at = Math.max(first, previous - 5); at < previous; at += 1)
    if (whats.has(text.word(at))) return true;
  return false;
}

const whats = wordSet('what all everything thing things whatever one story lie lies that who');

/** Whether a verb that tells something stands there: "sent", "is", "needs the truck". */
function saysSo(text: Text, at: number): boolean {
  const classes = text.classes(at);
  if (text.word(at) === "'s") return isPredicate(text, at + 1);
  const isFollowed = opensObject(text, at + 1) || text.word(at + 1) === 'to';
  // "Kids need sleep", but "kids stories".
  const isOfSeveral =
    (text.classes(at - 1) & Class.plural) !== 0 &&
    (classes & (Class.verb | Class.verbFirst)) !== 0 &&
    !(classes & Class.noun && !(classes & Class.verbFirst));
  return (
    isFiniteVerb(text.word(at)) ||
    isThirdPerson(classes) ||
    isOfSeveral ||
    ((classes & Class.thirdPerson) !== 0 && isFollowed) ||
    ((classes & Class.past) !== 0 && (!startsNoun(text, at + 1, text.count) || opensObject(text, at + 1)))
  );
}

/** "Sick", "coming", "at the door", "a nurse": what somebody is, not what they own. */
const isPredicate = (text: Text, at: number) =>
  determiners.has(text.word(at)) ||
  prepositions.has(text.word(at)) ||
  ((text.classes(at) & (Class.adjective | Class.gerund | Class.participle)) !== 0 &&
    !startsNoun(text, at + 1, text.count));
