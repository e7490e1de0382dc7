import { add, certain } from '../decisions/decision.ts';
import { asksBefore, asksWithDo } from '../verbs/clause/clause-opening.ts';
import { cliticEdit, wordEdits } from '../text/patch.ts';
import { hasLeaning } from '../verbs/contraction/is-or-has.ts';
import { inverting } from '../words/agreement-words.ts';
import { isThirdPerson } from '../words/lexicon.ts';
import { isSubject } from './subject.ts';
import { Kind } from '../text/kinds.ts';
import { readingOf } from './owned.ts';
import type { Scene } from './scene.ts';
import type { Text } from '../text/text.ts';
import { verbsOf } from '../verbs/agreement.ts';

/** Gives the number of several to what those do who are named from `start` to `end`. */
export function agreeWith(scene: Scene, start: number, end: number): void {
  const { text, sentence, ends } = scene;
  const after = end + 1;
  const is = isSubject(text, sentence, start, after);
  if (text.word(after) === "'s" && text.kind(after) === Kind.clitic) {
    const { owns, isSure } = is ? readingOf(text, after, sentence.last) : always;
    if (owns) {
      own(scene, end, isSure);
      return;
    }
    agreeClitic(scene, { subject: start, clitic: after, next: after + 1 }, isSure);
  }
  ends.add(end);
  if (!is) {
    const who = text.word(after) === ',' ? after + 1 : after;
    if (text.word(who) === 'who') agree(scene, who, who + 1);
    return;
  }
  if (asksBefore(text, sentence, start))
    agreeClitic(scene, { subject: start, clitic: start - 1, next: after }, true);
  if (inverting.plural.has(text.word(start - 1))) scene.verbs.add(start - 1);
  // "{{dog}}: pulls less, sniffs more."
  const isNoted = text.word(after) === ':' && isThirdPerson(text.classes(after + 1));
  agree(scene, start, isNoted ? after + 1 : after);
}

const always = { owns: true, isSure: true };

/** The verbs of a "who" or "that" behind the word at `before`: "good dogs who love to work". */
export function agreeWithWho(scene: Scene, before: number): void {
  const who = scene.text.word(before + 1);
  if (who === 'who' || who === 'that') agree(scene, before + 1, before + 2);
}

function agree({ text, sentence, decisions, verbs }: Scene, start: number, after: number): void {
  // "They" of a neutral text has its verbs already: what goes on behind it in the singular is the subject's.
  const isOthers = () => true;
  for (const { index, word, alternative, doubt } of verbsOf(
    text,
    sentence,
    start,
    after,
    'plural',
    isOthers,
  )) {
    verbs.add(index);
    if (text.kind(index) === Kind.clitic) continue;
    add(
      decisions,
      wordEdits(text, index, word),
      doubt === undefined ? undefined : { alternative: alternative ?? text.raw(index), why: doubt },
    );
  }
}

/** "The dog's bed" becomes "the dogs' bed"; a variable's 's stays. */
function own({ text, decisions }: Scene, end: number, isSure: boolean): void {
  const clitic = end + 1;
  const span = { start: text.start(clitic), end: text.end(clitic) };
  if (!isSure && text.html.charAt(span.start) !== '&')
    decisions.push({ ...span, text: owning(text, clitic), doubt: { alternative: ' are', why } });
  else if (text.isWord(end)) decisions.push(cliticEdit(text, clitic, ''));
}

/** The 's of a variable, the apostrophe of a noun: "{{dog}}'s", "dogs'". */
const owning = (text: Text, clitic: number): string =>
  text.isWord(clitic - 1) ? text.raw(clitic).slice(0, -1) : text.raw(clitic);

/** "{{dog}}'s late" becomes "{{dog}} are late", "how's {{dog}}" "how are {{dog}}"; an entity stays for the apostrophe. */
function agreeClitic(
  { text, sentence, decisions, verbs }: Scene,
  { subject, clitic, next }: { readonly subject: number; readonly clitic: number; readonly next: number },
  isSure: boolean,
): void {
  const isDo = next > clitic + 1 && asksWithDo(text, next);
  const leaning = hasLeaning(text, sentence, subject, next);
  const [verb, other] = leaning > 0 ? (['have', 'are'] as const) : (['are', 'have'] as const);
  verbs.add(clitic);
  const span = { start: text.start(clitic), end: text.end(clitic) };
  const isEntity = text.html.charAt(span.start) === '&';
  if (isDo && !isEntity) decisions.push({ ...span, text: ' do' });
  else if (isEntity) decisions.push(cliticEdit(text, clitic, verb === 'have' ? 've' : 're'));
  else
    add(
      decisions,
      [{ ...span, text: ` ${verb}` }],
      cliticDoubt(owning(text, clitic), other, leaning, isSure),
    );
}

function cliticDoubt(owned: string, other: string, leaning: number, isSure: boolean) {
  if (!isSure) return { alternative: owned, why };
  return Math.abs(leaning) >= certain
    ? undefined
    : { alternative: ` ${other}`, why: '’s may stand for “is” or for “has”.' };
}

const why = '’s may stand for “is”, or tell whose it is.';
