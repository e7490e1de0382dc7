import { agreeWith, agreeWithWho } from './agreeing.ts';
import { tellsOfThem } from './described.ts';
import { indefinites } from '../words/function-words.ts';
import { whatTheyAre } from './what-they-are.ts';
import { leaveUnsure, makeSeveral } from './making-several.ts';
import { phraseAt } from './phrase.ts';
import type { Scene } from './scene.ts';
import { whoseDog } from './whose-dog.ts';
import { wordEdits } from '../text/patch.ts';
import { wordSet } from '../words/word-set.ts';

const selves = wordSet('themself theirself');
/** “As a tired puppy does.” */
const finishing = wordSet("does is was has doesn't isn't wasn't hasn't");

/** Adds what changes in a sentence once it tells of several. */
export function decideSeveral(scene: Scene): void {
  const { text, sentence, isName, decisions } = scene;
  let isPerson = false;
  for (let index = sentence.first; index < sentence.last; index += 1) {
    const word = text.word(index);
    if (isName(index)) agreeWith(scene, index, index);
    else if (selves.has(word) && !isPerson) decisions.push(...wordEdits(text, index, 'themselves'));
    else if (indefinites.has(word)) isPerson = true;
    else if (!decideDog(scene, index)) whatTheyAre(scene, index);
  }
}

/** Whether a noun for a dog stands at `head`, which then is decided. */
function decideDog(scene: Scene, head: number): boolean {
  const { text, sentence, previous } = scene;
  const phrase = phraseAt(text, sentence, head);
  if (!phrase) return false;
  if (tellsOfThem(scene, phrase)) {
    makeSeveral(scene, phrase);
    agreeWithWho(scene, head);
    if (text.word(phrase.start - 1) === 'as' && finishing.has(text.word(head + 1)))
      agreeWith(scene, phrase.start, head);
  } else {
    const whose = whoseDog(text, sentence, previous, phrase);
    if (whose === 'unsure') leaveUnsure(scene, phrase);
    if (whose === 'theirs') {
      makeSeveral(scene, phrase);
      agreeWith(scene, phrase.start, head);
    }
  }
  return true;
}
