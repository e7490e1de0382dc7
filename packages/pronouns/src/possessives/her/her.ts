import {
  determiners,
  objectPronouns,
  prepositions,
  subjectPronouns,
  subordinators,
} from '../../words/function-words.ts';
import { closedWordLeaning } from './closed-words.ts';
import { openWordLeaning } from './open-words.ts';
import { herAt, mayBeNoun, type Her } from './context.ts';
import { tellingLeaning } from './telling-and-bringing.ts';
import { verbLeaning } from './verbs-before.ts';
import { wordLeaning } from './following-words.ts';
import { Kind } from '../../text/kinds.ts';
import type { Leaning } from '../leaning.ts';
import { Class } from '../../words/lexicon.ts';
import { isEnclosed, isFunction, openQuotes, startsNoun } from '../../text/noun-phrase.ts';
import {
  behindAmounts,
  causing,
  countNouns,
  naming,
  quoting,
  strongGiving,
} from '../../words/possessive-words.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Sentence } from '../../text/sentences.ts';
import type { Text } from '../../text/text.ts';

/** "her" as a possessive (above 0) or as an object (below 0). */
export function herLeaning(text: Text, sentence: Sentence, index: number): Leaning {
  const next = index + 1;
  const kind = next < sentence.last ? text.kind(next) : 0;
  if (kind === 0 || kind === Kind.block) return -3;
  if (kind === Kind.clitic) return text.word(next) === "'s" ? 2 : -2;
  const her = herAt(text, sentence, index);
  if (kind === Kind.mark) return leaningBeforeMark(her);
  if (kind === Kind.number) return leaningBeforeNumber(her);
  if (kind === Kind.variable) return leaningBeforeVariable(her);
  if (kind === Kind.opaque) return her.gives ? -0.5 : 1;
  return (
    wordLeaning(her) ??
    verbLeaning(her) ??
    besideLeaning(her) ??
    waitingLeaning(her) ??
    tellingLeaning(her) ??
    closedWordLeaning(her) ??
    openWordLeaning(her)
  );
}

/** "Me and her go way back", "you and her need to talk"; but "you and her love of dogs". */
function besideLeaning({ text, previous, previousWord, classes, second }: Her): Leaning | undefined {
  const other = text.word(previous - 1);
  // "Thinks the world of her and her work."
  if (previousWord !== 'and' || other === 'her') return undefined;
  if (!objectPronouns.has(other) && !subjectPronouns.has(other)) return undefined;
  const isThing = classes & (Class.noun | Class.adjective) && !(classes & Class.verbFirst);
  const isBare = (classes & (Class.verb | Class.plural)) === Class.verb;
  return isBare && !isThing && second !== 'of' ? -1.5 : undefined;
}

/** "The dog behind her barks": what ends the clause is the verb that its subject waits for. */
function waitingLeaning({
  text,
  first,
  previous,
  previousWord,
  classes,
  endsThere,
}: Her): Leaning | undefined {
  if (!placing.has(previousWord) || !(classes & Class.thirdPerson) || !endsThere) return undefined;
  let article = previous - 1;
  while (
    article > first &&
    article > previous - 4 &&
    mayBeNamed(text.classes(article)) &&
    !determiners.has(text.word(article))
  )
    article -= 1;
  const opener = article > first ? text.word(article - 1) : '';
  const opens =
    article === first || !text.isWord(article - 1) || subordinators.has(opener) || opener === 'and';
  return determiners.has(text.word(article)) && opens ? -1.5 : undefined;
}

const placing = wordSet('behind before beside near around opposite');

function leaningBeforeVariable({ text, next, lemma, afterPreposition }: Her): Leaning {
  if (strongGiving.has(lemma) || naming.has(lemma)) return -1.5;
  return text.isWord(next + 1) || afterPreposition ? 1.5 : 0.8;
}

function leaningBeforeMark(her: Her): Leaning {
  const { text, next, last, word: mark, lemma } = her;
  if (isEnclosed(text, next) && startsNoun(text, next + 1, last)) return 1.5;
  if (mark === '-' || mark === '/') return text.gap(next + 1) ? -1.5 : 1.5;
  if (mark === '$' || mark === '#') {
    if (her.gives) return -1.5;
    return lemma === '' || prepositions.has(lemma) ? 1.5 : -0.5;
  }
  // "I need her... help."
  const isFaltering =
    mark === '...' && startsNoun(text, next + 1, last) && text.classes(next + 1) & Class.noun;
  if (isFaltering && !isFunction(text.word(next + 1)) && !text.isCapitalized(next + 1)) return 0.8;
  if (!openQuotes.has(mark)) return -3;
  if (!text.gap(next) || next + 1 >= last) return -2.5;
  if (quoting.has(lemma) || lemma === 'show' || lemma === 'sing') return -1.5;
  const inner = text.word(next + 1);
  // "All her [sic] readers."
  if (inner === 'sic') return text.isWord(next + 3) && !isFunction(text.word(next + 3)) ? 1.5 : -1.5;
  // "Let her “cry it out”."
  if (causing.has(lemma) && text.classes(next + 1) & Class.verb) return -1.5;
  // "Her “down” is slow", "worked on her “down”".
  const isNamed = (her.index === her.first || her.afterPreposition) && openQuotes.has(text.word(next + 2));
  if (mark !== '(' && mark !== '[' && isNamed) return 1.2;
  if (mark !== '(' && mark !== '[')
    return !isFunction(inner) ? 1.6 : subordinators.has(her.previousWord) ? 0.8 : -1.2;
  if (isAside(her)) return 1.2;
  // "Her [alley] was dark", but "against her [the vet]", "her [Makhno]".
  const isInserted = mark === '[' && text.isWord(next + 1) && !text.isCapitalized(next + 1);
  return isInserted && !isFunction(inner) && mayBeNamed(text.classes(next + 1)) ? 0.8 : -1.5;
}

const mayBeNamed = (classes: number) => mayBeNoun(classes) || (classes & Class.adjective) !== 0;

/** "Check her (slightly sore) left ear", "her [the workers’] need", but "it suits her (see below)": what the brackets stand before. */
function isAside({ text, next, last }: Her): boolean {
  for (let at = next + 1; at < Math.min(last, next + 12); at += 1)
    if (/^[)\]]$/.test(text.word(at)))
      return startsNoun(text, at + 1, last) && mayBeNamed(text.classes(at + 1));
  return false;
}

function leaningBeforeNumber({ text, next, last, word: number, previousWord, lemma, gives }: Her): Leaning {
  // "I trust her 100%", but "her 100% record".
  if (/^(?:%|percent)$/.test(text.word(next + 1))) return startsNoun(text, next + 2, last) ? 1.5 : -1.5;
  if (/(?:st|nd|rd|th)$/.test(number)) return 2.5;
  // "I read her 300-page memoir", but "give her 5-star meals".
  if (/^\d+-[a-z]/.test(number) && !strongGiving.has(lemma) && startsNoun(text, next + 1, last)) return 1.5;
  const isYear = /^(?:19|20)\d\d$/.test(number);
  // "Her 1999 album", "her 7:30 class".
  if (isYear && (prepositions.has(previousWord) || startsNoun(text, next + 1, last))) return 1.5;
  if (strongGiving.has(lemma) || lemma === 'pay') return -2;
  if (countNouns.has(text.word(next + 1))) {
    if (behindAmounts.has(text.word(next + 2))) return -2.5;
    return lemma === '' ? 1 : -0.4;
  }
  if (isYear || /^\d{1,2}(?::\d|(?:am|pm)$)/.test(number)) return -0.5;
  return gives ? -1.2 : 1.5;
}
