import type { VariableKind } from '@/lib/contracts/variable-kinds';
import { relativeDayWords } from './days';

/** What a variable asks for, in the order in which it is offered. */
export const kindNames: Readonly<Record<VariableKind['type'], string>> = {
  text: 'Text',
  choice: 'Choice',
  date: 'Date',
  number: 'Number',
  money: 'Amount of money',
};

/** In a word or three, beside the variable: “Text”, “4 options”, “in 7 days”, “weeks”, “USD”. */
export function kindInShort(kind: VariableKind | undefined): string {
  switch (kind?.type) {
    case undefined:
    case 'text':
      return kindNames.text;
    case 'choice':
      return kind.options.length === 1 ? '1 option' : `${kind.options.length} options`;
    case 'date':
      return kind.default ? relativeDayWords(kind.default) : kindNames.date;
    case 'number':
      return kind.unit?.many ?? kindNames.number;
    case 'money':
      return kind.currency;
  }
}
