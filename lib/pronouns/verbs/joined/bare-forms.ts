import { inverting } from '../../words/agreement-words.ts';
import { coordinators, modals } from '../../words/function-words.ts';
import { Class } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';
import { wordSet } from '../../words/word-set.ts';
import { hardships, lasts, pleasures } from './contrasts.ts';
import { listBehind, mayBeDogs } from '../verb-lists.ts';
import type { Text } from '../../text/text.ts';
import type { Joint, VerbsSoFar } from '../verbs-so-far.ts';

/** "They're quick to learn, tire easily and need breaks", "easy to read, lick their lips and": what is listed behind tells more. */
export function endsTrait(so: VerbsSoFar, { at, verb, isComma, isJoined }: Joint): boolean {
  const { clause, infinitive, changes, start } = so;
  const { text } = clause;
  if (so.mode !== 'bare' || !isComma || isJoined) return false;
  const quality = text.word(infinitive - 1);
  const isTrait =
    pleasures.has(quality) ||
    hardships.has(quality) ||
    (paces.has(quality) && traits.has(text.word(infinitive + 1))) ||
    (moods.has(quality) && meeting.has(text.word(infinitive + 1)));
  if (!isTrait || at > infinitive + 3 || !mayBeDogs(clause, verb)) return false;
  if (!/^(?:are|'re|were)$/.test(text.word(changes.at(-1)?.index ?? start - 1))) return false;
  return (text.isWord(verb + 1) && !coordinators.has(text.word(verb + 1))) || moods.has(quality);
}

/** "They prefer to run on my left, turn tighter to the right, and hate the seesaw": what is felt is no more of what "to" opens. */
export function isFelt(
  { clause, mode, infinitive }: VerbsSoFar,
  { verb, isComma, isJoined }: Joint,
): boolean {
  const { text } = clause;
  if (mode !== 'bare' || !isComma || beginning.has(lemmaOf(text.word(infinitive - 1)))) return false;
  if (lasts.has(text.word(verb))) return text.isWord(verb + 1) && text.word(verb + 1) !== 'to';
  return (
    !isJoined && listBehind(clause, verb, ({ text: words }, next) => lasts.has(words.word(next))) === 'verbs'
  );
}

/** "Gets worked up, can't come down and wakes at four": whether no other "and" follows that could end the list. */
export function closesList({ clause: { text, last } }: VerbsSoFar, { verb }: Joint): boolean {
  for (let at = verb + 1; at < last; at += 1)
    if (coordinators.has(text.word(at)) && !turning.has(text.word(at + 1))) return false;
  return text.isWord(verb + 1);
}

/** "They should wait until I stop, turn and sit", "why do they bark when I sit and stop when I stand?": whether what "should" or "do" opened goes on behind the clause whose subject is at `at`. */
export function isHeldByModal(
  { clause: { text, to }, setting, mode, listed, start }: VerbsSoFar,
  at: number,
): boolean {
  if (to !== 'singular' || mode !== 'bare' || listed > 0) return false;
  return timing.has(text.word(at - 1)) && (setting.asks || bidding.has(text.word(start - 1)));
}

/** "To the door and back", "back and forth": what joins no verb. */
const turning = wordSet('back forth again');
const paces = wordSet('quick slow fast');
const traits = wordSet('learn please settle warm forgive trust adapt recover understand bond rise wake');
const moods = wordSet('happy glad pleased thrilled delighted excited overjoyed');
const meeting = wordSet('see meet greet');
/** What somebody comes to feel: "they learn to sleep in it, eat in it, and love it". */
const beginning = wordSet('learn begin start come grow');
/** What opens a clause that tells when something is to be done. */
const timing = wordSet('when while until till before after once as');
const bidding = wordSet("must should shall will 'll");

/** "Rather than do it", "the king will, therefore, work", "needs such as food, drink and sleep": what is no verb of theirs. */
export const isLeftBare = (text: Text, { at, verb, isJoined }: Joint): boolean =>
  (text.word(at) === 'than' && inverting.singular.has(text.word(verb))) ||
  (!isJoined && text.word(at - 2) === ',' && modals.has(text.word(at - 3))) ||
  isExample(text, at);

/** Whether a joint stands in what "such as" names. */
function isExample(text: Text, joint: number): boolean {
  for (let at = joint - 1; at > joint - 8; at -= 1) {
    if (text.word(at) === 'as') return text.word(at - 1) === 'such';
    const classes = text.classes(at);
    if (text.word(at) !== ',' && !(classes & (Class.noun | Class.plural)) && classes !== 0) return false;
  }
  return false;
}
