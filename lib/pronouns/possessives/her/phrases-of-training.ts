import { determiners } from '../../words/function-words.ts';
import { isFunction } from '../../noun-phrase.ts';
import { Class } from '../../words/lexicon.ts';
import { deeds, owned, taught } from '../../words/possessive-words.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Her } from './place.ts';
import type { Leaning } from '../leaning.ts';

/** What a dog is taught, told and let to do, in the trade's own words. */
export function trainingLeaning(her: Her): Leaning | undefined {
  const { afterVerb, lemma, word, second, endsThere } = her;
  if (lemma === 'cue' || lemma === 'fade') return word === 'down' && endsThere ? 1.2 : undefined;
  if (!afterVerb) return undefined;
  // "Respect her no."
  if (word === 'no') return (endsThere || second === 'for') && heeding.has(lemma) ? 1.5 : undefined;
  // "Have you seen her bow tie?"
  if (word === 'bow' && /^(?:tie|ties|legs)$/.test(second)) return 1.5;
  if (seen.has(lemma) && isCompoundDeed(her)) return -1.5;
  if (lemma === 'teach') return teachingLeaning(her);
  // "Tell her bed."
  if (lemma === 'tell') return stations.has(word) && endsThere ? -1.5 : undefined;
  if (lemma === 'know') return isKnownToDo(her) ? -1.5 : undefined;
  // "Have her crate trained by spring."
  if (bringing.has(lemma) && second === 'trained' && trainedFor.has(word)) return -1.5;
  if (lemma === 'have')
    return (taught.has(word) && past.has(second)) || actsOnSeveral(her) ? -1.5 : undefined;
  return letting.has(lemma) ? lettingLeaning(her) : undefined;
}

/** "Teach her cheating", "teach her loose leash walking", "teach her names of toys"; but "teach her training partner". */
function teachingLeaning({ text, next, word, second, classes }: Her): Leaning | undefined {
  if (second === 'of')
    return classes & Class.plural ? -1.5 : /^(?:kind|sort|type|breed)$/.test(word) ? 1.5 : undefined;
  for (let at = next; at < next + 4 && text.isWord(at) && !isFunction(text.word(at)); at += 1) {
    if (!(text.classes(at) & Class.gerund) || !text.word(at).endsWith('ing')) continue;
    const behind = text.word(at + 1);
    return !text.isWord(at + 1) || (isFunction(behind) && behind !== 'to') ? -1.5 : undefined;
  }
  return undefined;
}

/** "Never known her refuse food." */
function isKnownToDo({ text, previous, previousWord, word, classes, second }: Her): boolean {
  if (previousWord !== 'known' || !(classes & Class.verb) || owned.has(word)) return false;
  const before = text.word(previous - 1);
  const isEver = before === 'never' || before === 'ever' || before === 'not';
  return isEver && ((classes & Class.verbFirst) !== 0 || deeds.has(word)) && !tempers.has(second);
}

/** "Watched her body slam the sofa", "caught her counter surfing"; but "saw her play bow turn into a chase". */
const isCompoundDeed = ({ text, next, word, second }: Her): boolean =>
  (compoundDeeds.get(word)?.has(second.replace(/(?:(?<=n)n|(?<=p)p|(?<=m)m)?ing$/, '')) ?? false) &&
  (!text.isWord(next + 2) || isFunction(text.word(next + 2)));

/** "Have her toss treats", but "have her vet records sent". */
const actsOnSeveral = ({ text, next, word, classes, secondClasses }: Her): boolean =>
  (classes & Class.verb) !== 0 &&
  (secondClasses & Class.plural) !== 0 &&
  handled.has(word) &&
  (!text.isWord(next + 2) || isFunction(text.word(next + 2)));

/** "Let her lead trail", "let her drink cool down", "let her mouth soft toys", "help her trust men". */
function lettingLeaning({ text, next, word, classes, second, secondClasses }: Her): Leaning | undefined {
  // "Let her head for home."
  if (word === 'head') return ahead.has(second) ? -1.5 : undefined;
  // "Don't let her size fool you", but "let her come see you".
  const isOnYou = /^(?:you|me|us|anyone)$/.test(text.word(next + 2)) && (secondClasses & Class.verb) !== 0;
  if (isOnYou && !goingTo.has(word) && !isFunction(word) && !isFunction(second)) return 1.5;
  // "Let her gaze drift", "let her licence lapse".
  const isThing = (classes & Class.noun) !== 0 && !goingTo.has(word) && !isFunction(word);
  if (isThing && fading.has(second) && !startsObject(text, next + 2)) return 1.5;
  if (lines.has(word) && trailing.has(second) && !startsObject(text, next + 2)) return 1.5;
  if (served.has(word) && second === 'cool')
    return /^(?:down|off)$/.test(text.word(next + 2)) ? 1.5 : undefined;
  // "Let her back recover."
  if (word === 'back') return isBareVerb(secondClasses) && !isFunction(second) ? 1.5 : undefined;
  if (word === 'pace' && (second === 'set' || second === 'guide')) return 1.5;
  if (word === 'trust') return isBeing(nounKindOf(second)) || second === 'you' ? -1.5 : undefined;
  if (word !== 'mouth') return undefined;
  const isSeveral = (secondClasses & Class.adjective) !== 0 && (text.classes(next + 2) & Class.plural) !== 0;
  return isSeveral && !(secondClasses & Class.verbFirst) ? -1.5 : undefined;
}

const isBareVerb = (classes: number) =>
  (classes & Class.verb) !== 0 && ((classes & Class.verbFirst) !== 0 || !(classes & Class.noun));

const startsObject = (text: Her['text'], at: number) => determiners.has(text.word(at));

const tempers = wordSet('inhibition reflex response threshold history');
const stations = wordSet('bed mat crate place kennel basket');
const bringing = wordSet('have get want need keep');
const trainedFor = wordSet('crate mat house leash lead potty toilet muzzle clicker place car harness paper');
/** Behind a verb of what has been taught: "have her heel past the bakery". */
const past = wordSet('past along beside by behind next near');
const letting = wordSet('let help watch see');
const heeding = wordSet('respect accept honour honor heed hear take');
const seen = wordSet('see watch hear catch have let find notice film');
/** Verbs of two words, by the first. */
const compoundDeeds: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['body', wordSet('slam check block')],
  ['counter', wordSet('surf')],
  ['air', wordSet('snap scent')],
  ['resource', wordSet('guard')],
  ['fence', wordSet('run fight')],
  ['door', wordSet('dash')],
  ['play', wordSet('bow')],
  ['tongue', wordSet('flick')],
]);
const handled = wordSet(
  'toss throw drop catch touch hold lift name kick roll push pull swap find fetch follow stack open shut',
);
const goingTo = wordSet('come go help try');
/** What only a thing of somebody's does. */
const fading = wordSet(
  'drift lapse droop linger wander fade heal sag subside soften improve worsen deteriorate quicken shorten lengthen',
);
const ahead = wordSet('for toward towards back home off out');
const lines = wordSet('lead leash line longline collar harness');
const trailing = wordSet('trail drag hang dangle drop');
const served = wordSet('drink dinner supper breakfast food broth meal');
