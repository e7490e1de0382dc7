import { determiners, prepositions } from '../../words/function-words.ts';
import { Class } from '../../words/lexicon.ts';
import { Bearer, doersOf, isBeing, nounKindOf, type NounKind } from '../../words/senses.ts';
import { lemmaOf } from '../../words/word.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import type { Joint, VerbsSoFar } from '../verbs-so-far.ts';

/** How much the words behind say that a word which is mostly a thing tells what the dog does: "stops at kerbs and splashes in the pond". */
export function byDeed({ clause: { text }, changes, mode }: VerbsSoFar, joint: Joint): number {
  const { at, verb, isJoined } = joint;
  if (!isJoined || mode === 'bare') return 0;
  if (isMoving(text, verb)) return 2.6;
  // "Likes balls and naps in the sun."
  if (having.has(lemmaOf(text.word(changes.at(-1)?.index ?? -1)))) return 0;
  // "Copes with hugs and naps in the sun": only behind what can be touched another deed is no thing of the kind.
  const isTouched = isConcrete(nounKindOf(text.word(at - 1))) && text.word(at - 2) !== 'between';
  return isTouched && isPlaced(text, verb) ? 2.6 : endsAsDeed(text, joint) ? 0.5 : 0;
}

/** "Speeds up", "crates well", "gains weight", but "lead off". */
function isMoving(text: Text, verb: number): boolean {
  const next = text.word(verb + 1);
  if (/^(?:well|awful|home)$/.test(next)) return true;
  if (turns.has(next) && !determiners.has(text.word(verb + 2)))
    return !/^(?:gear|food)$/.test(nounKindOf(text.word(verb)) ?? '');
  return acting.has(lemmaOf(text.word(verb))) && (text.classes(verb + 1) & (Class.noun | Class.plural)) !== 0;
}

/** "Leans on your leg", "focuses on you", but "crates in the car". */
function isPlaced(text: Text, verb: number): boolean {
  const next = text.word(verb + 1);
  const behind = text.word(verb + 2);
  if (next === 'of' || !prepositions.has(next)) return false;
  const isNamed = (text.classes(verb + 2) & Class.plural) !== 0;
  if (!isNamed && !determiners.has(behind) && !/^(?:you|me|us)$/.test(behind)) return false;
  const lemma = lemmaOf(text.word(verb));
  const kind = nounKindOf(text.word(verb));
  const isDeed = aimed.has(lemma) || !(isConcrete(kind) || kind === 'ideas') || next === 'under';
  return isDeed && (doersOf(lemma) & Bearer.dog) !== 0;
}

/** "The stream or sulk": one thing would have a word like "the" before it. */
const endsAsDeed = (text: Text, { at, verb }: Joint): boolean =>
  !text.isWord(verb + 1) &&
  determiners.has(text.word(at - 2)) &&
  !(text.classes(verb) & (Class.nounFirst | Class.plural)) &&
  (doersOf(lemmaOf(text.word(verb))) === Bearer.dog || nounKindOf(text.word(verb)) === undefined);

const having = wordSet(
  'need get have be do know live cope thrive enjoy love like want prefer include offer mean skip miss hate dislike require deserve',
);
const turns = wordSet('up off away behind out');
const acting = wordSet('gain fear shred');
const aimed = wordSet('focus point back');
const isConcrete = (kind: NounKind | undefined): boolean =>
  kind !== undefined && (isBeing(kind) || concrete.has(kind));
const concrete: ReadonlySet<NounKind> = new Set<NounKind>(['gear', 'food', 'places', 'parts', 'amounts']);
