import {
  auxiliaries,
  coordinators,
  counts,
  determiners,
  indefinites,
  objectPronouns,
  particles,
  possessives,
  prepositions,
  subordinators,
} from '../../words/function-words.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import type { Text } from '../../text/text.ts';
import { timeNouns } from '../../words/possessive-words.ts';
import { wordSet } from '../../words/word-set.ts';
import { nounKindOf, type NounKind } from '../../words/senses.ts';
import { isRemoved, namesBeings, tellsWhen } from './parted-objects.ts';

/**
 * Participles of what acts on something, with the words behind which it is done to the subject, since that thing is
 * missing: "he's taken for a walk", "he's kept behind a gate".
 */
const doneBehind = new Map<string, ReadonlySet<string>>([
  ['taken', wordSet('by for')],
  ['kept', wordSet('behind under')],
  ['taught', wordSet('to by in with')],
  ['put', new Set()],
  ['brought', new Set()],
]);
/** What follows where somebody undergoes it: "he's known to bite", "he's left alone". */
const bound = new Map<string, ReadonlySet<string>>([
  ['known', wordSet('to as for')],
  ['made', wordSet('to for')],
  ['said', wordSet('to')],
  ['left', wordSet('alone')],
  ['stopped', wordSet('from')],
  ['kept', wordSet('from')],
  ['taken', wordSet('with')],
  ['caught', wordSet('in')],
]);
/** "He's set off by bells", "he's driven mad by the heat". */
const parted = wordSet(
  'set put driven worked worn brought won written held pulled pushed knocked thrown weighed',
);
const partedBy = wordSet('off out up down over back away aside mad crazy wild');
/** What is done to a dog again and again. */
export const tended = wordSet(
  'walked wormed groomed brushed bathed washed fed trained taught shown muzzled exercised weighed clipped treated',
);
/** The same, where nothing follows that the verb could act on: "he's taken out at noon". */
const partings = wordSet('out in away back');
const whereabouts = wordSet('outside inside indoors outdoors home apart upstairs downstairs busy');
const rooms = wordSet(
  'crate kitchen car bath garden pen hall room van cage kennel evening morning afternoon',
);
const leads = wordSet('lead leash line rope tether chain diet');
const surgeries = wordSet('vet vets clinic hospital groomer groomers');
const spans = wordSet('day night morning evening afternoon weekend week month hour meal lesson walk');
const closing = new Set<number | undefined>([undefined, 0, Kind.mark, Kind.block]);
const carried = wordSet('driven taken brought carried walked');
/** What a dog is given by the hour. */
const doses = wordSet(
  'tablet tablets pill pills meds medicine medication insulin drops breakfast dinner tea food supper treats',
);
/** What somebody is handed, not what he performs. */
const handed = wordSet(
  'treat kong lickmat chew biscuit reward choice break cuddle toy bone bath jackpot chance job ticket prize award',
);

/** What somebody is dealt: "given the blame". */
const dealt = wordSet(
  'shifts jobs shift blame boot sack push runaround all-clear part role lead keys room seat day afternoon chop creeps credit vip benefit',
);

/** How much speaks for "has" (above 0), or for something that is done to the subject: "taken out daily", "given a treat". */
export function undergoneLeaning(text: Text, participle: number): number {
  const word = text.word(participle);
  const next = text.word(participle + 1);
  if (isRemoved(text, participle)) return -3;
  if ((word === 'kept' || word === 'carried') && next === 'on') return isHeld(text, participle + 2) ? -3 : 1;
  // "He's taken to chewing", "he's taken to class by Ida".
  if (word === 'taken' && next === 'to' && text.classes(participle + 2) & Class.gerund) return 2;
  if (carried.has(word) && next === 'to' && isBySomebody(text, participle + 3)) return -3;
  if (word === 'taken' && (next === 'off' || next === 'over' || next === 'up' || next === 'part')) return 1;
  // "He's driven, sleepless and rude."
  if (next === ',' && isQuality(text, participle + 2) && coordinators.has(text.word(participle + 3)))
    return -2;
  return isUndergone(text, participle, word, next) ? -3 : 0;
}

const isQuality = (text: Text, at: number): boolean =>
  (text.classes(at) & (Class.adjective | Class.adverb | Class.noun | Class.verb | Class.participle)) ===
  Class.adjective;

const isBySomebody = (text: Text, from: number): boolean => {
  for (let at = from; at < from + 3 && text.isWord(at); at += 1)
    if (text.word(at) === 'by') return !(text.classes(at + 1) & Class.gerund);
  return false;
};

/** "On a lead", not "on the weight he gained". */
const isHeld = (text: Text, at: number) =>
  (determiners.has(text.word(at)) && leads.has(text.word(at + 1))) || text.word(at + 1) === 'toes';

function isUndergone(text: Text, participle: number, word: string, next: string): boolean {
  const behind = participle + 2;
  // "Walked over by everyone."
  if ((particles.has(next) || prepositions.has(next)) && isBySomeone(text, behind)) return true;
  // "What he's given", "he's given his tablets".
  if (word === 'given' && (closing.has(text.kind(participle + 1)) || auxiliaries.has(next))) return true;
  if (word === 'given' && possessives.has(next) && doses.has(text.word(behind))) return true;
  if (word === 'found' && /^(?:wandering|sleeping|lying|sitting|hiding)$/.test(next)) return true;
  if (carried.has(word) && next === 'to' && isEachTime(text, participle)) return true;
  if (word === 'given') return isHanded(text, participle + 1);
  if (word === 'given' && counts.has(next) && endOfHabit(text, participle + 3) > 0) return true;
  if (tended.has(word) && isHabit(text, participle + 1)) return true;
  if (word === 'walked') return next === 'on';
  if (bound.get(word)?.has(next)) return word === 'caught' || !opensSpan(text, behind);
  if (word === 'left' && next === 'to') return text.word(behind + 1) === 'own';
  if (word === 'left' && next === 'in') return endsBehind(text, behind, rooms);
  if (next === 'by' && parted.has(word)) return true;
  if (parted.has(word) && partedBy.has(next) && text.word(behind) === 'by') return true;
  const words = doneBehind.get(word);
  if (!words) return false;
  if (words.has(next) || isHabit(text, participle + 1)) return true;
  if (word === 'taken' && next === 'to') return endsBehind(text, behind, surgeries);
  if (next === 'in' && endsBehind(text, behind, rooms)) return true;
  if (word === 'kept' && next === 'in' && determiners.has(text.word(behind))) return true;
  const isAway = whereabouts.has(next) || (partings.has(next) && word !== 'kept' && word !== 'put');
  return isAway && endsThere(text, behind);
}

/** "Given a treat", "given the worst shifts", but "given the job to Ann". */
function isHanded(text: Text, article: number): boolean {
  const word = text.word(article);
  if (word !== 'a' && word !== 'the' && word !== 'an') return false;
  const thing =
    text.classes(article + 1) & Class.adjective && !handed.has(text.word(article + 1))
      ? article + 2
      : article + 1;
  if (!handed.has(text.word(thing)) && !(word === 'the' && dealt.has(text.word(thing)))) return false;
  return text.word(thing + 1) !== 'to';
}

/** "By a child", "by Ann", but "by the evening", "by mistake". */
export const isBySomeone = (text: Text, by: number): boolean =>
  text.word(by) === 'by' &&
  (text.isCapitalized(by + 1) ||
    indefinites.has(text.word(by + 1)) ||
    namesAgents(text, by + 1) ||
    (counts.has(text.word(by + 1)) && namesAgents(text, by + 2)) ||
    (described(text, by + 1) && namesBeings(text, by + 2)) ||
    ((determiners.has(text.word(by + 1)) || objectPronouns.has(text.word(by + 1))) &&
      !timeNouns.has(text.word(by + 2)) &&
      !landmarks.has(text.word(by + 2)) &&
      !placed.has(nounKindOf(text.word(by + 2)))));

/** "By critics", but "by degrees". */
const namesAgents = (text: Text, at: number): boolean => {
  if (!(text.classes(at) & Class.plural) || timeNouns.has(text.word(at).replace(/s$/, ''))) return false;
  const kind = nounKindOf(text.word(at));
  return !placed.has(kind) && kind !== 'amounts' && !byDegrees.has(text.word(at));
};
const byDegrees = wordSet(
  'degrees inches miles leaps lengths yards days hours minutes decades millions means seconds turns mistakes dozens hundreds thousands',
);

const described = (text: Text, at: number) =>
  text.word(at) === 'most' || text.word(at) === 'many' || (text.classes(at) & Class.adjective) !== 0;

const placed: ReadonlySet<NounKind | undefined> = new Set<NounKind>(['places', 'gear']);
const landmarks = wordSet('fire fireplace river canal road roadside sea sofa stream water way side end');

/** "To class each Monday". */
function isEachTime(text: Text, from: number): boolean {
  for (let at = from + 2; at < from + 7; at += 1) {
    if (!text.isWord(at)) return false;
    if (/^(?:each|every|most)$/.test(text.word(at))) return true;
  }
  return false;
}

/** "For years", "to me": how long, or to whom. */
const opensSpan = (text: Text, at: number) =>
  (objectPronouns.has(text.word(at)) && !possessives.has(text.word(at))) ||
  counts.has(text.word(at)) ||
  /^(?:years|months|weeks|days|ages|long|a|himself|herself|themself)$/.test(text.word(at));

/** Whether one of these nouns follows at once or behind an article: "the vet", "a crate". */
export const endsBehind = (text: Text, at: number, nouns: ReadonlySet<string>) =>
  nouns.has(text.word(determiners.has(text.word(at)) ? at + 1 : at));

/** Whether no thing follows that the verb could act on, such as "the ball" or {{toy}}. */
const endsThere = (text: Text, at: number) =>
  closing.has(text.kind(at)) ||
  prepositions.has(text.word(at)) ||
  subordinators.has(text.word(at)) ||
  coordinators.has(text.word(at)) ||
  tellsWhen(text, at) ||
  isHabit(text, at);

/** "Every morning", "twice a day", "daily", "all day", but "every day this week" and "twice a day for years". */
function isHabit(text: Text, at: number): boolean {
  const end = endOfHabit(text, at);
  return end > 0 && !/^(?:this|for|since|so|without)$/.test(text.word(end));
}

function endOfHabit(text: Text, at: number): number {
  const word = text.word(at);
  if (word === 'daily' || word === 'weekly') return at + 1;
  if (word === 'every' && counts.has(text.word(at + 1))) return at + 3;
  if (word === 'every' || word === 'each' || word === 'all') return spans.has(text.word(at + 1)) ? at + 2 : 0;
  if (word !== 'once' && word !== 'twice' && text.word(at + 1) !== 'times') return 0;
  const article = text.word(at + 1) === 'times' ? at + 2 : at + 1;
  return text.word(article) === 'a' && spans.has(text.word(article + 1)) ? article + 2 : 0;
}
