import { agreeWithWho } from './agreeing.ts';
import { describesThem, isBesideName, namesSomebody } from './described.ts';
import { headOf } from '../text/noun-phrase.ts';
import { Kind } from '../text/kinds.ts';
import { makeSeveral } from './making-several.ts';
import type { Scene } from './scene.ts';

/** "{{dog}} is a fast learner": of several there are several, where the phrase that "a" opens at `start` names somebody. */
export function whatTheyAre(scene: Scene, start: number): void {
  const { text, sentence } = scene;
  const determiner = text.word(start);
  if (determiner !== 'a' && determiner !== 'an') return;
  const head = headOf(text, start + 1, sentence.last);
  if (text.kind(head + 1) === Kind.clitic || !namesSomebody(text.word(head))) return;
  const phrase = { start, head, determiner };
  if (!describesThem(scene, start) && !isBesideName(scene, phrase)) return;
  makeSeveral(scene, phrase);
  agreeWithWho(scene, head);
}
