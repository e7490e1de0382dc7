import { partsWith, wholeParts } from '@/lib/domain/letter/letter-text';
import {
  fillLine,
  letterFallbacks,
  letterVariables,
  unfilled,
  whoIs,
} from '@/lib/domain/letter/letter-variables';
import { saidIn } from '@/lib/domain/letter/said-in';
import { saidValues, settled } from '@/lib/domain/letter/said-values';
import { shortTitle } from '@/lib/domain/letter/letter-title';
import { textOf } from '@/lib/domain/text/rich-text-plain';
import { localDay } from '@/lib/domain/variables/local-day';
import { kindsByName } from '@/lib/domain/variables/kinds-by-name';
import type { KeptLetter } from './letter-store';

/** A letter in a few words, for the way back to it. */
export interface LetterOutline {
  readonly subject: string;
  readonly firstLines: string;
  readonly snippetCount: number;
  readonly emptyDetails: number;
  readonly dog: string | undefined;
  readonly editedAt: string;
}

/** More than the card shows on any screen, so that it is cut where its lines end. */
const firstLinesLength = 600;

export function outlineOf({
  letter: begun,
  snippets,
  kinds: asked = [],
  editedAt,
}: KeptLetter): LetterOutline {
  const [kinds, today] = [kindsByName(asked), localDay(new Date())];
  const whole = wholeParts(begun, new Map(snippets.map((snippet) => [snippet.id, snippet])));
  const letter = settled(begun, letterVariables(whole, begun.subject), kinds, today);
  const parts = partsWith(whole, letter.values);
  const names = letterVariables(parts, letter.subject);
  const said = saidValues(letter.values, kinds, today);
  const text = parts.map((part) => textOf(part.richText, saidIn(said, part.text))).join(' ');
  return {
    subject: fillLine(letter.subject, said[letter.sex]),
    firstLines: beginningOf(text.replace(/\s+/g, ' ')),
    snippetCount: letter.blocks.filter((block) => block.kind === 'snippet').length,
    emptyDetails: unfilled(names, letter.values, letterFallbacks(parts, letter.subject, letter.areSeveral))
      .length,
    dog: whoIs(letter, names).dog,
    editedAt,
  };
}

/** What it is called in a sentence. */
export const shortTitleOf = (kept: KeptLetter): string => shortTitle(outlineOf(kept));

/** Whole words, with a sign that there are more. */
function beginningOf(text: string): string {
  return text.length <= firstLinesLength
    ? text
    : `${text.slice(0, firstLinesLength).replace(/\s*\S*$/, '')}…`;
}
