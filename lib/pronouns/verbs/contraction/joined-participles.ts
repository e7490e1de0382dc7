import {
  coordinators,
  determiners,
  indefinites,
  objectPronouns,
  possessives,
  reflexives,
  subjectPronouns,
} from '../../words/function-words.ts';
import { nothings } from '../../words/agreement-words.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { isFiniteVerb } from '../../noun-phrase.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import { isStrandedParticiple } from './participle-phrases.ts';
import { actsThroughParting } from './parted-objects.ts';
import { isOwnDoing } from './perfects.ts';

/** Words looked at behind the first participle. */
const furthest = 16;
/** What somebody is given as well as does: "he's been fed and given his tablets". */
const given = wordSet(
  'given told asked allowed offered paid denied awarded granted shown taught called named fed handed promised',
);

const dues = wordSet('bill bills rent fare fee fees deposit fine tab ransom taxes');

/** "He's begged, borrowed and stolen", "he's ordered for the table and forgotten my starter": what a participle joined to the one at `first` says. */
export function joinedLeaning(text: Text, first: number, last: number): number {
  // "He's exhausted and slept the whole way": the past of another clause.
  const maybeState = (text.classes(first) & Class.adjective) !== 0;
  const end = Math.min(last, first + furthest);
  for (let at = first + 1; at < end; at += 1) {
    const word = text.word(at);
    const isJoint = word === ',' || coordinators.has(word);
    if (!isJoint) {
      if (text.kind(at) === Kind.clitic || subjectPronouns.has(word) || isFiniteVerb(word)) return 0;
      if (!text.isWord(at)) return 0;
      continue;
    }
    let next = coordinators.has(text.word(at + 1)) ? at + 2 : at + 1;
    if (/^(?:never|not|even|then|always)$/.test(text.word(next))) next += 1;
    if (isStrandedParticiple(text, next)) return -2;
    if (!(text.classes(next) & Class.participle)) continue;
    if (text.word(next + 1) === 'by' && !(text.classes(next + 2) & Class.gerund)) return -2;
    if (maybeState && text.classes(next) & Class.past) return 0;
    if (isOwnDoing(text, next) || actsOnSomething(text, next)) return 2;
    at = next;
  }
  return 0;
}

const actsOnSomething = (text: Text, participle: number): boolean => {
  // "Ordered for us and paid the bill."
  if (text.word(participle) === 'paid' && dues.has(text.word(participle + 2))) return true;
  if (given.has(text.word(participle))) return actsThroughParting(text, participle);
  const next = text.word(participle + 1);
  return (
    determiners.has(next) ||
    possessives.has(next) ||
    objectPronouns.has(next) ||
    reflexives.has(next) ||
    indefinites.has(next) ||
    nothings.has(next) ||
    actsThroughParting(text, participle)
  );
};
