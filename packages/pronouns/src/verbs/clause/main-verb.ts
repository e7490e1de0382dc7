import { inverting, nothings } from '../../words/agreement-words.ts';
import {
  auxiliaries,
  coordinators,
  determiners,
  modals,
  objectPronouns,
  prepositions,
  subordinators,
} from '../../words/function-words.ts';
import { opensObject } from '../../text/noun-phrase.ts';
import { closingMark } from './insertions.ts';
import { Kind } from '../../text/kinds.ts';
import { Class, isVerb } from '../../words/lexicon.ts';
import { isAdverb, phraseLength } from './adverbs.ts';
import { tellsPast } from './tense.ts';
import type { Text } from '../../text/text.ts';
import type { Clause, Mode, VerbChange } from './clause.ts';
import { baseOfThirdPerson, thirdPerson } from './verb-forms.ts';
import { listsPast, listsToday } from './verb-lists.ts';
import { endsInPast, headOfVerb } from './compound-verbs.ts';
import { sameInPast } from '../../words/irregular-verbs.ts';

/** The first verb behind the subject, adverbs and what commas or brackets enclose stepped over. */
export function firstVerb(clause: Clause, after: number): number | undefined {
  const { text, last } = clause;
  let at = after;
  for (let steps = 0; steps < 8 && at < last; steps += 1) {
    const kind = text.kind(at);
    const word = text.word(at);
    if (kind === Kind.clitic) return at;
    // "Never, ever gives up", "really, really loves it".
    if (word === ',' && at > after && isSaidAgain(text, at)) at += 1;
    else if (insertionMarks.has(word)) {
      const close = closingMark(clause, at);
      if (close === undefined) return undefined;
      at = close + 1;
    } else if (emphasis.has(word)) at += 1;
    else if (kind !== Kind.word) return undefined;
    else if (phraseLength(text, at) > 0) at += phraseLength(text, at);
    else if (isAdverb(text, at) || (word === 'last' && !isLasting(text, at))) at += 1;
    else if (coordinators.has(word) && word !== 'then' && word !== 'yet') return undefined;
    else return headOfVerb(text, at);
  }
  return undefined;
}

/** The adverb before a comma stands again behind it, or one like it: "truly, deeply". */
const isSaidAgain = (text: Text, comma: number): boolean => {
  const [before, behind] = [text.word(comma - 1), text.word(comma + 1)];
  return behind === 'ever' || behind === before || (before.endsWith('ly') && behind.endsWith('ly'));
};

const insertionMarks = new Set([',', '(', '[', '—', '-']);
const emphasis = new Set(['"', "'", '*', '_', '...']);

/** Adds the change of the first verb behind a subject; undefined where it is none that a subject can have. */
export function takeVerb(clause: Clause, verb: number, changes: VerbChange[]): Mode | undefined {
  const { text, to } = clause;
  const word = text.word(verb);
  if (text.kind(verb) === Kind.clitic)
    return word === "'s" || word === "'re" || word === "'ve" ? 'finite' : 'bare';
  const irregular = inverting[to].get(word);
  if (irregular !== undefined) {
    changes.push({ index: verb, word: irregular });
    return 'finite';
  }
  if (modals.has(word)) return 'bare';
  if (auxiliaries.has(word))
    return word.startsWith('did') && !isMainDid(text, verb)
      ? 'bare'
      : word.startsWith('had')
        ? 'past'
        : 'finite';
  return to === 'plural' ? takeThirdPerson(clause, verb, changes) : takeBase(clause, verb, changes);
}

/** "Did it", "did what anyone would": no verb follows. */
const isMainDid = (text: Text, verb: number): boolean =>
  text.word(verb) === 'did' &&
  (determiners.has(text.word(verb + 1)) || /^(?:it|what|nothing|everything|well)$/.test(text.word(verb + 1)));

function takeThirdPerson({ text }: Clause, verb: number, changes: VerbChange[]): Mode | undefined {
  const word = text.word(verb);
  const classes = text.classes(verb);
  if (classes & Class.past && !(classes & Class.thirdPerson)) return 'past';
  const base = baseOfThirdPerson(word);
  const isPast = classes & (Class.verb | Class.past) || word.endsWith('ed');
  if (base === undefined) return isPast ? 'past' : undefined;
  if (prepositions.has(word) || subordinators.has(word)) return undefined;
  changes.push({ index: verb, word: base });
  return 'finite';
}

function takeBase(clause: Clause, verb: number, changes: VerbChange[]): Mode | undefined {
  const { text, pronoun } = clause;
  const word = text.word(verb);
  const classes = text.classes(verb);
  // "The vet advised that they not jump."
  if (text.word(verb - 1) === 'not' && text.word(verb - 2) === pronoun) return undefined;
  if (sameInPast.has(word)) {
    const present = thirdPerson(word);
    if (!listsToday(clause, verb) && (listsPast(clause, verb) || tellsPast(text, clause, verb))) {
      changes.push({ index: verb, word, alternative: present, doubt: `“${word}” may be of today.` });
      return 'past';
    }
    changes.push({ index: verb, word: present, doubt: `“${word}” may be the past tense.` });
    return 'finite';
  }
  if (
    (classes & Class.past && !isLaying(text, verb) && !isBoring(text, verb)) ||
    (word.endsWith('ed') && !(classes & Class.verb))
  )
    return 'past';
  if (
    !(classes & Class.verb) &&
    word !== 'back' &&
    !isLasting(text, verb) &&
    !isRounding(text, verb) &&
    !isBoring(text, verb) &&
    !isPlainVerb(text, verb) &&
    !isNounAsVerb(clause, verb)
  )
    return undefined;
  // "They dare not enter."
  const isModal = (word === 'dare' || word === 'need') && text.word(verb + 1) === 'not';
  if (isModal && text.word(verb + 2) !== 'to') return 'bare';
  changes.push({ index: verb, word: thirdPerson(word) });
  return 'finite';
}

/** "They last ten minutes", but "when they last ate". */
const isLasting = (text: Text, verb: number): boolean =>
  text.word(verb) === 'last' && !(text.classes(verb + 1) & (Class.past | Class.participle));

/** "They round the last cone." */
const isRounding = (text: Text, verb: number): boolean =>
  text.word(verb) === 'round' && (opensObject(text, verb + 1) || text.word(verb + 1) === 'up');

/** "They bore easily": not the past of "bear". */
const isBoring = (text: Text, verb: number): boolean =>
  text.word(verb) === 'bore' && /^(?:easily|quickly|fast)$/.test(text.word(verb + 1));

/** "They lay the parts out", "they lay out the parts": not the past of "lie", which has no object. */
export function isLaying(text: Text, verb: number): boolean {
  if (text.word(verb) !== 'lay') return false;
  const next = text.word(verb + 1) === 'out' ? verb + 2 : verb + 1;
  return opensObject(text, next);
}

/** "They mother the puppies", "they garden, keep bees and": right behind the subject no noun can stand. */
const isNounAsVerb = ({ text, pronoun }: Clause, verb: number): boolean =>
  text.word(verb - 1) === pronoun &&
  (text.classes(verb) & (Class.noun | Class.adverb | Class.plural)) === Class.noun &&
  (determiners.has(text.word(verb + 1)) ||
    objectPronouns.has(text.word(verb + 1)) ||
    nothings.has(text.word(verb + 1)) ||
    /^(?:with|in|,|\.|and)$/.test(text.word(verb + 1)));

/** Whether a word that nothing is known of may be a verb, as it stands right behind a subject. */
function isPlainVerb(text: Text, index: number): boolean {
  const word = text.word(index);
  if (endsInPast(word)) return false;
  if (word.includes('-') && isVerb(word.slice(word.lastIndexOf('-') + 1))) return true;
  if (text.classes(index) !== 0 || word.length < 3 || word.endsWith('ing')) return false;
  if (prepositions.has(word) || determiners.has(word) || subordinators.has(word) || objectPronouns.has(word))
    return false;
  // At the end or in front of an object.
  const next = text.word(index + 1);
  return (
    !text.isWord(index + 1) ||
    determiners.has(next) ||
    objectPronouns.has(next) ||
    prepositions.has(next) ||
    nothings.has(next) ||
    (text.classes(index + 1) & Class.adverb) !== 0
  );
}
