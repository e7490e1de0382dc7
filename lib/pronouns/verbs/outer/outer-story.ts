import { verbParticles } from '../../words/agreement-words.ts';
import {
  auxiliaries,
  coordinators,
  determiners,
  objectPronouns,
  possessives,
  reflexives,
  subjectPronouns,
} from '../../words/function-words.ts';
import { chanceOfDog, isDogText } from '../../dog/dog-text.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { Bearer, doersOf } from '../../words/senses.ts';
import { lemmaOf } from '../../words/word.ts';
import { wordSet } from '../../words/word-set.ts';
import { skipAdverbs } from '../skipped-adverbs.ts';
import type { Text } from '../../text/text.ts';
import type { Clause } from '../verb-change.ts';

/** Words looked at in the clause. */
const furthest = 16;

/**
 * "The clerk hears that he has won, drops the phone and runs": whether behind what somebody named says or learns of how things
 * are or were, a comma leads back to what that one does.
 */
export function resumesStory(clause: Clause, subject: number, after: number): boolean {
  const { text, last } = clause;
  if (!isToldByNamed(clause, subject)) return false;
  const verb = skipAdverbs(clause, after);
  for (let at = verb + 1; at < Math.min(last, verb + furthest); at += 1) {
    const word = text.word(at);
    if (coordinators.has(word) || subjectPronouns.has(word)) return false;
    if (word !== ',') continue;
    const next = skipAdverbs(clause, at + 1);
    if (!(text.classes(next) & Class.thirdPerson)) return false;
    // "The vet thinks he's stiff, suggests a swim".
    if (advising.has(lemmaOf(text.word(next))) && (isDogText(text) || isAdvisers(clause, subject)))
      return true;
    return isDoneToOne(text, next + 1) || (tellsHowItIs(text, verb) && isDeed(text, next));
  }
  return false;
}

/** "The clerk hears that he", "our host tells us he". */
function isToldByNamed({ text, first }: Clause, subject: number): boolean {
  const opener = text.word(subject - 1) === 'that' ? subject - 2 : subject - 1;
  for (let at = opener; at > first && at > opener - 3; at -= 1) {
    if (!text.isWord(at)) return false;
    const isTold = text.classes(at) & Class.thirdPerson && learning.has(lemmaOf(text.word(at)));
    if (isTold) return text.isWord(at - 1) && mayName(text, at - 1);
  }
  return false;
}

/** "The doctor thinks he". */
function isAdvisers({ text, first }: Clause, subject: number): boolean {
  for (let at = subject - 2; at >= first && at > subject - 5; at -= 1)
    if (advisers.has(text.word(at))) return true;
  return false;
}

/** What no pronoun is, nor a word between: "the clerk", "Anna". */
const mayName = (text: Text, at: number): boolean =>
  !subjectPronouns.has(text.word(at)) && !coordinators.has(text.word(at)) && !auxiliaries.has(text.word(at));

/** "Is lost", "has won", "saw it", "knows": no doing of today. */
function tellsHowItIs(text: Text, verb: number): boolean {
  const word = text.word(verb);
  const classes = text.classes(verb);
  if (text.kind(verb) === Kind.clitic) return word === "'s";
  if (auxiliaries.has(word)) return true;
  return classes & Class.thirdPerson ? states.has(lemmaOf(word)) : (classes & Class.past) !== 0;
}

/** "Drops the phone", "turns back", "sighs": something done once. */
function isDeed(text: Text, verb: number): boolean {
  const word = text.word(verb);
  const lemma = lemmaOf(word);
  if (auxiliaries.has(word) || states.has(lemma) || traits.has(lemma)) return false;
  if (doersOf(lemma) & Bearer.dog && chanceOfDog(text) === 1) return false;
  const next = text.word(verb + 1);
  if (makings.has(lemma) && (next === 'a' || next === 'an')) return false;
  // "Looks tired", "gets up at five".
  if (/^(?:look|get)$/.test(lemma)) return /^(?:into|along|at|through|out|back)$/.test(next);
  if (!text.isWord(verb + 1) || coordinators.has(next)) return sounds.has(lemma);
  return (
    determiners.has(next) ||
    possessives.has(next) ||
    objectPronouns.has(next) ||
    reflexives.has(next) ||
    verbParticles.has(next) ||
    (lemma === 'put' && next === 'in')
  );
}

/** "Forgives him": done to the one whom the clause tells of. */
const isDoneToOne = (text: Text, at: number): boolean =>
  text.word(at) === 'him' ||
  (text.word(at) === 'her' && (!text.isWord(at + 1) || text.word(at + 1) === 'and'));

const learning = wordSet(
  'say tell think know believe argue hope fear suspect claim swear admit insist guess maintain joke write announce explain mutter whisper declare reply confess complain promise ' +
    'warn agree hear learn realize realise decide find discover notice see feel remember forget understand recall sense conclude gasp shout yell cry check mention remark note',
);
const states = wordSet(
  'be have love like hate want need know believe think hope prefer fear respect trust admire understand mean seem feel belong deserve remember cost weigh expect wish miss owe lack own plan sound suffer long',
);
/** What somebody does as a rule: "lives in the woods", "runs a shop". */
const traits = wordSet(
  'live work hold teach study speak play drive earn run keep collect wear smoke drink eat sleep come go sing act stay tend use spend',
);
/** What somebody who knows dogs does about one. */
const advising = wordSet('recommend suggest prescribe advise propose invoice phone email explain');
const advisers = wordSet(
  'vet doctor nurse surgeon dentist physio physiotherapist therapist specialist consultant behaviourist groomer trainer paramedic midwife',
);
const makings = wordSet('make write read sell take give bring pay');
/** What needs nothing more to be a deed. */
const sounds = wordSet(
  'sigh sneeze scream swear nod laugh shrug smile duck bow grin frown yawn cough shudder groan weep faint wink',
);
