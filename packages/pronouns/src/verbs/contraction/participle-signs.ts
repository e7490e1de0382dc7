import {
  counts,
  determiners,
  indefinites,
  objectPronouns,
  particles,
  possessives,
  prepositions,
  reflexives,
  subjectPronouns,
} from '../../words/function-words.ts';
import { Kind } from '../../text/kinds.ts';
import { nothings } from '../../words/agreement-words.ts';
import { Class } from '../../words/lexicon.ts';
import { isFiniteVerb } from '../../text/noun-phrase.ts';
import { lemmaOf } from '../../words/word.ts';
import type { Text } from '../../text/text.ts';
import { acted, felt, givenTo, mostlyIs, tended, undergone, whenever } from './participle-words.ts';
import { namesOwned } from './owned-things.ts';
import { isOwnDoing } from './perfects.ts';
import { wordSet } from '../../words/word-set.ts';

/** The participle behind an 's, and what stands around it. */
export interface Participle {
  readonly text: Text;
  readonly subject: number;
  readonly at: number;
  readonly word: string;
  readonly next: string;
  /** The word before the subject. */
  readonly opener: string;
  /** How much the adverbs in between speak for "has", and how much for how somebody is. */
  readonly perfect: number;
  readonly degree: number;
  readonly hasObject: boolean;
  /** Whether nothing stands behind it in its part of the sentence. */
  readonly isLast: boolean;
}

export type Sign = readonly [leaning: number, holds: (participle: Participle) => boolean];

/** What leaves no doubt; the first that holds answers. */
export const settled: readonly Sign[] = [
  // "He's told himself", but "he's tired himself".
  [3, ({ word, next }) => telling.has(word) && reflexives.has(next)],
  [3, ({ text, at, degree }) => degree === 0 && isOwnDoing(text, at)],
  // "He's yet to arrive."
  [3, ({ text, at, word }) => word === 'to' && text.word(at - 1) === 'yet'],
  [-2, ({ word }) => word === 'better'],
  // "He's left handed."
  [-2, ({ word, next }) => word === 'left' && next.endsWith('ed')],
  // "He's paid attention."
  [3, ({ word, next }) => performed.has(`${word} ${next}`)],
  // "He's wet his bed."
  [3, ({ word, next }) => word === 'wet' && possessives.has(next)],
  // "He's a sore paw."
  [
    3,
    ({ text, at }) =>
      !(text.classes(at) & Class.participle) &&
      namesOwned(text, quantities.has(text.word(at - 1)) ? at - 1 : at),
  ],
  [-3, (it) => !(it.text.classes(it.at) & Class.participle) && !isUnlistedParticiple(it)],
  [
    -2,
    ({ word, next, opener, isLast }) => felt.has(word) && !acted.has(next) && !(gapped.has(opener) && isLast),
  ],
  [-2, (it) => isBase(it) && it.word !== 'come' && it.word !== 'run' && !isActedOn(it.next)],
  // "Every time he's left."
  [
    -2,
    ({ text, subject, word, next, opener, hasObject }) =>
      !hasObject &&
      !possessives.has(next) &&
      undergone.has(word) &&
      opener === 'time' &&
      /^(?:every|each)$/.test(text.word(subject - 2)),
  ],
];

/** What is read over as an adverb, but belongs to a thing. */
const quantities = wordSet('no much such');
const telling = wordSet('told drunk paid asked given');
const performed = new Set(['paid attention', 'given birth', 'drawn blood', 'meant well', 'taken part']);
const gapped = wordSet('those what all everything whatever who whom');

/** "He's yeeted my phone", "he's bound the book": what the lexicon knows of no participle, but does something. */
const isUnlistedParticiple = ({ text, at, word, next }: Participle) =>
  ((text.classes(at) === 0 && word.endsWith('ed') && !word.includes('-')) ||
    word.endsWith('lled') ||
    unlisted.has(word)) &&
  (isActedOn(next) || counts.has(next));

const unlisted = wordSet('bound knit bereft reread interwoven input preset shod');

const isActedOn = (word: string) =>
  determiners.has(word) || objectPronouns.has(word) || indefinites.has(word) || reflexives.has(word);

/** "He's free", "he's clean": rather what the verb's first form says as well. */
const isBase = ({ text, at, word }: Participle) =>
  (text.classes(at) & Class.verb) !== 0 &&
  !word.endsWith('lled') &&
  lemmaOf(word) === word &&
  !(text.classes(at) & Class.past);

/** What stands around the participle: all that holds is added up. */
export const around: readonly Sign[] = [
  // "Still not answered."
  [2, ({ text, at, word, isLast }) => text.word(at - 1) === 'not' && answering.has(word) && isLast],
  // "When he's left", "if he's met outside".
  [-2, ({ word, opener, hasObject }) => undergone.has(word) && whenever.has(opener) && !hasObject],
  // "Once he's fed", "after he's walked".
  [
    -2.5,
    ({ word, next, opener, hasObject }) =>
      tended.has(word) &&
      (opener === 'once' || opener === 'after' || whenever.has(opener)) &&
      !hasObject &&
      !possessives.has(next),
  ],
  // "He's groomed every six weeks", "he's kept in the barn at night".
  [-1.8, (it) => isHabit(it)],
  // "He's given breakfast", "when he's asked".
  [
    -2,
    ({ text, at, word, next, opener }) =>
      !particles.has(next) &&
      ((word === 'given' && (text.classes(at + 1) & Class.noun) !== 0) ||
        (givenTo.has(word) && whenever.has(opener) && !objectPronouns.has(next))),
  ],
  [-2, ({ text, at, word }) => word === 'grown' && /^(?:fully|all)$/.test(text.word(at - 1))],
  // "Once he's sniffed and looked around."
  [0.8, ({ opener }) => opener === 'once' || opener === 'after'],
  // "What he's done."
  [2, ({ word, opener }) => gapped.has(opener) && made.has(word)],
  [2, ({ word, next }) => word === 'proven' && next === 'to'],
  [2, ({ word, opener }) => opener === 'where' && /^(?:gone|moved|fled|wandered)$/.test(word)],
  [2, ({ text, at }) => text.word(at - 1) === 'since'],
  [-2, ({ word, next }) => word === 'lost' && next === 'again'],
  // "He's lost", "he's lost without you", but "he's lost weight".
  [
    -2,
    ({ word, next, perfect, isLast }) =>
      word === 'lost' && ((isLast && perfect <= 0) || (!isLast && adrift.has(next))),
  ],
  // "Too bad she's taken."
  [-2, ({ word, opener, isLast }) => word === 'taken' && isLast && !gapped.has(opener)],
  [1.5, ({ word, isLast }) => word === 'aged' && isLast],
  // "He's all set", "he's set on leaving".
  [
    -2,
    ({ word, next, perfect, isLast }) =>
      word === 'set' && ((isLast && perfect === 0) || /^(?:on|to|in)$/.test(next)),
  ],
  // "He's pushed around."
  [
    -2,
    ({ word, next }) => /^(?:about|around)$/.test(next) && /^(?:pulled|pushed|dragged|knocked)$/.test(word),
  ],
];

/** Whether it is said how often, and nothing before tells of one time. */
function isHabit({ text, at, perfect, hasObject }: Participle): boolean {
  if (perfect > 0 || hasObject) return false;
  for (let later = at + 1; text.isWord(later) && later < at + 7; later += 1) {
    const word = text.word(later);
    if ((word === 'every' || word === 'each' || word === 'most') && often.has(text.word(later + 1)))
      return true;
    if (word === 'every' && often.has(text.word(later + 2))) return true;
    if (
      word === 'a' &&
      /^(?:day|week|month|year)$/.test(text.word(later + 1)) &&
      times.test(text.word(later - 1))
    )
      return true;
    if (word === 'at' && text.word(later + 1) === 'night') return true;
    if (word === 'on' && /days$/.test(text.word(later + 1))) return true;
  }
  return false;
}

const often = wordSet(
  'day days week weeks month months year years time morning evening night nights hours spring autumn monday tuesday wednesday thursday friday saturday sunday',
);
const times = /^(?:once|twice|times)$/;

const answering = wordSet('answered called asked signed voted rung visited written read paid');
const made = wordSet('done said seen learned learnt achieved written built');
const adrift = wordSet('and but or in without again when if');

/** What stands right behind the participle; the first that holds counts. */
export const behindIt: readonly Sign[] = [
  // "When he's done by walking off."
  [-1.5, ({ text, at, word, next }) => next === 'by' && word === 'done' && isGerund(text, at + 2)],
  [0, ({ text, at, next }) => next === 'by' && isGerund(text, at + 2)],
  [-2, ({ next }) => next === 'by'],
  [-2, ({ word, next }) => word === 'worked' && next === 'up'],
  [-1, ({ word, next }) => word === 'drunk' && !isActedOn(next)],
  // "He's worn out", but "he's worn out two beds".
  [2, ({ text, at, word, next }) => word === 'worn' && next === 'out' && opensThing(text, at + 2)],
  [-2, ({ word, next }) => word === 'worn' && next === 'out'],
  [-2, (it) => it.word === 'told' && !isTold(it)],
  [-2, ({ text, at, word }) => word === 'done' && isGerund(text, at + 1)],
  [2, ({ text, at, word }) => word === 'finished' && isGerund(text, at + 1)],
  [-2, ({ text, at, word, next }) => word === 'asked' && next === 'for' && text.word(at + 2) === 'by'],
  [2, ({ word, next }) => word === 'asked' && next === 'for'],
  [2, ({ word, next }) => word === 'used' && next === 'up'],
  [-1, ({ word, next, hasObject }) => next === 'used' || (word === 'used' && !hasObject)],
  // "He's yanked out his tube."
  [2, ({ text, at, next }) => partings.has(next) && possessives.has(text.word(at + 2))],
  // "He's given a treat", but "he's given us a fright".
  [0.4, (it) => it.word !== 'asked' && givenTo.has(it.word) && takesObject(it) && !isSomebody(it.next)],
  [2, (it) => takesObject(it)],
  [1, ({ next }) => next === 'that' || next === 'how' || next === 'what'],
  [3, ({ next }) => reflexives.has(next)],
  // "He's proved they are right", but "if he's attacked they bite".
  [2, ({ word, next, opener }) => subjectPronouns.has(next) && !mostlyIs.has(word) && !whenever.has(opener)],
  // "He's gone lame", "he's gone too far", "he's gone out for milk".
  [
    2,
    ({ text, at, word, next }) =>
      word === 'gone' &&
      (leading.has(next) ||
        isGerund(text, at + 1) ||
        ((text.classes(at + 1) & Class.adjective) !== 0 && !prepositions.has(next))),
  ],
  [0.9, ({ word, next }) => word === 'gone' && prepositions.has(next)],
  [0.25, ({ word }) => word === 'gone'],
  // "He's not done yet", "he's done here".
  [-2.8, ({ word, next }) => word === 'done' && /^(?:yet|here|now|already)$/.test(next)],
  [-2, ({ word, next }) => isOver(word) && isFiniteVerb(next)],
  [
    -1.2,
    ({ text, at, word, next }) =>
      word === 'done' && (next === 'with' || next === '' || text.kind(at + 1) === Kind.mark),
  ],
  [1, ({ word }) => isOver(word)],
];

const isOver = (word: string) => word === 'done' || word === 'finished';
const isGerund = (text: Text, at: number) => (text.classes(at) & Class.gerund) !== 0;
const opensThing = (text: Text, at: number) => determiners.has(text.word(at)) || counts.has(text.word(at));
const isSomebody = (word: string) => objectPronouns.has(word) || indefinites.has(word);

/** What parts a verb from its object. */
const partings = wordSet('up out off down away');
const leading = wordSet('in away to off straight too far out back through into over up down on');

/** "He's told us", "he's told Anna": what follows is whom he told. */
const isTold = ({ text, at, hasObject }: Participle) =>
  hasObject || text.kind(at + 1) === Kind.variable || text.isCapitalized(at + 1);

/** "He's eaten the bin", "he's met {{name}}", "he's warned twice". */
function takesObject({ text, at, word, next }: Participle): boolean {
  const kind = text.kind(at + 1);
  return (
    opensThing(text, at + 1) ||
    isSomebody(next) ||
    (next === 'twice' && !text.isWord(at + 2)) ||
    next === 'one' ||
    (next === 'worse' && word !== 'treated' && !givenTo.has(word)) ||
    (nothings.has(next) && !givenTo.has(word)) ||
    kind === Kind.variable ||
    kind === Kind.number
  );
}
