import { dependent, inverting, nothings, saying } from '../words/agreement-words.ts';
import {
  auxiliaries,
  coordinators,
  determiners,
  isIrregularPlural,
  modals,
  objectPronouns,
  prepositions,
  relatives,
  subjectPronouns,
  subordinators,
} from '../words/function-words.ts';
import { Class, isThirdPerson } from '../words/lexicon.ts';
import { asksBefore } from '../verbs/clause/clause-opening.ts';
import { isAdverb } from '../verbs/clause/adverbs.ts';
import { isFinite } from './finite.ts';
import { Kind } from '../text/kinds.ts';
import { giving } from '../words/possessive-words.ts';
import { lemmaOf } from '../words/word.ts';
import { wordSet } from '../words/word-set.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Text } from '../text/text.ts';

/** Whether those who are named from `start` to before `after` do what is said, and not what is done to them. */
export function isSubject(text: Text, sentence: Sentence, start: number, after: number): boolean {
  const before = start - 1;
  if (before < sentence.first) return true;
  const kind = text.kind(before);
  if (kind === Kind.mark) return true;
  if (kind === Kind.clitic && asksBefore(text, sentence, start)) return true;
  if (kind !== Kind.word) return isFollowedByVerb(text, after);
  const word = text.word(before);
  // "The trouble is {{dog}} thinks it is a game."
  if (inverting.plural.has(word))
    return (
      asks(text, sentence, before, after) || (/^(?:is|was)$/.test(word) && isFollowedByVerb(text, after))
    );
  if (modals.has(word) || /^did(?:n't)?$/.test(word)) return true;
  if (word === 'not' || auxiliaries.has(word)) return inverting.plural.has(text.word(before - 1));
  if (opensClause(text, before, word))
    return word === 'than' || !clausal.has(word) || isFollowedByVerb(text, after, Class.thirdPerson);
  if (word === 'her' || objectPronouns.has(word) || nothings.has(word)) return isFollowedByVerb(text, after);
  // "Go slowly, for {{dog}} startles easily."
  if (word === 'for' && text.word(before - 1) === ',') return isFollowedByVerb(text, after);
  if (prepositions.has(word) || determiners.has(word)) return false;
  if (coordinators.has(word)) return !isPronoun(text.word(before - 1));
  return (
    isAdverb(text, before) ||
    (text.classes(before) & Class.adverb) !== 0 ||
    standsBehind(text, sentence, before, after)
  );
}

const isPronoun = (word: string) => subjectPronouns.has(word) || objectPronouns.has(word);

/** Words that open a clause, or a phrase without a verb. */
const clausal = wordSet('before after since until till as like once');

function opensClause(text: Text, at: number, word: string): boolean {
  // "Looking after {{dog}}."
  if (word === 'after' && lemmaOf(text.word(at - 1)) === 'look') return false;
  // "A dog like {{dog}}", but "it looks like {{dog}} is".
  if (word === 'like' && !(text.classes(at - 1) & (Class.verb | Class.thirdPerson))) return false;
  return dependent.has(word) || subordinators.has(word) || relatives.has(word) || word === 'like';
}

/** "The toy {{dog}} likes", "I think {{dog}} is", "I am glad {{dog}} has", but "feed {{dog}} meals", "walking {{dog}} is". */
function standsBehind(text: Text, { first }: Sentence, before: number, after: number): boolean {
  if (!isFollowedByVerb(text, after)) return false;
  const classes = text.classes(before);
  const word = text.word(before);
  const isSaid = saying.has(word) || telling.has(lemmaOf(word));
  if (classes & Class.gerund) return thinking.has(lemmaOf(word));
  if (isSaid || (before > first && text.isCapitalized(before))) return true;
  if (giving.has(lemmaOf(word)) && !(classes & Class.plural)) return false;
  if (classes & Class.plural || isIrregularPlural(word))
    return (classes & Class.nounFirst) !== 0 || isDetermined(text, before) || !isThirdPerson(classes);
  if (classes & Class.adjective) return true;
  return (classes & Class.noun) !== 0 ? isDetermined(text, before) : classes === 0;
}

const telling = wordSet(
  'think say know hope believe feel guess see notice mean tell bet find hear remember wish understand realize realise',
);
const thinking = wordSet('think know hope believe say mean guess');

function isDetermined(text: Text, noun: number): boolean {
  for (let at = noun - 1; at >= noun - 3; at -= 1) {
    // "Under stress {{dog}} barks", but "to carry {{dog}}".
    if (text.word(at) === 'to' && text.classes(at + 1) & Class.verb) return false;
    if (determiners.has(text.word(at)) || prepositions.has(text.word(at))) return true;
    if (!(text.classes(at) & (Class.adjective | Class.participle | Class.noun))) return false;
  }
  return false;
}

/** Whether a verb that a subject has comes next; `also` are the classes of words that can be nothing else there. */
function isFollowedByVerb(text: Text, after: number, also = 0): boolean {
  let at = after;
  while (at < after + 4 && isAdverb(text, at)) at += 1;
  if (text.kind(at) === Kind.clitic) return true;
  if (text.kind(at) === Kind.mark) return text.word(at + 1) === 'who';
  // "Between meals {{dog}} guards the fridge."
  const hasObject = determiners.has(text.word(at + 1)) || objectPronouns.has(text.word(at + 1));
  const classes = hasObject ? also | Class.thirdPerson : also;
  return isFinite(text, at) || (text.classes(at) & classes) !== 0;
}

/** Whether the verb at `verb` asks for the subject behind it: "does", "how often is", "so is", but not "the star was". */
function asks(text: Text, { first }: Sentence, verb: number, after: number): boolean {
  // "Who has {{dog}} on Fridays?"
  if (text.word(verb) === 'has' && text.word(verb - 1) === 'who')
    return (text.classes(after) & Class.participle) !== 0;
  let at = verb - 1;
  for (; at >= first && text.isWord(at) && at > verb - 6; at -= 1) {
    const word = text.word(at);
    if (askers.has(word)) return true;
    if (coordinators.has(word)) break;
    if (isThirdPerson(text.classes(at)) || subjectPronouns.has(word)) return false;
  }
  // "On the sofa is {{dog}}."
  const isPlaced = prepositions.has(text.word(at + 1));
  return (at === verb - 1 || isPlaced) && (at < first || text.kind(at) === Kind.mark || text.isWord(at));
}

const askers = wordSet('what where how who why when which whose so nor neither never only here');
