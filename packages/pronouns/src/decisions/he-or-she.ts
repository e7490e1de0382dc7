import { Kind } from '../text/kinds.ts';
import type { Role } from '../words/pronoun-forms.ts';
import type { Text } from '../text/text.ts';

/** "he or she", "his/her", "s/he", "(s)he": words that speak of both sexes at once. */
export interface EitherSex {
  readonly first: number;
  /** Its last token. */
  readonly last: number;
  readonly role: Role;
  readonly case: string;
}

const male: Readonly<Record<string, Role>> = {
  he: 'subject',
  him: 'object',
  his: 'possessive',
  himself: 'reflexive',
};
const female: Readonly<Record<string, readonly Role[]>> = {
  she: ['subject'],
  her: ['object', 'possessive'],
  hers: ['possessive', 'independent'],
  herself: ['reflexive'],
};

/** The words for both sexes that start at or just before `index`. */
export function eitherSexAt(text: Text, index: number): EitherSex | undefined {
  const word = text.word(index);
  if (word === 's' || word === '(') return shortForm(text, index);
  const joint = text.word(index + 1);
  if (joint !== 'or' && joint !== '/' && joint !== 'and/or') return undefined;
  const other = text.word(index + 2);
  const [he, she] = Object.hasOwn(male, word) ? [word, other] : [other, word];
  if (!Object.hasOwn(male, he) || !Object.hasOwn(female, she)) return undefined;
  const heRole = male[he] ?? 'subject';
  const roles = female[she] ?? [];
  const fits = roles.includes(heRole) || (he === 'his' && she === 'hers');
  if (!fits || text.kind(index + 2) !== Kind.word) return undefined;
  const role = she === 'hers' ? 'independent' : heRole;
  return { first: index, last: index + 2, role, case: text.raw(index) };
}

function shortForm(text: Text, index: number): EitherSex | undefined {
  const tight = (at: number) => !text.gap(at);
  if (
    text.word(index) === 's' &&
    text.word(index + 1) === '/' &&
    text.word(index + 2) === 'he' &&
    tight(index + 1) &&
    tight(index + 2)
  ) {
    return { first: index, last: index + 2, role: 'subject', case: text.raw(index) === 'S' ? 'Sh' : 's' };
  }
  const opens =
    text.word(index) === '(' &&
    text.word(index + 1) === 's' &&
    text.word(index + 2) === ')' &&
    text.word(index + 3) === 'he';
  if (opens && tight(index + 1) && tight(index + 2) && tight(index + 3)) {
    return {
      first: index,
      last: index + 3,
      role: 'subject',
      case: text.raw(index + 1) === 'S' ? 'Sh' : text.isCapitalized(index + 3) ? 'Sh' : 's',
    };
  }
  return undefined;
}
