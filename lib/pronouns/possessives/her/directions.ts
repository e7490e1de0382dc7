import {
  coordinators,
  counts,
  determiners,
  particles,
  prepositions,
  subordinators,
} from '../../words/function-words.ts';
import { afterBe, isByThing, type Her } from './place.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import type { Leaning } from '../leaning.ts';
import { Class } from '../../words/lexicon.ts';
import { isFiniteVerb, isFunction } from '../../noun-phrase.ts';
import {
  backVerbs,
  behindBack,
  bodyParts,
  motion,
  practising,
  predicative,
  withDirection,
  withHand,
} from '../../words/possessive-words.ts';

import { isBeing, nounKindOf } from '../../words/senses.ts';

type Rule = (her: Her) => Leaning | undefined;

const beforeBack: Rule = (her) => {
  const { atStart, afterPreposition, previousWord, second, lemma } = her;
  const behind = her.text.word(her.next + 2);
  if (atStart || afterBe(her) || previousWord === 'not') return 2;
  if (afterPreposition && (her.endsThere || (previousWord !== 'off' && previousWord !== 'out'))) return 2;
  if (bodyParts.has(second) || aches.has(second)) return 1.8;
  // "Have her back checked", "her back and sides".
  if (lemma === 'have' && her.secondClasses & Class.participle) return 1.5;
  if (rubbed.has(second)) return 1.5;
  if (second === 'and' && (bodyParts.has(behind) || behind === 'sides')) return 1.5;
  if (her.endsThere && returned.has(lemma)) return -3;
  if (backVerbs.has(lemma)) return 1.5;
  // "Watch her back when she jumps", but "watch her back away".
  if (lemma === 'watch' && (her.endsThere || subordinators.has(second))) return 1.2;
  if (lemma === 'turn' && (her.endsThere || second === 'on' || second === 'and')) return 1.2;
  const leans = second === 'against' || (second === 'to' && determiners.has(her.text.word(her.next + 2)));
  if (leans && leaning.has(lemma)) return 0.8;
  if (lemma === 'keep' && her.secondClasses & Class.adjective && predicative.has(second)) return 1;
  // "It helped her back no end."
  if (lemma === 'help' && isByThing(her) && (her.endsThere || second === 'no')) return 1.2;
  if (withDirection.has(lemma)) return -3;
  if (her.nounBehind && her.secondClasses & Class.noun) return 1.8;
  return !afterPreposition && behindBack.has(second) ? 1.2 : -3;
};

const rubbed = new Set(
  'scratched rubbed stroked brushed massaged patted tickled washed waxed adjusted'.split(' '),
);
const aches = new Set('pain pains ache aches spasms surgery injury problems issues'.split(' '));

/** What one does back: "she likes her back". */
const returned = new Set('like love hate hug text write'.split(' '));

const leaning = new Set(['have', 'need', 'keep', 'put', 'lean', 'press']);

const beforeSide: Rule = ({ second }) => (bodyParts.has(second) || besides.has(second) ? 1.5 : -3);

/** What is outside somebody's work or inside their head. */
const besides = new Set(
  'hind front opinion interests sources activities life world lane track joke'.split(' '),
);

/** "Practise her down", "ask for her down", but "wait for her down the road". */
const beforeDown: Rule = ({
  text,
  next,
  second,
  secondClasses,
  previousWord,
  lemma,
  afterPreposition,
  atStart,
  endsThere,
}) =>
  (afterPreposition && !determiners.has(second)) ||
  practising.has(lemma) ||
  (lemma === 'hold' && second === 'for' && counts.has(text.word(next + 2))) ||
  (atStart && prepositions.has(second)) ||
  (atStart && secondClasses & Class.thirdPerson) ||
  second === 'stay' ||
  second === 'stays' ||
  second === 'payment' ||
  isFiniteVerb(second) ||
  (lemma === 'make' && (secondClasses & Class.adjective || determiners.has(second)) && !endsThere) ||
  previousWord === 'in'
    ? 1.5
    : -3;

const beforeLeftOrRight: Rule = (her) => {
  const { word, second, nounBehind, afterPreposition, endsThere, atStart, previousWord } = her;
  // "Imagine being her right now."
  if (word === 'right' && /^(?:now|away|there)$/.test(second)) return -2;
  if (second === 'back' && !bodyParts.has(her.text.word(her.next + 2))) return -1.5;
  if (nounBehind && (bodyParts.has(second) || !isFunction(second))) return 2.5;
  if (word === 'right' && isEntitled(her)) return 1.5;
  if (afterPreposition)
    return endsThere || coordinators.has(second) || previousWord === 'to' || previousWord === 'on'
      ? 1.5
      : -0.5;
  if (afterBe(her) || (atStart && her.text.word(her.previous - 1) === 'left')) return 1.2;
  const isHand =
    endsThere ||
    coordinators.has(second) ||
    subordinators.has(second) ||
    second === 'from' ||
    second === 'every';
  if (isHand && withHand.has(her.lemma)) return 1.2;
  if (word === 'right') return -1.5;
  return atStart ? 1.5 : -1;
};

/** "Reminded of her right to appeal", "waived her right to counsel"; but "walked her right to the door". */
const isEntitled = ({ text, next, second, previousWord, lemma }: Her): boolean =>
  (second === 'to' || second === 'of') &&
  (claimingRights.has(lemma) ||
    (/^(?:of|about|for|on)$/.test(previousWord) &&
      (text.classes(next + 2) & Class.verb) !== 0 &&
      !determiners.has(text.word(next + 2))));

const claimingRights = wordSet(
  'waive exercise assert invoke claim defend respect deny demand forfeit lose question dispute protect reserve recognise recognize uphold violate restrict limit relinquish',
);

/** "turn her round", but "her round belly". */
const beforeRound: Rule = ({ lemma, nounBehind, second, secondClasses, afterVerb }) => {
  if (!afterVerb || lemma === 'do') return undefined;
  // "Watch her round toddlers."
  if (secondClasses & Class.plural && isBeing(nounKindOf(second))) return -3;
  return nounBehind && secondClasses & (Class.noun | Class.plural) && !(secondClasses & Class.adverb)
    ? undefined
    : -3;
};

/** "lead her straight to the car". */
const beforeStraight: Rule = ({ second, endsThere }) =>
  endsThere || prepositions.has(second) || particles.has(second) || second === 'home' ? -2.5 : undefined;

/** "On her home turf", but "take her home", "film her home alone". */
const beforeHome: Rule = ({ afterPreposition, atStart, lemma, nounBehind, second, secondClasses }) =>
  second === 'alone' && !afterPreposition && !atStart
    ? -2
    : afterPreposition ||
        atStart ||
        !motion.has(lemma) ||
        (nounBehind && secondClasses & Class.noun && second !== 'safe')
      ? 1.8
      : -2;

/** "of her past", "can't change her past", but "walk her past". */
const beforePast: Rule = ({ afterPreposition, atStart, endsThere, lemma, second, secondClasses }) =>
  // "Her past is a mystery."
  (atStart && isFiniteVerb(second)) ||
  // "Don't let her past put you off", but "let her past the gate".
  (lemma === 'let' && (secondClasses & (Class.verb | Class.verbFirst)) === (Class.verb | Class.verbFirst)) ||
  (history.has(second) && !motion.has(lemma) && !getting.has(lemma)) ||
  (endsThere && (afterPreposition || telling.has(lemma)))
    ? 1.5
    : -3;

const getting = new Set('get take drive lead walk move bring help push'.split(' '));

/** What lies behind somebody, not what one walks past. */
const history = new Set(
  'life lives experience experiences trauma history injury injuries owner owners home homes litters behavior behaviour mistakes work training'.split(
    ' ',
  ),
);

const telling = new Set('change forget know learn share understand'.split(' '));

/** "Her near hind", "her after photo", "her before and after photos": what opens with a preposition and is somebody's own. */
export function namesOwn(text: Text, at: number): boolean {
  const word = text.word(at);
  if (word === 'near') return limbs.has(text.word(at + 1));
  if (word !== 'before' && word !== 'after') return false;
  const isBoth = text.word(at + 1) === 'and' && text.word(at + 2) === 'after';
  const picture = text.word(isBoth ? at + 3 : at + 1);
  // Several may be no one's: "feed her after photos".
  return pictures.has(picture) && (isBoth || !picture.endsWith('s'));
}

const beforeNear: Rule = ({ text, next }) => (namesOwn(text, next) ? 2 : -3);

const limbs = wordSet('hind fore hindleg foreleg hindlimb forelimb hock');
const pictures = wordSet(
  'photo photos picture pictures pic pics shot shots image images snaps weight video videos',
);
/** What stands behind "off" as a thing of somebody's own. */
const behindOff = wordSet('switch day days');

/** "her" before a word for a way or a place, which may be hers: "bring her back", "brush her back". */
export const beforeDirections: readonly (readonly [word: string, Rule])[] = [
  ['back', beforeBack],
  ...['inside', 'outside'].map((word) => [word, beforeSide] as const),
  ['down', beforeDown],
  ...['left', 'right'].map((word) => [word, beforeLeftOrRight] as const),
  ['round', beforeRound],
  ['straight', beforeStraight],
  ['home', beforeHome],
  ['off', ({ second }) => (behindOff.has(second) || limbs.has(second) ? 1.5 : -3)],
  ...['near', 'before', 'after'].map((word) => [word, beforeNear] as const),
  ['past', beforePast],
];
