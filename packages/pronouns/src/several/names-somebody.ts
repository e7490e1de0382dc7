import { dogWords } from '../dog/dog-words.ts';
import { isVerb } from '../words/lexicon.ts';
import { isBeing, nounKindOf } from '../words/senses.ts';
import { wordOf } from '../words/word.ts';
import { wordSet } from '../words/word-set.ts';

/** Whether a noun names somebody, so that of several there are several: "a fast learner", but "a joy". */
export function namesSomebody(noun: string): boolean {
  if (endearments.has(noun)) return true;
  const kind = nounKindOf(noun);
  if (kind !== undefined) return isBeing(kind) && kind !== 'groups';
  return dogWords.has(wordOf(noun)) || isDoer(noun);
}

const endearments = wordSet('soul angel sweetheart champ natural clown gem character');

/** "Learner", "swimmer". */
function isDoer(noun: string): boolean {
  if (!noun.endsWith('er')) return false;
  const stem = noun.slice(0, -2);
  return isVerb(stem) || isVerb(`${stem}e`) || (stem.at(-1) === stem.at(-2) && isVerb(stem.slice(0, -1)));
}
