import { maintaining, particleWords, saying } from '../../words/agreement-words.ts';
import {
  coordinators,
  determiners,
  objectPronouns,
  prepositions,
  subjectPronouns,
} from '../../words/function-words.ts';
import { isFunction } from '../../noun-phrase.ts';
import { Class } from '../../words/lexicon.ts';
import { nounKindOf } from '../../words/senses.ts';
import { lemmaOf } from '../../words/word.ts';
import type { Text } from '../../text/text.ts';
import type { Agreement } from '../verb-change.ts';

/** "And says he is", "and claims they were": whether the word is one that tells what the clause behind it says. */
export const tellsThat = (text: Text, verb: number): boolean =>
  subjectPronouns.has(text.word(verb + 1)) &&
  (saying.has(text.word(verb)) || maintaining.has(lemmaOf(text.word(verb))));

/** How surely a word is a verb for where it looks or points: "and points at birds", "and peer in"; 0 where that says nothing. */
export function aimedAt(text: Text, verb: number, to: Agreement): number {
  const next = text.word(verb + 1);
  // "Thinks they are spies and waves at them."
  if (next === 'at' && gesturing.has(lemmaOf(text.word(verb))) && objectPronouns.has(text.word(verb + 2)))
    return 4.5;
  if (next === 'at' && aiming.has(lemmaOf(text.word(verb)))) return 3;
  // "And studies at night."
  if (next === 'at' && to === 'plural' && hours.has(text.word(verb + 2))) return 2;
  const isPeering = to === 'singular' && peering.has(text.word(verb));
  return isPeering && (prepositions.has(next) || particleWords.has(next)) ? 3.5 : 0;
}

const aiming = new Set('point paw bark growl snap lunge snarl stare gaze yap'.split(' '));
const gesturing = new Set(
  'wave wink smile grin frown laugh shout swear glare yell nod beam hiss spit'.split(' '),
);
const hours = new Set('night dawn dusk noon midnight home'.split(' '));
const peering = new Set('peer peek glance gaze stare'.split(' '));

/** "Ends up late", "shows up": whether a word that is a thing as well is a verb with "up". */
export const endsUp = (lemma: string, next: string): boolean => next === 'up' && upwards.has(lemma);

const upwards = new Set('end show wind sign team step sum top lock dress tidy'.split(' '));

/** "Heads for the pond", "bikes home": whether a word that is a thing as well tells where somebody goes. */
export const headsFor = (lemma: string, next: string): boolean =>
  lemma === 'head' ? next === 'for' || ways.has(next) : travelling.has(lemma) && ways.has(next);

const ways = new Set(
  'straight home north south east west upstairs downstairs indoors inside outside everywhere'.split(' '),
);
const travelling = new Set('bike cycle motorcycle scooter ski trot gallop limp sprint plod'.split(' '));

/** "Mean business", "mean well", "mean no harm", "point left". */
export const meansIt = (text: Text, verb: number): boolean =>
  (text.word(verb) === 'mean' && meant.has(text.word(verb + 1))) ||
  (sides.has(text.word(verb + 1)) &&
    turning.has(lemmaOf(text.word(verb))) &&
    (!text.isWord(verb + 2) || coordinators.has(text.word(verb + 2))));

const sides = new Set(['left', 'right']);
const turning = new Set('point turn veer steer bank swerve glance'.split(' '));

const meant = new Set('business well it no nothing every what'.split(' '));

/** "Guards food and dislikes being grabbed." */
export const mindsBeing = (text: Text, verb: number): boolean =>
  /^(?:being|having)$/.test(text.word(verb + 1)) && minding.has(lemmaOf(text.word(verb)));

const minding = new Set('dislike fear dread love like hate mind resent risk'.split(' '));

/** "And delegates work", "and hoards tennis balls": how surely a word is a verb by the thing behind it. */
export function actsOnNamed(text: Text, verb: number, to: Agreement): number {
  const next = text.word(verb + 1);
  if (next === 'work') return !text.isWord(verb + 2) || coordinators.has(text.word(verb + 2)) ? 3.5 : 0;
  const classes = text.classes(verb + 1);
  // "They thank the crowd and sign shirts."
  if (to === 'singular') {
    const isDeed = deedKinds.has(nounKindOf(text.word(verb)) ?? '') && coordinators.has(text.word(verb - 1));
    return isDeed && (classes & plurals) === Class.plural && determiners.has(text.word(verb - 3)) ? 4 : 0;
  }
  // Nothing is known of "tennis".
  const isUnknown = classes === 0 && text.isWord(verb + 1) && !isFunction(next);
  return isUnknown && (text.classes(verb + 2) & plurals) === Class.plural ? 3.5 : 0;
}

/** Nouns of these kinds hardly stand before others: no "crowd and sign shirts". */
const deedKinds = new Set<string>(['ideas', 'events', 'amounts']);
const plurals = Class.plural | Class.verbFirst;
