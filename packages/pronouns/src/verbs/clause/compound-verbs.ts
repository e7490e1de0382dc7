import type { Text } from '../../text/text.ts';
import { Class, classesIn } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';

/** Verbs of two words in the language of trainers, by their first: only the second follows its subject's number. */
const compounds = new Map(
  (
    'air:snap alert:bark belly:crawl body:slam bunny:hop counter:surf demand:bark dog:paddle door:dash fence:run ' +
    'free:shape hand:target head:butt hip:check high:five leg:hump lip:lick muzzle:punch nose:dive,target play:bow,growl ' +
    'power:walk resource:guard scent:mark self:soothe side:step stress:pant,yawn table:surf tail:chase'
  )
    .split(' ')
    .map((entry) => entry.split(':') as [string, string])
    .map(([first, seconds]) => [first, new Set(seconds.split(','))]),
);

/** The word of a verb that changes: the second of "resource guard", else the one at `at`. */
export const headOfVerb = (text: Text, at: number): number =>
  compounds.get(text.word(at))?.has(lemmaOf(text.word(at + 1))) ? at + 1 : at;

/** "Co-wrote", "re-read": whether the last part of a word is a past that no verb of today reads like. */
export function endsInPast(word: string): boolean {
  const hyphen = word.lastIndexOf('-');
  return hyphen > 0 && (classesIn(word.slice(hyphen + 1)) & (Class.past | Class.verb)) === Class.past;
}
