import { nothings } from '../../words/agreement-words.ts';
import { coordinators, determiners, prepositions, subordinators } from '../../words/function-words.ts';
import { headOf, isFiniteVerb, isFunction, opensObject, startsNoun, timesBehind } from '../../noun-phrase.ts';
import { Class } from '../../words/lexicon.ts';
import {
  adjectiveTaking,
  causing,
  hardlyNouns,
  motion,
  owned,
  predicative,
  strongGiving,
  weekdays,
} from '../../words/possessive-words.ts';
import { nounKindOf } from '../../words/senses.ts';
import { lemmaOf } from '../../words/word.ts';
import { wordSet } from '../../words/word-set.ts';
import { afterBe, type Her } from './place.ts';
import type { Leaning } from '../leaning.ts';

/** What somebody is or is made, where somebody is sent, and what comes to somebody, in phrases of stories and reports. */
export function stateLeaning(her: Her): Leaning | undefined {
  return (
    predicateLeaning(her) ??
    (isPair(her) ? -1 : undefined) ??
    alsoKeptLeaning(her) ??
    (her.afterVerb || isLiked(her) ? (resultLeaning(her) ?? comingLeaning(her)) : undefined)
  );
}

/** "I'd like her present": no preposition. */
const isLiked = ({ text, previous, previousWord }: Her) =>
  previousWord === 'like' && /^(?:'d|would)$/.test(text.word(previous - 1));

/** "It is her finest yet", "that's her round", "her anger, not her past", "face her past". */
function predicateLeaning(her: Her): Leaning | undefined {
  const { word, classes, endsThere, previousWord, lemma } = her;
  if (afterBe(her) && (word === 'round' || (word.endsWith('est') && classes & Class.adjective))) return 1.5;
  if (word !== 'past' || !endsThere) return undefined;
  return previousWord === 'not' || coordinators.has(previousWord) || afterBe(her) || facing.has(lemma)
    ? 1.5
    : undefined;
}

const facing = wordSet(
  'escape face bury hide reveal explore confront erase discuss uncover remember recall regret investigate trace deny discover',
);

/** "Tug with her low and gentle", but "with her low and gentle voice". */
const isPair = ({ text, next, last, previousWord, word, second }: Her): boolean =>
  previousWord === 'with' &&
  second === 'and' &&
  predicative.has(word) &&
  (text.classes(next + 2) & Class.adjective) !== 0 &&
  !startsNoun(text, next + 3, last);

/** "Keeps the postman happy and her safe": the verb goes on behind "and". */
function alsoKeptLeaning({ text, first, previous, previousWord, word, classes, second, endsThere }: Her) {
  if (
    previousWord !== 'and' ||
    !(classes & Class.adjective) ||
    !(text.classes(previous - 1) & Class.adjective)
  )
    return undefined;
  if (!predicative.has(word) || !(endsThere || isFunction(second)) || isFiniteVerb(second)) return undefined;
  for (let at = previous - 2; at >= Math.max(first, previous - 6) && text.isWord(at); at -= 1)
    if (keeping.has(lemmaOf(text.word(at)))) return -1.5;
  return undefined;
}

const keeping = wordSet('keep make leave get');

/** How or where somebody is in the end: "makes her interesting", "found her unmarked", "drove her south", "took her far from it". */
function resultLeaning({
  text,
  next,
  last,
  word,
  classes,
  second,
  secondClasses,
  endsThere,
  lemma,
  nounBehind,
}: Her): Leaning | undefined {
  const isBare = endsThere || (isFunction(second) && !determiners.has(second)) || isFiniteVerb(second);
  if ((compass.has(word) || elsewhere.has(word)) && !nounBehind && isBare) return -2;
  // "Put her clean through", "sang her happy birthday".
  if (word === 'clean' && second === 'through') return -2;
  if (word === 'happy' && second === 'birthday' && greeting.has(lemma)) return -2;
  const isCarried = motion.has(lemma) || adjectiveTaking.has(lemma);
  if (word === 'far' && isCarried && (endsThere || distant.has(second))) return -2;
  if (qualities.has(word) && isBare && rating.has(lemma)) return -2;
  // "What makes her happy makes me happy."
  const isVerb = (secondClasses & Class.thirdPerson) !== 0;
  const actsOn = opensObject(text, next + 2) || nothings.has(text.word(next + 2));
  const goesOn = isVerb && (!(secondClasses & Class.plural) || hardlyNouns.has(second) || actsOn);
  const isHow = predicative.has(word) || (classes & (Class.adjective | Class.noun)) === Class.adjective;
  if (isHow && goesOn && adjectiveTaking.has(lemma)) return -2;
  const isUndone = word.startsWith('un') && word.endsWith('ed') && !(classes & Class.noun);
  if (isUndone && !nounBehind && isCarried) return -2;
  if (word === 'present' && wishing.has(lemma) && attending.has(second)) return -1.5;
  // "Flagged her offside", "put her top of the table", "left her dependent on it".
  if (/^(?:off|on)side$/.test(word) && !nounBehind) return -2;
  if (word === 'top' && second === 'of' && ranking.has(lemma)) return -1.5;
  // "Have you had her long?"
  if (word === 'long' && endsThere && /^(?:have|know)$/.test(lemma)) return -1.5;
  // "Keep her cooler and cleaner."
  if (firmer.has(word) && isBare && holding.has(lemma)) return -2;
  // "Brush her free of mud", "showed her clear of stones".
  if (second === 'of' && (word === 'free' || word === 'clear')) return -2;
  if (/^(?:dependent|reliant)$/.test(word) && /^(?:on|upon)$/.test(second)) return -2;
  if (colouring.has(lemma) && turned.has(word) && isBare) return -1.5;
  if (word === 'home' && (homeward.has(lemma) || lemma === 'like') && isBare && second !== 'and') return -2;
  // "Have her lead the walk."
  if (/^(?:lead|face)$/.test(word) && causing.has(lemma) && opensObject(text, next + 1)) return -2;
  // "Watched her dress for dinner."
  if (word === 'dress' && second === 'for' && causing.has(lemma) && lemma !== 'make' && lemma !== 'have')
    return -1.5;
  // "Make her work Sundays", "have her train two days a week".
  const isWhen = weekdays.has(second.replace(/s$/, '')) || worked.has(second);
  if (causing.has(lemma) && working.has(word) && (isWhen || timesBehind(text, next + 1, last))) return -2;
  return undefined;
}

/** What is a thing as well. */
const firmer = wordSet('cooler cleaner warmer drier');
const holding = wordSet('keep make');
const compass = wordSet('north south east west');
const elsewhere = wordSet('underground overboard overseas offstage onstage backstage');
const greeting = wordSet('sing wish bid text');
const distant = wordSet('from off into beyond below above enough away');
const qualities = wordSet(
  'interesting boring fascinating charming annoying exciting appealing intriguing convincing compelling amusing irritating terrifying frightening intimidating exhausting challenging entertaining endearing disappointing',
);
const rating = wordSet('make find think consider call deem render');
const wishing = wordSet('like want need have prefer');
const attending = wordSet('when while at during throughout');
const ranking = wordSet('put send keep leave rank place move take');
const colouring = wordSet('turn burn scorch tan bleach');
const turned = wordSet(
  'old silver gold grey gray white black red blue green pink yellow purple brown pale orange',
);
const homeward = wordSet(
  'fetch bundle hustle help point steer haul drag chase whisk row tow cart ferry hurry march',
);
const working = wordSet('work train');
const worked = wordSet('weekends nights late overtime evenings mornings');

/** What is given, brought or left: "gave her extra work", "offered her training", "brought her memories of it". */
function comingLeaning(her: Her): Leaning | undefined {
  const { text, index, next, last, word, second, endsThere, lemma, previousWord } = her;
  if (!her.gives) return undefined;
  const isPlain =
    endsThere || coordinators.has(second) || subordinators.has(second) || prepositions.has(second);
  if (leadingTo.has(word) && second === 'to') return -2;
  const head = headOf(text, next, last);
  const behind = text.word(head + 1);
  if (word === 'extra' && head > next && strongGiving.has(lemma))
    return articles.has(behind) || nothings.has(behind) || behind === 'to' ? undefined : -1.5;
  if ((schooling.has(word) || standing.has(word)) && granting.has(lemma) && isPlain && second !== 'to')
    return -1.5;
  // "Grant her editing rights", "lent her books".
  if (head > next && rights.has(text.word(head)) && granting.has(lemma)) return -1.5;
  const isLent = lemma === 'lend' && !owned.has(text.word(head)) && !owned.has(word);
  if (isLent && !/^(?:to|out|an?)$/.test(behind))
    return text.classes(head) & Class.plural || (head > next && !(her.classes & Class.adjective))
      ? -1.2
      : undefined;
  if (recalled.has(word) && second === 'of' && lemma === 'bring')
    return text.word(index - 2) === 'she' ? undefined : -1.2;
  // "Leave her treats around the house", but "she leaves her treats around".
  if (previousWord === 'leave' && strewn.has(second) && nounKindOf(word) === 'food' && word.endsWith('s'))
    return text.word(index - 2) === 'she' ? undefined : -1.2;
  // "Mark it and drop her treats by her paws."
  const isDropped = dropping.has(previousWord) && (beside.has(second) || strewn.has(second));
  if (isDropped && /^(?:treats|chews|crumbs|biscuits)$/.test(word))
    return text.word(index - 2) === 'she' ? undefined : -1.2;
  // "Find her good homes", "find her fun games".
  if (lemma === 'find' && word === 'homes') return -1.5;
  const isFound = text.word(head) === 'homes' || (fresh.has(word) && text.classes(head) & Class.plural);
  if (lemma === 'find' && isFound && head > next) return -1.5;
  return undefined;
}

const fresh = wordSet('fun new better good easier quieter nicer quiet safe');
const articles = wordSet('a an the some more');
const leadingTo = wordSet('directions access admission entry leave');
const granting = wordSet('give offer provide deny grant promise');
const schooling = wordSet('training counselling counseling funding housing schooling coaching mentoring');
const rights = wordSet('rights powers privileges status');
const standing = wordSet('dignity anonymity autonomy legitimacy solitude');
const recalled = wordSet('memories visions echoes thoughts dreams images news word tidings');
const strewn = wordSet('around about');
const dropping = wordSet('drop toss throw slip post');
const beside = wordSet('by near behind between beside');
