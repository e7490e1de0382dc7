import {
  auxiliaries,
  counts,
  determiners,
  indefinites,
  midAdverbs,
  objectPronouns,
  possessives,
  particles,
  prepositions,
  reflexives,
  subjectPronouns,
  subordinators,
} from '../../words/function-words.ts';
import { Kind } from '../../text/kinds.ts';
import { nothings } from '../../words/agreement-words.ts';
import { Class } from '../../words/lexicon.ts';
import { isFiniteVerb, opensObject } from '../../noun-phrase.ts';
import { lemmaOf } from '../../words/word.ts';
import type { Sentence } from '../../text/sentences.ts';
import type { Text } from '../../text/text.ts';
import { isIfEver, isSince, quantityAt, tagLeaning } from './has-signs.ts';
import { ownsBetter, ownsThing } from './owned-things.ts';
import { boundLeaning, isOngoing, phraseLeaning } from './participle-phrases.ts';
import { actsOnNamed, actsOnOwned, isActedOn, isBareObject, isSomebody } from './acted-on.ts';
import { joinedLeaning } from './joined-participles.ts';
import { actsThroughParting, namesBeings, opensPartedObject } from './parted-objects.ts';
import {
  mostlyHas,
  mostlyIs,
  undergone,
  felt,
  acted,
  whenever,
  givenTo,
  degrees,
} from './participle-words.ts';
import { habitLeaning, habits, isNowadays, passiveLeaning, tellsHowOften } from './passive-signs.ts';
import { asks, isGap, isTransitive, received } from './asked-for.ts';
import { mostlyToThings } from './intransitives.ts';
import { isDoneByOthers, isOwnDoing } from './perfects.ts';
import { endsBehind, tended, undergoneLeaning } from './undergone.ts';
import { wordSet } from '../../words/word-set.ts';

/** "He's gone too far", "he's gone out for milk". */
const leading = wordSet('in away to off straight too far out back through into over up down on');
/** "Done for the day", "done for today". */
const spans = wordSet('today tonight now day night evening week weekend year season');
const objective = wordSet('badly well quite pretty rather poorly beautifully');
const answering = wordSet('answered called asked signed voted rung visited written read paid');
const quantities = wordSet('no much all half such');
const brackets = wordSet('( ) * _');
const hasAdverbs = wordSet(
  'already never ever since recently lately always just only finally once barely hardly',
);

/** Whether the 's of a subject stands for "has" (above 0) or for "is" (below 0), by the words from `first` on. */
export function hasLeaning(text: Text, { last }: Sentence, subject: number, first: number): number {
  const tag = tagLeaning(text, first, last);
  if (tag !== 0) return tag;
  let at = first;
  let perfect = 0;
  let degree = 0;
  while (at < last && (text.isWord(at) || brackets.has(text.word(at)) || isIfEver(text, at))) {
    const word = text.word(at);
    if (word === ',') {
      at += 4;
      continue;
    }
    const quantity = quantityAt(text, at);
    if (quantity > 0) {
      perfect += 1;
      at += quantity;
      continue;
    }
    // "Just about dressed."
    if (
      brackets.has(word) ||
      (word === 'about' && text.word(at - 1) === 'just' && text.word(at + 1) !== 'to')
    ) {
      at += 1;
      continue;
    }
    if (hasAdverbs.has(word))
      perfect +=
        word === 'already' || word === 'never' || word === 'ever' || word === 'since' || word === 'recently'
          ? 1
          : 0.5;
    // "He's of no use", "he's, of course, slept".
    else if (word === 'of' && text.word(at + 1) !== 'course') break;
    else if (degrees.has(word) || (word === 'much' && !opensObject(text, at + 2))) degree = 2;
    else if (word === 'kindly' && text.classes(at + 1) & Class.participle) perfect += 0.5;
    else if (!(midAdverbs.has(word) || (word.endsWith('ly') && !(text.classes(at) & Class.adjective)))) break;
    at += 1;
  }
  if (at >= last || !text.isWord(at)) return -2;
  const word = text.word(at);
  if (isOngoing(text, at)) return -2;
  // "He's lied to again."
  if (boundLeaning(text, at, subject) === -3 || isDoneByOthers(text, at)) return -3;
  // "He's told himself", but "he's tired himself".
  if (telling.has(word) && reflexives.has(text.word(at + 1))) return 3;
  if (isOwnDoing(text, at) && degree === 0) return 3;
  // "He's yet to arrive."
  if (word === 'to' && text.word(at - 1) === 'yet') return 3;
  if (word === 'better') return ownsBetter(text, at + 1) ? 3 : -2;
  const thing = quantities.has(text.word(at - 1)) || reflexives.has(text.word(at - 1)) ? at - 1 : at;
  if (!(text.classes(at) & Class.participle) && ownsThing(text, thing, text.word(subject))) return 3;
  const phrase = phraseLeaning(text, at);
  if (phrase !== undefined && degree === 0) return phrase;
  // "He's paid attention."
  if (performed.has(`${word} ${text.word(at + 1)}`)) return 3;
  // "He's wet his bed", "he's stuck to his diet".
  if (word === 'wet' && possessives.has(text.word(at + 1))) return 3;
  if (word === 'stuck' && text.word(at + 1) === 'to' && endsBehind(text, at + 2, plans)) return 3;
  const classes = text.classes(at);
  // "He's yeeted my phone": a word that nothing is known of.
  if (
    !(classes & Class.participle) &&
    !(
      ((classes === 0 && word.endsWith('ed')) || word.endsWith('lled') || unlisted.has(word)) &&
      (isActedOn(text.word(at + 1)) || counts.has(text.word(at + 1)))
    )
  )
    return -3;
  const hasSince = isSince(text, at + 1, last);
  const isActed = acted.has(text.word(at + 1)) || actsOnNamed(text, at + 1) || actsOnOwned(text, at + 1);
  const isAskedFor = gapped.has(text.word(subject - 1)) && !text.isWord(at + 1);
  if (felt.has(word) && !isActed && !hasSince && !isAskedFor) return -2;
  const mayBeBase =
    (classes & Class.verb) !== 0 &&
    !word.endsWith('lled') &&
    lemmaOf(word) === word &&
    !(classes & Class.past);
  if (mayBeBase && word !== 'come' && word !== 'run' && !isActedOn(text.word(at + 1))) return -2;
  const next = text.word(at + 1);
  let score = mostlyHas.has(word) || mostlyToThings.has(word) ? 0.9 : mostlyIs.has(word) ? -1 : -0.3;

  const opener = text.word(subject - 1);
  const hasObject = (determiners.has(next) && !isNowadays(text, at + 1)) || objectPronouns.has(next);
  // "Badly bruised", but "badly bruised his shin".
  score += perfect - (hasObject && objective.has(text.word(at - 1)) ? 0 : degree);
  if (habits.has(text.word(at - 1))) score += habitLeaning(text, at);
  // "Still not answered."
  if (text.word(at - 1) === 'not' && answering.has(word) && !text.isWord(at + 1)) score += 2;
  // "When he's left", "if he's met outside".
  if (undergone.has(word) && whenever.has(opener) && !hasObject) score -= 2;
  const isGiven =
    word === 'given' && (text.classes(at + 1) & Class.noun) !== 0 && !particles.has(text.word(at + 1));
  score += undergoneLeaning(text, at) + passiveLeaning(text, at, last);
  if (
    isGiven ||
    (givenTo.has(word) && whenever.has(opener) && !particles.has(next) && !objectPronouns.has(next))
  )
    score -= 2;
  if (word === 'grown' && /^(?:fully|all)$/.test(text.word(at - 1))) score -= 2;
  if (word === 'lost' && text.word(at + 1) === 'again') score -= 2;
  // "Once he's sniffed and looked around."
  if (opener === 'once' || opener === 'after') score += 0.8;
  // "For what he's done with it", but "what he's made of".
  if (gapped.has(opener) && (made.has(word) || isTransitive(text, at))) score += 2;
  // "What's he cooked?", "where's she gone?", but "what's he called?"
  if (text.kind(subject - 1) === Kind.clitic && asks(text, subject, at)) score += 3;
  // "As he's described."
  if (opener === 'as' && isTransitive(text, at) && text.word(at + 1) !== 'by') score += 1.5;
  if (word === 'proven' && text.word(at + 1) === 'to') score += 2;
  if ((opener === 'where' && /^(?:gone|moved|fled|wandered)$/.test(word)) || text.word(at - 1) === 'since')
    score += 2;
  // "Every time he's left", "once he's fed he sleeps".
  const isEachTime = opener === 'time' && /^(?:every|each)$/.test(text.word(subject - 2));
  const isLater = opener === 'once' || opener === 'after' || whenever.has(opener);
  const isBare = !hasObject && !possessives.has(text.word(at + 1));
  if (isBare && ((isEachTime && undergone.has(word)) || ((isEachTime || isLater) && tended.has(word))))
    return -2;
  const kind = at + 1 < last ? text.kind(at + 1) : 0;
  const isLast = at + 1 >= last || !text.isWord(at + 1);
  if (
    isGap(text, subject - 1) &&
    !givenTo.has(word) &&
    !mostlyIs.has(word) &&
    !tended.has(word) &&
    !received.has(word) &&
    (isLast || auxiliaries.has(next))
  )
    score += 2;
  // "He's lost", "he's lost without you", but "he's lost weight".
  if (word === 'lost' && !(perfect > 0 && isLast) && (isLast || adrift.has(text.word(at + 1)))) score -= 2;
  // "Too bad she's taken", but "the photo he's taken".
  if (word === 'taken' && isLast && !gapped.has(opener) && !isGap(text, subject - 1)) score -= 2;
  if (word === 'aged' && isLast) score += 1.5;
  // "He's all set."
  if (word === 'set' && isLast && perfect === 0) score -= 2;
  // "He's set on leaving", "he's set in his ways".
  if (word === 'set' && /^(?:on|to|in)$/.test(text.word(at + 1))) score -= 2;
  // "He's pulled about", "he's pushed around".
  if (/^(?:about|around)$/.test(next) && /^(?:pulled|pushed|dragged|knocked)$/.test(word)) score -= 2;
  // "When he's done by walking off", but "what he's done by walking off".
  if (next === 'by') score -= text.classes(at + 2) & Class.gerund ? (word === 'done' ? 1.5 : 0) : 2;
  // "He's worn out", "he's told that it is late", "he's done polishing".
  // "He's worked up", but "he's worked up an appetite".
  else if (word === 'worked' && next === 'up') score -= opensPartedObject(text, at + 2) ? 0 : 2;
  else if (word === 'drunk' && !isActedOn(next)) score -= 1;
  else if (word === 'worn' && next === 'out') {
    const behind = text.word(at + 2);
    score += determiners.has(behind) || counts.has(behind) ? 2 : -2;
  } else if (word === 'told' && !isTold(text, at + 1)) score -= 2;
  else if (word === 'done' && text.classes(at + 1) & Class.gerund) score -= 2;
  else if (word === 'finished' && text.classes(at + 1) & Class.gerund) score += 2;
  else if (word === 'asked' && next === 'for') score += text.word(at + 2) === 'by' ? -2 : 2;
  else if (word === 'used' && next === 'up') score += 2;
  else if (next === 'used' || (word === 'used' && !determiners.has(next) && !objectPronouns.has(next)))
    score -= 1;
  // "He's yanked out his tube", "he's picked up a stick".
  else if (partings.has(next) && possessives.has(text.word(at + 2))) score += 2;
  else if (actsThroughParting(text, at) && !mostlyIs.has(word)) score += 2;
  else if (
    (determiners.has(next) && !tellsHowOften(text, at + 1) && !isNowadays(text, at + 1)) ||
    (counts.has(next) && !isNowadays(text, at + 1)) ||
    // "Warned twice."
    (next === 'twice' && !text.isWord(at + 2) && !tended.has(word)) ||
    next === 'one' ||
    (next === 'worse' && word !== 'treated' && !givenTo.has(word)) ||
    objectPronouns.has(next) ||
    indefinites.has(next) ||
    namesBeings(text, at + 1) ||
    ((nothings.has(next) || isBareObject(text, at)) && !givenTo.has(word)) ||
    kind === Kind.variable ||
    kind === Kind.number ||
    (!givenTo.has(word) && actsOnNamed(text, at + 1))
  )
    score += givenTo.has(word) && !isSomebody(text, at + 1) ? 0.4 : 2;
  else if (next === 'that' || next === 'how' || next === 'what') score += 1;
  else if (reflexives.has(next)) score += 3;
  // "He's proved they are right", but "if he's attacked they bite".
  else if (subjectPronouns.has(next) && !mostlyIs.has(word) && !whenever.has(opener)) score += 2;
  else if (word === 'gone' && text.classes(at + 1) & Class.adjective && !prepositions.has(next)) score += 2;
  else if (word === 'gone')
    score +=
      leading.has(next) || text.classes(at + 1) & Class.gerund ? 2 : prepositions.has(next) ? 0.9 : 0.2;
  // "He's not done yet", "he's done here", "he's done for the day".
  else if (word === 'done' && /^(?:yet|here|now|already)$/.test(next)) score -= 2.8;
  else if (word === 'done' && next === 'for' && endsBehind(text, at + 2, spans)) score -= 2.8;
  else if ((word === 'done' || word === 'finished') && isFiniteVerb(next)) score -= 2;
  else if (word === 'done' || word === 'finished')
    score += word === 'done' && (next === 'with' || next === '' || kind === Kind.mark) ? -1.2 : 1;
  if (hasSince) score += 1.5;
  for (let index = at + 1; index < Math.min(last, at + 14); index += 1) {
    const later = text.word(index);
    if (
      later === 'lately' ||
      later === 'yet' ||
      (later === 'so' && text.word(index + 1) === 'far') ||
      (later === 'before' && index + 1 >= last - 1)
    )
      score += 0.8;
    if (subordinators.has(later) && later !== 'since' && later !== 'before') break;
  }
  // "Asked how he's pronounced, practised it": what is joined belongs to the clause around.
  const isAsked = opener === 'how' || opener === 'where' || opener === 'why';
  return Math.abs(score) < 1.4 && !isAsked ? score + joinedLeaning(text, at, last) : score;
}

const adrift = wordSet('and but or in without again when if');
const gapped = wordSet('those what all everything whatever who whom');
const made = wordSet('done said seen learned learnt achieved written built');

/** Participles that the lexicon does not know as such. */
const unlisted = wordSet('bound knit bereft reread interwoven input preset shod');

/** What somebody keeps to. */
const plans = wordSet('diet plan routine schedule training homework');
const performed = new Set(['paid attention', 'given birth', 'drawn blood', 'meant well', 'taken part']);

/** What somebody does to themselves, as is said of others. */
const telling = wordSet('told drunk paid asked given');

/** What parts a verb from its object. */
const partings = wordSet('up out off down away');

/** "He's told us", "he's told Anna": what follows is whom he told. */
const isTold = (text: Text, next: number) =>
  text.kind(next) === Kind.variable ||
  text.isCapitalized(next) ||
  objectPronouns.has(text.word(next)) ||
  determiners.has(text.word(next));
