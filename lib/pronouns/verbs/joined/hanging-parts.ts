import { verbParticles } from '../../words/agreement-words.ts';
import { possessives } from '../../words/function-words.ts';
import { Class } from '../../words/lexicon.ts';
import { nounKindOf } from '../../words/senses.ts';
import type { Text } from '../../text/text.ts';
import type { Joint } from '../verbs-so-far.ts';

/** "Sleeps, paws hanging over the edge", "off he goes, nose down", "sits there, shoes off". */
export function isHanging(text: Text, { verb, isJoined }: Joint): boolean {
  const isWorn = /^(?:on|off)$/.test(text.word(verb + 1)) && !text.isWord(verb + 2);
  if (!isJoined && isWorn && nounKindOf(text.word(verb)) === 'gear') return true;
  // "Greets you, shoe in mouth", "bows, toy between paws".
  const isCarried = holding.has(text.word(verb + 1)) && nounKindOf(text.word(verb + 2)) === 'parts';
  if (!isJoined && isCarried && text.classes(verb) & Class.noun && !text.isWord(verb + 3)) return true;
  if (isJoined || (nounKindOf(text.word(verb)) !== 'parts' && text.word(verb) !== 'tears')) return false;
  const next = text.word(verb + 1);
  const isHeld = bearings.has(next) && !text.isWord(verb + 2) && !/^backs?$/.test(text.word(verb));
  // "Hands on hips", but "backs in".
  const place = possessives.has(text.word(verb + 2)) ? verb + 3 : verb + 2;
  const isAt = placing.has(next) && nounKindOf(text.word(place)) === 'parts' && !text.isWord(place + 1);
  // "Ribs still sore", "arms wide".
  const quality = /^(?:still|all|both)$/.test(next) ? verb + 2 : verb + 1;
  const isSo =
    !verbParticles.has(next) &&
    (text.classes(quality) & (Class.adjective | Class.participle)) !== 0 &&
    !text.isWord(quality + 1) &&
    (text.classes(verb) & Class.plural) !== 0;
  return (
    isHeld ||
    isSo ||
    isAt ||
    (next === 'to' && text.word(verb) === 'nose') ||
    (text.classes(verb + 1) & Class.gerund) !== 0
  );
}

const bearings = new Set('down up high low out first'.split(' '));
const holding = new Set('in between'.split(' '));
const placing = new Set('on in under behind between'.split(' '));
