import { inverting } from '../../words/agreement-words.ts';
import { coordinators, determiners } from '../../words/function-words.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import { skipAdverbs } from '../skipped-adverbs.ts';
import { isDogs } from '../verb-lists.ts';
import type { Joint, VerbsSoFar } from '../verbs-so-far.ts';

/** Whether the "like" behind a joint is a verb: "and really like the ball", but "and like a shark from you". */
export function isLiking(so: VerbsSoFar, { at, isJoined, verb }: Joint): boolean {
  const { text } = so.clause;
  if (text.word(at) === 'nor' || text.word(verb - 1).endsWith('ly'))
    return determiners.has(text.word(verb + 1));
  if (!isJoined) return isLikedAmong(so, verb);
  return !isLikened(text, verb) || so.changes.some(({ index }) => text.word(index) === 'like');
}

/** "Hates rain, likes snow and loves mud", but "hates rain, like most dogs, and". */
function isLikedAmong({ clause }: VerbsSoFar, like: number): boolean {
  const { text, last } = clause;
  // "Knows it, likes it, and sleeps there."
  if (text.word(like + 1) === 'it' && text.word(like + 2) !== 'or') return true;
  if (likened.has(text.word(like + 1)) || isBeing(nounKindOf(text.word(like + 1)))) return false;
  for (let at = like + 1; at < Math.min(last, like + 8); at += 1) {
    if (text.word(at) === ',') return false;
    if (!coordinators.has(text.word(at))) continue;
    const next = skipAdverbs(clause, at + 1);
    return isDogs(clause, next) || text.word(next) === 'like' || inverting[clause.to].has(text.word(next));
  }
  return false;
}

const likened = wordSet('a an most many any every other all some his her their so mad crazy');

/** "Takes it gently from me and like a shark from you." */
const isLikened = (text: Text, like: number): boolean =>
  /^an?$/.test(text.word(like + 1)) && isBeing(nounKindOf(text.word(like + 2)));
