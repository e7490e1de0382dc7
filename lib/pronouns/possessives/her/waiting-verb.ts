import {
  coordinators,
  counts,
  determiners,
  indefinites,
  isIrregularPlural,
  objectPronouns,
  prepositions,
  subjectPronouns,
  subordinators,
} from '../../words/function-words.ts';
import { seeming } from '../../words/agreement-words.ts';
import { isFiniteVerb, opensObject, startsNoun } from '../../noun-phrase.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { owned } from '../../words/possessive-words.ts';
import { isBeing, nounKindOf, type NounKind } from '../../words/senses.ts';
import { lemmaOf } from '../../words/word.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import { compounding } from '../../verbs/joined/measured-things.ts';
import type { Her } from './place.ts';
import type { Leaning } from '../leaning.ts';

/** "Friends who know her say", "the people around her agree": a subject stands before it whose verb is still to come. */
export function waitingVerbLeaning(her: Her): Leaning | undefined {
  const { text, last, word, classes, next, second, secondClasses, endsThere } = her;
  if (!(classes & (Class.verb | Class.thirdPerson)) || word.endsWith('ing') || word === 'own')
    return undefined;
  if (isPartOf(her) || isImageOf(her)) return -1.5;
  // "The goat butted the hiker with her horns."
  if (endsThere && bodily.has(word)) return undefined;
  if (word === 'spread' && isRumour(her)) return -1.5;
  const subject = waitingSubject(her);
  if (subject === undefined) return undefined;
  const isAgreeing =
    subject === 'several'
      ? classes & Class.verb && !(classes & Class.thirdPerson)
      : classes & Class.thirdPerson;
  if (!isAgreeing && word !== 'left') return undefined;
  // "The guy seeing her left town."
  if (word === 'left') return leftFor.has(second) || opensObject(text, next + 1) ? -1.5 : undefined;
  // "Anyone who hurts her answers to me."
  if (subject === 'anybody' && second === 'to' && objectPronouns.has(text.word(next + 2))) return -1.5;
  if (objectPronouns.has(second) || subjectPronouns.has(second) || determiners.has(second)) return -1.5;
  // "The treats that work best with her smell terrible."
  const isHow = (secondClasses & Class.adjective) !== 0 && !startsNoun(text, next + 2, last);
  if (seeming.has(word) && isHow) return -1.5;
  if (classes & (Class.noun | Class.plural) && !wanting.has(word)) {
    const kind = nounKindOf(word);
    // "The phone next to her rings."
    if (subject === 'one' && endsThere && classes & Class.verbFirst && kind !== 'parts') return -1.5;
    // "The coat that fits her costs more than yours."
    if (second === 'more' || second === 'less') return hasVerb(her, next + 2) ? undefined : -1.5;
    // "The seat beside her stays empty."
    if (linkingVerbs.has(lemmaOf(word)) && secondClasses & Class.adjective) return -1.5;
    // "The monastery that raised her brews beer": several name no one thing together with it, unless it is the verb.
    const isObject =
      subject === 'one' &&
      (classes & Class.plural) !== 0 &&
      startsNoun(text, next + 1, last) &&
      !compounding.has(word) &&
      (!(secondClasses & (Class.verb | Class.thirdPerson | Class.past)) ||
        (classes & Class.verbFirst &&
          (secondClasses & (Class.plural | Class.verbFirst | Class.nounFirst)) ===
            (Class.plural | Class.nounFirst)));
    if (isObject && !owned.has(word) && doings.has(kind ?? 'events') && !hasVerb(her, next + 2)) return -1.5;
    const isNamed =
      startsNoun(text, next + 1, last) &&
      !(secondClasses & Class.adverb) &&
      !workedSo.has(second) &&
      !isObject;
    if (owned.has(word) || (kind !== undefined && !doings.has(kind)) || isNamed) return undefined;
    // "The harness that came with her rubs behind the legs": no noun, since nothing else is the harness's verb.
    const isPlaced = prepositions.has(second) && her.afterPreposition;
    const isOpen = her.afterPreposition && !isObject;
    if (classes & Class.nounFirst && !endsThere && !isPlaced && isOpen) return undefined;
  }
  return !wanting.has(word) && hasVerb(her, next + 1) ? undefined : -1.5;
}

/** "All of her wags", "most of her fits", but "all of her walks start here": whether the verb of a part of her follows. */
function isPartOf(her: Her): boolean {
  const { text, first, previous, previousWord, classes, next } = her;
  if (previousWord !== 'of' || !parts.has(text.word(previous - 1))) return false;
  if (!(classes & Class.thirdPerson) || classes & Class.nounFirst) return false;
  const start = text.word(previous - 2) === 'every' ? previous - 2 : previous - 1;
  return (start === first || !text.isWord(start - 1)) && !hasVerb(her, next + 1);
}

/** Parts of a body that nothing but their number tells from what somebody does. */
const bodily = wordSet(
  'horns claws heels palms fists elbows shoulders knees teeth nails hips paws muzzle snout',
);
/** "No portrait of her survives", but "a picture of her smiles". */
const isImageOf = ({ text, previous, previousWord, classes, word, second, endsThere }: Her): boolean =>
  previousWord === 'of' &&
  images.has(text.word(previous - 1).replace(/(?<=[^s])s$/, '')) &&
  (classes & (text.word(previous - 1).endsWith('s') ? Class.verb : Class.thirdPerson)) !== 0 &&
  (!(classes & (Class.plural | Class.noun)) || determiners.has(second) || placed.has(lemmaOf(word))) &&
  (word !== 'remains' || endsThere) &&
  second !== 'of';

/** What an image does: "a statue of her stands in the square". */
const placed = wordSet('stand hang sit lie survive appear exist');
const linkingVerbs = wordSet('stay remain look seem feel get become grow turn fall');
const images = wordSet(
  'portrait photograph photo picture painting statue bust sketch drawing image likeness trace record memory memorial mention footage video',
);

const parts = wordSet('all most half much some part none bit inch');
const workedSo = wordSet('nights days weekends shifts overtime');
const leftFor = wordSet(
  'town school home work early without when because after before quickly suddenly already',
);
const wanting = wordSet('need needs want wants');
/** Kinds of nouns that are verbs as often: "laugh", "calm". */
const doings: ReadonlySet<NounKind> = new Set<NounKind>(['events', 'ideas']);

/** Whom the clause speaks of that has had no verb of its own; undefined where that is nobody. */
function waitingSubject(her: Her): 'anybody' | 'one' | 'several' | undefined {
  const { text, index, first, previous, previousWord, afterPreposition } = her;
  // "What frightens her bores me."
  if (her.afterVerb && free.has(text.word(previous - 1)))
    if (
      previous - 1 === first ||
      text.kind(previous - 2) === Kind.mark ||
      (coordinators.has(text.word(previous - 2)) && text.word(previous - 3) === ',')
    )
      return 'one';
  const start = clauseStart(her);
  // "How you greet her sets the tone."
  const isManner = subjectPronouns.has(text.word(previous - 1)) && manners.has(text.word(previous - 2));
  if (her.afterVerb && isManner && previous - 2 === first) return 'one';
  // "Whoever walks her needs good shoes."
  if (text.word(start) === 'whoever' && previous === start + 1 && hasOwnVerb(her, previous)) return 'anybody';
  let relative = start + 1;
  while (relative < index && !relatives.has(text.word(relative)) && !opensReduced(text, relative))
    relative += 1;
  // What takes "her": a verb right behind "who", with its preposition, or a preposition right behind the noun.
  const isRelative = relative < index;
  const isReduced = isRelative && !relatives.has(text.word(relative));
  if (isRelative ? previous - relative > (afterPreposition ? 3 : 2) : !afterPreposition) return undefined;
  if (isRelative && !isReduced && !hasOwnVerb(her, relative + 1)) return undefined;
  const end = isRelative ? relative : phraseStart(her);
  if (end <= start || end - start > 5 || text.kind(start - 1) === Kind.variable) return undefined;
  if (!opensSubject(her, start)) return undefined;
  for (let at = start; at < end; at += 1) if (!goesOnSubject(her, at, start)) return undefined;
  // "A list of her tricks", but "the child beside her laughs".
  if (!isRelative && end === previous && !places.has(previousWord)) return undefined;
  const head = text.word(end - 1);
  if (indefinites.has(head)) return 'anybody';
  if (head === 'those' || counts.has(head) || isIrregularPlural(head)) return 'several';
  const classes = text.classes(end - 1);
  if (classes & Class.plural) return 'several';
  // Most nouns that are nothing else stand in no list: "the gallery that shows her closes".
  const isNoun = isBeing(nounKindOf(head)) || classes === 0 || (classes & Class.noun) !== 0;
  return (isNoun && !prepositions.has(head)) || head === 'one' ? 'one' : undefined;
}

/** "The man married to her", "the woman sitting next to her", "those helping her". */
const opensReduced = (text: Text, at: number): boolean =>
  ((text.classes(at) & Class.gerund) !== 0 ||
    joined.has(text.word(at)) ||
    (madeFor.has(text.word(at)) && prepositions.has(text.word(at + 1)))) &&
  ((text.classes(at - 1) & (Class.noun | Class.plural)) !== 0 ||
    isBeing(nounKindOf(text.word(at - 1))) ||
    (text.classes(at - 1) === 0 && determiners.has(text.word(at - 2))) ||
    indefinites.has(text.word(at - 1)) ||
    text.word(at - 1) === 'those');

/** "The hotel named after her", "a song written for her". */
const madeFor = wordSet('named called dedicated written built made meant drawn known given shown addressed');
const joined = wordSet(
  'closest nearest dearest married related engaged devoted opposed close next assigned loyal',
);

/** What may stand in the phrase of a subject: no "chews" as in "my hamster chews the bars of her cage". */
function goesOnSubject({ text }: Her, at: number, start: number): boolean {
  const word = text.word(at);
  if (!text.isWord(at) || isFiniteVerb(word) || subjectPronouns.has(word)) return false;
  if (at === start) return true;
  if (prepositions.has(word)) return word === 'of';
  const before = text.word(at - 1);
  const isBehindNoun = text.classes(at - 1) & Class.noun || isBeing(nounKindOf(before));
  return !(text.classes(at) & Class.thirdPerson && isBehindNoun && !determiners.has(before));
}

/** Where "next to", "in front of" or a single preposition starts. */
function phraseStart({ text, previous, previousWord }: Her): number {
  const before = text.word(previous - 1);
  if (previousWord === 'to' && /^(?:next|close)$/.test(before)) return previous - 1;
  if (previousWord === 'from' && before === 'across') return previous - 1;
  return previousWord === 'of' && before === 'front' ? previous - 2 : previous;
}

const places = wordSet(
  'about against like behind beside near around with opposite beneath above below over past before after',
);

/** "Rumours about her spread fast." */
const isRumour = ({ text, previous, previousWord }: Her): boolean =>
  previousWord === 'about' && spreading.has(text.word(previous - 1));

const spreading = wordSet('rumours rumors stories tales lies word gossip');
const manners = wordSet('how where why whether');
const relatives = wordSet('who that');
const free = wordSet('what whatever whoever whichever');

/** The word right behind what opened the clause. */
function clauseStart({ text, first, index }: Her): number {
  let at = index;
  while (at > first) {
    const word = text.word(at - 1);
    if (!text.isWord(at - 1) || coordinators.has(word)) break;
    if (subordinators.has(word) && !relatives.has(word)) break;
    at -= 1;
  }
  return at;
}

/** "The people", "most people", "those", "friends": not "walk", "waits". */
function opensSubject({ text, first }: Her, at: number): boolean {
  const word = text.word(at);
  if (determiners.has(word) || counts.has(word) || indefinites.has(word) || isIrregularPlural(word))
    return true;
  const classes = text.classes(at);
  // "Old dogs."
  if (at === first && classes & Class.adjective && text.classes(at + 1) & Class.plural) return true;
  if (!(classes & Class.plural)) return false;
  // "Repeats" may be what "she" does.
  const isThing =
    !(classes & (Class.verb | Class.thirdPerson)) || (at === first && (classes & Class.nounFirst) !== 0);
  return isThing || isBeing(nounKindOf(word));
}

/** "Came", "was bought". */
const hasOwnVerb = ({ text }: Her, at: number) =>
  isFiniteVerb(text.word(at))
    ? (text.classes(at + 1) & Class.participle) !== 0
    : (text.classes(at) & (Class.verb | Class.thirdPerson | Class.past)) !== 0;

/** Whether another verb that the subject may have stands from `at` on, before the next clause. */
function hasVerb({ text, last }: Her, from: number): boolean {
  for (let at = from; at < last && text.isWord(at); at += 1) {
    const word = text.word(at);
    if (coordinators.has(word) || subjectPronouns.has(word) || subordinators.has(word)) return false;
    // "In May."
    if (text.isCapitalized(at)) continue;
    if (isFiniteVerb(word) || wanting.has(word)) return true;
    const isOpen = !determiners.has(text.word(at - 1)) && !prepositions.has(text.word(at - 1));
    const classes = text.classes(at);
    const isVerb = classes & (Class.verb | Class.thirdPerson | Class.past);
    if (isOpen && isVerb && !(classes & (Class.nounFirst | Class.adjective | Class.adverb))) return true;
  }
  return false;
}
