import { Class } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Joint, VerbsSoFar } from '../verbs-so-far.ts';

/** "Greets guests and grins", but "ignores screams and groans": whether a word mostly tells what a body does, and no such thing stands before the joint at `at`. */
export function isOwnSound({ clause: { text, to }, changes }: VerbsSoFar, { at, verb }: Joint): boolean {
  if (!ownSounds.has(lemmaOf(text.word(verb)))) return false;
  // "Hates airports, screams and traffic."
  if (liking.has(lemmaOf(text.word(changes.at(-1)?.index ?? -1)))) return false;
  // "With a wag and grin."
  if (to === 'singular' && text.word(at - 2) === 'a') return false;
  const before = text.classes(at - 1);
  return (
    !(before & Class.plural && before & Class.thirdPerson) || changes.some(({ index }) => index === at - 1)
  );
}

const ownSounds = wordSet(
  'blink giggle glare grin groan chuckle scream shriek snarl snort panic peer rebel doze gallop limp pout rummage sprawl ' +
    'sprint stomp strut waddle wriggle trot plod zigzag quake snuffle skate shy clown sob gasp scowl sneer squint swagger twitch',
);

const liking = wordSet('love like enjoy hate dislike need want prefer fear avoid dread');
