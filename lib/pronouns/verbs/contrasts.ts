import { determiners, objectPronouns, subjectPronouns } from '../words/function-words.ts';
import { lemmaOf } from '../words/word.ts';
import { wordSet } from '../words/word-set.ts';
import { skipAdverbs } from './skipped-adverbs.ts';
import { isDogs } from './verb-lists.ts';
import type { Joint, VerbsSoFar } from './verbs-so-far.ts';

/** "They don't just greet us but herd us in", "they can be stopped, but start again", "they can't hear but feel it": no infinitive. */
export function isContrasted(so: VerbsSoFar, joint: Joint): boolean {
  const { clause, changes, listed } = so;
  const { text } = clause;
  const { at, verb } = joint;
  if (listed > 0) return false;
  if (endsModal(so, joint)) return true;
  if (text.word(at) === 'but') return text.word(changes.at(-1)?.index ?? -1) === "don't";
  const isOrder = objectPronouns.has(text.word(verb + 1)) || determiners.has(text.word(verb + 1));
  return text.word(at) === ',' && text.word(at + 1) === 'but' && !isOrder && isDogs(clause, verb);
}

/** "They can't hear but feel every step", "they can be loud but mean no harm", "they may bark but never bite". */
export function endsModal({ clause, start }: VerbsSoFar, { at, verb }: Joint): boolean {
  const { text } = clause;
  const modal = text.word(start - 1);
  // "They wouldn't eat at first and now clear the bowl."
  if (text.word(verb - 1) === 'now' && /^(?:could|would)n't$/.test(modal)) return true;
  if (text.word(at) !== 'but' && text.word(at + 1) !== 'but') return false;
  const isOrder = orders.has(text.word(verb)) || !(isDogs(clause, verb) || feelings.has(text.word(verb)));
  if (isOrder || text.word(verb + 1) === 'not' || subjectPronouns.has(text.word(verb + 1))) return false;
  const isDenied = text.word(start) === 'not';
  if (denied.has(modal) || (isDenied && possible.has(modal)))
    return !onlys.has(text.word(isDenied ? start + 1 : start));
  if (!possible.has(modal)) return false;
  return states.has(lemmaOf(text.word(skipAdverbs(clause, start)))) || rarely.has(text.word(verb - 1));
}

const denied = wordSet("can't cannot cant won't wont couldn't wouldn't");
const possible = wordSet('can may might could');
const onlys = wordSet('only just merely simply');
const states = wordSet('be get seem look act feel sound become');
const rarely = wordSet('never rarely seldom hardly usually always mostly');
/** What the reader may be told to do instead: "they may not come, but keep calling". */
const orders = wordSet('keep stay try go wait take bring stop leave watch');
/** What nobody is told to do. */
const feelings = wordSet('have love like hate need want know feel hear enjoy mean fear prefer seem look');
