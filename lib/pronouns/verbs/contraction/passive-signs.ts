import { coordinators, counts, objectPronouns, prepositions } from '../../words/function-words.ts';
import { opensObject } from '../../noun-phrase.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import { Bearer, receiversOf } from '../../words/senses.ts';
import { lemmaOf } from '../../words/word.ts';
import { actsThroughParting } from './parted-objects.ts';
import { mostlyHas, undergone, whenever } from './participle-words.ts';
import { isBySomeone, tended } from './undergone.ts';

/** Words looked at behind a participle. */
const furthest = 9;

/** "Warned every week", "flown out twice a month by the firm": how much tells that something is done to the subject again and again, or by whom. */
export function passiveLeaning(text: Text, participle: number, last: number): number {
  if (actsOn(text, participle)) return 0;
  const isOwn = byOneself.has(text.word(participle)) && text.word(participle - 1) !== 'easily';
  if (isOwn && !met.has(text.word(participle))) return 0;
  const end = Math.min(last, participle + furthest);
  // "Easily found."
  let score = text.word(participle - 1) === 'easily' ? -2 : 0;
  for (let at = participle + 1; at < end && text.isWord(at); at += 1) {
    const word = text.word(at);
    if (lasting.has(word)) return 0;
    if (word === 'by' && isBySomeone(text, at)) return -3;
    if (isOwn) continue;
    if ((word === 'every' || word === 'each') && tellsHowOften(text, at)) score = -2.5;
    // "Kept in at night."
    if (word === 'at' && text.word(at + 1) === 'night' && undergone.has(text.word(participle))) score = -2.5;
    // "Boarded here four times", "checked on the vet twice".
    if (isRepeated(text, at) && !tended.has(text.word(participle))) score = 1.5;
    // "Left with Mum on Thursdays", "walked by my son most days".
    if ((word === 'on' || word === 'at' || word === 'most') && regularly.has(text.word(at + 1))) score = -2.5;
    // "Twice a month."
    if (word === 'a' && timesEach.has(text.word(at + 1)) && oftens.has(text.word(at - 1))) score = -2.5;
  }
  return score;
}

/** "Every week", "every single time". */
export const tellsHowOften = (text: Text, at: number): boolean =>
  /^(?:every|each)$/.test(text.word(at)) &&
  times.has(text.word(/^(?:single|other|bloody|damn)$/.test(text.word(at + 1)) ? at + 2 : at + 1));

export const habits = wordSet(
  'always often usually sometimes frequently generally normally mostly rarely seldom regularly constantly routinely commonly typically occasionally',
);

/** "Often seen at the pond", "always blamed", but "often won", "always blamed me": what is done to somebody as a habit. */
export function habitLeaning(text: Text, participle: number): number {
  const word = text.word(participle);
  const next = text.word(participle + 1);
  const isBare =
    !text.isWord(participle + 1) ||
    (prepositions.has(next) && next !== 'since') ||
    coordinators.has(next) ||
    whenever.has(next);
  if (!isBare || byOneself.has(word) || actsThroughParting(text, participle)) return 0;
  if (undergone.has(word) || befalling.has(word)) return -2;
  if (mostlyHas.has(word)) return 0;
  const receivers = receiversOf(lemmaOf(word));
  return receivers !== Bearer.unknown && (receivers & (Bearer.person | Bearer.dog)) !== 0 ? -1.5 : 0;
}

const befalling = wordSet('bitten chosen heard killed beaten fed sent led forgiven picked');

/** "These days", "that way", "four times a day". */
export const isNowadays = (text: Text, at: number): boolean =>
  text.word(at + 1) === 'times'
    ? each.has(text.word(at + 2))
    : /^(?:th[eo]se days|th(?:is|at) way)$/.test(`${text.word(at)} ${text.word(at + 1)}`);

/** Whether it says on whom or what: "warned you", "picked up his bag". */
const actsOn = (text: Text, participle: number): boolean => {
  const next = participle + 1;
  if (opensObject(text, next) || objectPronouns.has(text.word(next))) return true;
  const isPlace =
    text.word(next) === 'through' || (placed.has(text.word(participle)) && where.has(text.word(next)));
  return !isPlace && opensObject(text, next + 1);
};

/** "Left with my mum on Mondays", "collected from the gate every day". */
const placed = wordSet(
  'left dropped collected kept put picked locked shut tied parked stabled boarded met fetched',
);
const where = wordSet('with at in by from behind under outside');

const times = wordSet(
  'time day week month year night morning evening afternoon summer winter spring autumn season christmas easter ' +
    'monday tuesday wednesday thursday friday saturday sunday term hour minute weekend',
);
const regularly = wordSet(
  'days nights mornings evenings afternoons weekdays weekends mondays tuesdays wednesdays thursdays fridays saturdays sundays weeks',
);
/** "Four times", "twice", but "four times a day". */
const isRepeated = (text: Text, at: number): boolean =>
  text.word(at) === 'times'
    ? counts.has(text.word(at - 1)) && !each.has(text.word(at + 1))
    : text.word(at) === 'twice' && !text.isWord(at + 1);
const each = wordSet('a per each every daily weekly');
const timesEach = wordSet('day week month year night season term');
const oftens = wordSet('once twice times');
const met = wordSet('met driven called visited written read');
const lasting = wordSet('this since for so without');
/** What somebody does as a rule, whoever else there is. */
const byOneself = wordSet(
  'worked slept run walked played barked eaten sat stood come gone trained practised practiced cried lost won tried done swum ridden driven written read called rung visited drunk voted ' +
    'looked talked listened slipped tripped rolled grown learned learnt started fallen jumped turned failed succeeded met passed moved cooked baked smoked sung danced cycled commuted texted phoned',
);
