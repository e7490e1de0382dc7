import { auxiliaries, midAdverbs, modals, prepositions } from '../words/function-words.ts';
import { Kind } from '../text/kinds.ts';
import { Class } from '../words/lexicon.ts';
import type { Role } from '../words/pronoun-forms.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Text } from '../text/text.ts';
import { Bearer, bearersOf, doersOf, nounKindOf, nounKinds, receiversOf } from '../words/senses.ts';

/** The word that says most of who a "they" is: its verb or adjective, or the noun it owns. */
export interface Governor {
  /** The base of a verb; other words as they are. */
  readonly word: string;
  readonly index: number;
  /** "look at them" */
  readonly preposition: string;
  /** Those of whom it is said, see `Bearer`; for what is owned, unknown. */
  readonly bearers: number;
}

export function governorOf(text: Text, sentence: Sentence, index: number, role: Role): Governor {
  if (role === 'subject') return predicateOf(text, sentence, index);
  if (role === 'object' || role === 'reflexive') {
    const preposition = prepositions.has(text.word(index - 1)) ? text.word(index - 1) : '';
    const at = preposition === '' ? index - 1 : index - 2;
    const word = text.entry(at).lemma.text;
    return { word, index: at, preposition, bearers: preposition === '' ? receiversOf(word) : Bearer.unknown };
  }
  let at = index + 1;
  while (
    at < Math.min(sentence.last, index + 4) &&
    text.classes(at) & Class.adjective &&
    !(text.classes(at) & Class.noun)
  )
    at += 1;
  return { word: text.word(at), index: at, preposition: '', bearers: Bearer.unknown };
}

/** What the subject does or is: behind auxiliaries and adverbs, and behind "have to", "want to" and the like. */
function predicateOf(text: Text, { last }: Sentence, index: number): Governor {
  let at = index + 1;
  let isBe = false;
  for (let steps = 0; at < last && steps < 7; steps += 1, at += 1) {
    const word = text.word(at);
    if (text.kind(at) === Kind.clitic || auxiliaries.has(word) || modals.has(word)) isBe = forms.has(word);
    else if (
      word !== 'not' &&
      !midAdverbs.has(word) &&
      !(word.endsWith('ly') && !(text.classes(at) & Class.adjective))
    )
      break;
  }
  if (text.word(at + 1) === 'to' && starters.has(text.entry(at).lemma.text)) {
    at += 2;
    isBe = text.word(at) === 'be';
    if (isBe) at += 1;
  }
  const said = text.word(at);
  const verb = text.entry(at).lemma.text;
  if (!isBe) return { word: verb, index: at, preposition: '', bearers: doersOf(verb) };
  const known = bearersOf(said);
  const bearers = known !== Bearer.unknown || !said.endsWith('ing') ? known : doersOf(verb);
  return { word: said, index: at, preposition: '', bearers };
}

const forms = new Set("are were 're be been being aren't weren't".split(' '));
const starters = new Set(
  'have need want like try start begin seem tend continue learn get ought go able use likely allow'.split(
    ' ',
  ),
);

/** What kind of noun is owned, as a number; the last where nothing is known of it. */
export function ownedKind(word: string): number {
  const kind = nounKindOf(word);
  return kind === undefined ? nounKinds.length : nounKinds.indexOf(kind);
}
