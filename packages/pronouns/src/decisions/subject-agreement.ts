import { verbsOf } from '../verbs/agreement.ts';
import { asksBefore, asksWithDo } from '../verbs/clause/clause-opening.ts';
import { hasLeaning } from '../verbs/contraction/is-or-has.ts';
import { ownsOrMust } from '../verbs/contraction/perfects.ts';
import { add, certain, type Decision } from './decision.ts';
import type { Document } from './document.ts';
import { Kind } from '../text/kinds.ts';
import { inCaseOf } from '../text/letter-case.ts';
import { cliticEdit, wordEdits } from '../text/patch.ts';
import type { Sentence } from '../text/sentences.ts';

/** Gives the verbs of the subject that ends before `after` the number of the other sex. */
export function agree(
  document: Document,
  sentence: Sentence,
  subject: number,
  after: number,
  decisions: Decision[],
): void {
  const { text, from, to, they } = document;
  const agreement = to === 'neutral' ? 'plural' : 'singular';
  const readings = they.get(sentence);
  const isOthers = (word: number) =>
    from === 'neutral'
      ? readings?.some(({ index, isDog }) => index === word && !isDog) === true
      : text.word(word) === 'they';
  if (text.kind(after) === Kind.clitic)
    agreeClitic(document, sentence, { subject, clitic: after, next: after + 1 }, decisions);
  else if (asksBefore(text, sentence, subject))
    agreeClitic(document, sentence, { subject, clitic: subject - 1, next: after }, decisions);
  for (const { index, word, alternative, doubt } of verbsOf(
    text,
    sentence,
    subject,
    after,
    agreement,
    isOthers,
  )) {
    if (text.kind(index) === Kind.clitic) continue;
    add(
      decisions,
      wordEdits(text, index, word),
      doubt === undefined ? undefined : { alternative: alternative ?? text.raw(index), why: doubt },
    );
  }
}

/** Gives the 's, 're or 've of the subject the other number; `next` is the word from which on it is told. */
function agreeClitic(
  { text, to }: Document,
  sentence: Sentence,
  { subject, clitic, next }: { readonly subject: number; readonly clitic: number; readonly next: number },
  decisions: Decision[],
): void {
  const word = text.word(clitic);
  if (word === "'s" && to === 'neutral') {
    if (next > clitic + 1 && asksWithDo(text, next)) {
      decisions.push({ start: text.start(clitic), end: text.end(clitic), text: ' do' });
      return;
    }
    const leaning = hasLeaning(text, sentence, subject, next);
    const has = leaning > 0;
    const edit = cliticEdit(text, clitic, has ? 've' : 're');
    const doubt =
      Math.abs(leaning) >= certain
        ? undefined
        : { alternative: inCaseOf(edit.text, has ? 're' : 've'), why: '’s may stand for “is” or for “has”.' };
    add(decisions, [edit], doubt);
  } else if ((word === "'re" || word === "'ve") && to !== 'neutral') {
    // "They've a limp": "he's a limp" would say something else.
    const isWhole = word === "'ve" && ownsOrMust(text, next);
    if (isWhole) decisions.push({ start: text.start(clitic), end: text.end(clitic), text: ' has' });
    else add(decisions, [cliticEdit(text, clitic, 's')]);
  }
}
