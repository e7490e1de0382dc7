import { agreeWithWho } from './agreeing.ts';
import { describesThem, isBesideName } from './described.ts';
import { namesSomebody } from './names-somebody.ts';
import { isFunction } from '../text/noun-phrase.ts';
import { Class } from '../words/lexicon.ts';
import { Kind } from '../text/kinds.ts';
import { makeSeveral } from './making-several.ts';
import type { Scene } from './scene.ts';
import type { Text } from '../text/text.ts';
import { wordSet } from '../words/word-set.ts';

/** "{{dog}} is a fast learner": of several there are several, where the phrase that "a" opens at `start` names somebody. */
export function whatTheyAre(scene: Scene, start: number): void {
  const { text, sentence } = scene;
  const determiner = text.word(start);
  if (determiner !== 'a' && determiner !== 'an') return;
  const head = headBehind(text, start, sentence.last);
  if (text.kind(head + 1) === Kind.clitic || !namesSomebody(text.word(head))) return;
  const phrase = { start, head, determiner };
  if (!describesThem(scene, start) && !isBesideName(scene, phrase)) return;
  makeSeveral(scene, phrase);
  agreeWithWho(scene, head);
}

/** The last word of the phrase that the article at `article` opens: "learner" of "a quick learner today". */
function headBehind(text: Text, article: number, last: number): number {
  let head = article;
  while (head + 1 < last && head - article < longest && goesOn(text, head + 1)) head += 1;
  return head;
}

const longest = 7;

function goesOn(text: Text, at: number): boolean {
  const word = text.word(at);
  if (!text.isWord(at) || isFunction(word) || times.has(word)) return false;
  const classes = text.classes(at);
  return classes === 0 || (classes & forming) !== 0;
}

const forming = Class.noun | Class.plural | Class.adjective | Class.participle;
const times = wordSet('today yesterday tonight now lately again already here there');
