import { add } from '../decisions/decision.ts';
import { inCaseOf } from '../text/letter-case.ts';
import type { Phrase } from './phrase.ts';
import { pluralOf } from './plural-noun.ts';
import type { Scene } from './scene.ts';
import { wordEdits } from '../text/patch.ts';

/** "A good dog" becomes "good dogs", "this dog" "these dogs". */
export function makeSeveral({ text, decisions }: Scene, phrase: Phrase): void {
  const { start, head, determiner, doubt } = phrase;
  const several = pluralOf(text.word(head));
  if (determiner === 'this') decisions.push(...wordEdits(text, start, 'these'));
  const isArticle = determiner === 'a' || determiner === 'an';
  if (isArticle) leaveOut({ text, decisions }, start);
  const opens = isArticle && text.isCapitalized(start) ? start + 1 : -1;
  if (opens >= 0 && opens < head) decisions.push(...wordEdits(text, opens, capitalized(text.raw(opens))));
  add(
    decisions,
    wordEdits(text, head, opens === head ? capitalized(several) : several),
    doubt === undefined ? undefined : { alternative: text.raw(head), why: doubt },
  );
}

/** The word and the white space behind it; a tag in between stays. */
function leaveOut({ text, decisions }: Pick<Scene, 'text' | 'decisions'>, index: number): void {
  const pieces = text.scan.odd.get(index)?.pieces;
  const start = text.start(index);
  const end = text.end(index);
  const [space = ''] = /^\s*/.exec(text.html.slice(end, text.start(index + 1))) ?? [];
  if (pieces) for (const [from, to] of pieces) decisions.push({ start: from, end: to, text: '' });
  else decisions.push({ start, end: end + space.length, text: '' });
}

const capitalized = (word: string) => inCaseOf('A', word);

/** A noun that stays, though it may mean the dogs. */
export function leaveUnsure({ text, decisions }: Scene, { head }: Phrase): void {
  const [edit] = wordEdits(text, head, text.word(head));
  if (!edit || text.scan.odd.has(head)) return;
  const alternative = inCaseOf(text.raw(head), pluralOf(text.word(head)));
  decisions.push({ ...edit, doubt: { alternative, why: 'This may mean another dog.' } });
}
