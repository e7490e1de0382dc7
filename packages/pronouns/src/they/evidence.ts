import { Class } from '../words/lexicon.ts';
import { Sort, sortCount } from './mention-sorts.ts';
import type { Mention } from './mentions.ts';
import type { Text } from '../text/text.ts';
import {
  actsOnDog,
  edgesBetween,
  excluded,
  isApart,
  namesDogLater,
  isOtherAhead,
  relativeHead,
  type Placed,
  type Pronoun,
} from './clause.ts';
import type { Crowd } from './crowd.ts';
import { governorOf, ownedKind } from './governor.ts';
import { Bearer, nounKinds } from '../words/senses.ts';
import { toldBySentence } from './grammatical-number.ts';
import { isOneOf, sideOf, sides } from './sides.ts';
import type { Numbered } from './vocabulary.ts';
import type { Scale } from './scale.ts';
import { salienceOf } from './salience.ts';
import { addWords, particlePair, type Around } from './words-around.ts';
import {
  at,
  crowdSlots,
  distances,
  gaps,
  ofWord,
  placeCount,
  roleCount,
  roles,
  wholeSlot,
  wordSlot,
  type Whole,
} from './weight-slots.ts';

/** What is known of a text up to a "they". */
export interface Scene {
  readonly text: Text;
  /** The mentions of this sentence so far, then of those before it. */
  readonly recent: readonly (readonly Mention[])[];
  readonly sentenceCount: number;
  /** Whether the one was spoken of anywhere before. */
  readonly hadOne: boolean;
  readonly crowd: Crowd;
  /** Mentions of several before it. */
  readonly severalsSoFar: number;
  /** In texts that are not about dogs any single person may be meant. */
  readonly isGeneral: boolean;
  readonly numbered: Numbered;
}

/** Mentions that are weighed: of the one, and of others. */
const nearest = { one: 1, others: 3 };

/** A pronoun with all that is looked up once for all of its mentions. */
interface Case extends Around {
  readonly isGeneral: boolean;
  /** Of the governor and "up", "to" or the like behind it. */
  readonly particlePair: number;
  readonly prepositionNumber: number;
  readonly ownedKind: number;
  readonly ownsSeveral: 0 | 1;
}

/** Puts what speaks for and against on the scale, for one pronoun. */
export function gather(scene: Scene, { pronoun, sentence, sentenceNumber }: Placed, scale: Scale): void {
  const { text, recent, isGeneral, numbered } = scene;
  const governor = governorOf(text, sentence, pronoun.index, pronoun.role);
  const owns = pronoun.role === 'possessive' || pronoun.role === 'independent';
  const said = text.word(governor.index) === governor.word;
  const governorNumber = said ? numbered.word(governor.index) : numbered.lemma(governor.index);
  const one: Case = {
    text,
    sentence,
    isGeneral,
    numbered,
    pronoun,
    role: roles.indexOf(pronoun.role),
    governor,
    governorNumber,
    particlePair: particlePair(text, numbered, pronoun, governor.index, governorNumber),
    prepositionNumber: governor.preposition === '' ? 0 : numbered.word(pronoun.index - 1),
    ownedKind: owns ? ownedKind(governor.word) : 0,
    ownsSeveral: owns && text.classes(governor.index) & Class.plural ? 1 : 0,
  };
  aboutItself(one, scale);
  let ones = 0;
  let others = 0;
  let nearestOne = sortCount;
  let nearestOther = sortCount;
  for (let sentencesAgo = 0; sentencesAgo < recent.length; sentencesAgo += 1) {
    const mentions = recent[sentencesAgo] ?? [];
    for (let number = mentions.length - 1; number >= 0; number -= 1) {
      const mention = mentions[number];
      if (!mention) continue;
      const isOne = isOneOf(mention.sort, isGeneral);
      if (isOne ? ones >= nearest.one : others >= nearest.others) continue;
      const isOut = sentencesAgo === 0 && aboutClause(text, pronoun, mention, scale);
      aboutMention(one, mention, sentencesAgo, isOne, isOne ? ones : others, scale);
      scale.endMention(isOne);
      if (isOut) continue;
      if (isOne) {
        if (ones === 0) nearestOne = mention.sort;
        ones += 1;
      } else {
        if (others === 0) nearestOther = mention.sort;
        others += 1;
      }
    }
    if (ones >= nearest.one && others >= nearest.others) break;
  }
  const whole = wholeOf(scene, sentenceNumber, nearestOne, nearestOther);
  scale.addOwn(wholeSlot(whole, one.role));
  if (!isGeneral)
    for (const slot of crowdSlots(scene.crowd, scene.severalsSoFar, whole.length, one.role))
      scale.addOwn(slot);
  scale.addOwn(at.nearest + (one.role * (sortCount + 1) + nearestOne) * (sortCount + 1) + nearestOther);
}

function wholeOf(
  { sentenceCount, hadOne }: Scene,
  sentenceNumber: number,
  nearestOne: number,
  nearestOther: number,
): Whole {
  return {
    length: sentenceCount === 1 ? 0 : sentenceCount < 4 ? 1 : 2,
    progress: sentenceNumber === 0 ? 0 : sentenceNumber < 3 ? 1 : 2,
    one: nearestOne !== sortCount ? 2 : hadOne ? 1 : 0,
    other: otherOf(nearestOther),
  };
}

/** Nobody else, a single other, several who act, several others. */
function otherOf(nearestOther: number): Whole['other'] {
  if (nearestOther === sortCount) return 0;
  if (nearestOther < Sort.several) return 1;
  return needOf(nearestOther, true) === 1 ? 2 : 3;
}

function aboutItself(one: Case, scale: Scale): void {
  const { text, sentence, pronoun, role, governor } = one;
  scale.addOwn(at.bias);
  scale.addOwn(at.told + toldBySentence(text, sentence, pronoun));
  if (pronoun.role === 'possessive' || pronoun.role === 'independent')
    scale.addOwn(at.owned + one.ownedKind * 2 + one.ownsSeveral);
  else scale.addOwn(at.bearers + role * 16 + governor.bearers);
  if (actsOnDog(text, sentence, pronoun)) scale.addOwn(at.flags);
  if (namesDogLater(text, sentence, pronoun)) scale.addOwn(at.flags + 1);
  if (isOtherAhead(text, sentence, pronoun)) scale.addOwn(at.flags + 2);
  if (isApart(text, sentence, pronoun)) scale.addOwn(at.flags + 3);
  addWords(one, scale);
}

/** Whether the clause speaks against a mention of its own sentence. */
function aboutClause(text: Text, pronoun: Pronoun, mention: Mention, scale: Scale): boolean {
  let isOut = false;
  if (excluded(text, pronoun, mention)) {
    scale.addMention(at.excluded + sortCount);
    scale.addMention(at.excluded + mention.sort);
    isOut = true;
  }
  if (relativeHead(text, pronoun, mention)) {
    scale.addMention(at.relative);
    isOut = true;
  }
  return isOut;
}

function aboutMention(
  one: Case,
  mention: Mention,
  sentencesAgo: number,
  isOne: boolean,
  rank: number,
  scale: Scale,
): void {
  const { text, sentence, pronoun, role, governor } = one;
  const { sort, place } = mention;
  const side = sideOf(sort, isOne);
  const distance =
    sentencesAgo === 0 ? (pronoun.index - mention.index <= 6 ? 0 : 1) : Math.min(sentencesAgo, 3) + 1;
  scale.addMention(at.sortDistance + sort * distances + distance);
  scale.addMention(at.placeRole + (groupOf(sort) * placeCount + place) * roleCount + role);
  scale.addMention(at.rank + side * 4 + Math.min(rank, 3));
  scale.addMention(at.sidePlace + ((side * distances + distance) * placeCount + place) * roleCount + role);
  if (sentencesAgo === 0)
    scale.addMention(at.edges + side * 4 + Math.min(edgesBetween(text, mention.index, pronoun.index), 3));
  if (!one.isGeneral)
    scale.addMention(at.gap + (side * gaps + gapOf(pronoun.index - mention.index)) * roleCount + role);
  if (mention.block !== sentence.block) scale.addMention(at.sortOtherBlock + sort);
  const need = needOf(sort, one.isGeneral);
  const fit = fitOf(governor.bearers, need);
  scale.addMention(at.fit + (fit * sides + side) * roleCount + role);
  scale.addMention(at.sortFit + fit * sortCount + sort);
  if (pronoun.role === 'possessive') {
    scale.addMention(at.ownedBySort + one.ownedKind * sortCount + sort);
    scale.addMention(at.ownedBySide + (one.ownedKind * sides + side) * 2 + one.ownsSeveral);
  }
  scale.addSalience((mention.salience ??= salienceOf(text, one.numbered, mention, isOne)));
  if (!isOne)
    addWord(scale, one.numbered.pairOf(one.numbered.word(mention.index), one.governorNumber), ofWord.mention);
  addWord(scale, one.governorNumber, ofWord.governor + need * roleCount + role);
  addWord(scale, one.particlePair, ofWord.governor + need * roleCount + role);
  addWord(scale, one.prepositionNumber, ofWord.preposition + need);
}

function addWord(scale: Scale, number: number, kind: number): void {
  if (number > 0) scale.addMention(wordSlot(number, kind));
}

/** How many words stand between, in steps that grow. */
const gapOf = (words: number) => gapSteps[Math.min(words, gapSteps.length - 1)] ?? 0;

const gapSteps = Uint8Array.from({ length: 42 }, (_none, words) => {
  const upTo = [2, 4, 7, 11, 17, 26, 40];
  return upTo.filter((most) => most < words).length;
});

/** See `placeRole` among the slots. */
function groupOf(sort: number): number {
  if (sort >= Sort.several) return 3;
  if (sort > Sort.dogName) return 2;
  return sort === Sort.dogName ? 1 : 0;
}

/** Who has to be able to do it, in the order of `Bearer`: a dog, a person, a thing; 3 for amounts and what is not known. */
function needOf(sort: number, isGeneral: boolean): number {
  if (sort <= Sort.dogName) return isGeneral ? 1 : 0;
  if (sort < Sort.several) return sort === Sort.animal ? 0 : 1;
  const kind = nounKinds[sort - Sort.several];
  if (kind === undefined || kind === 'amounts') return 3;
  if (kind === 'people' || kind === 'groups') return 1;
  return kind === 'dogs' || kind === 'animals' ? 0 : 2;
}

/** Whether what is said is said of such ones: 0 and 1 cannot be told, 2 no, 3 of them alone, 4 of dogs too, 5 of others too. */
function fitOf(bearers: number, need: number): number {
  if (need === 3) return 0;
  if (bearers & Bearer.unknown) return 1;
  const mask = 1 << need;
  if (!(bearers & mask)) return 2;
  if (bearers === mask) return 3;
  return bearers & Bearer.dog ? 4 : 5;
}
