import type { Sex } from '@/lib/contracts/primitives';
import type { ChoiceOption, VariableKind } from '@/lib/contracts/variable-kinds';
import { listed } from '@/lib/domain/text/listed';
import { dayAsWritten, dayFrom, isDay, type Day } from './days';

/**
 * What is filled in is kept as a text: the options of a choice in a line each, a day as 2026-12-08, a number and an amount in
 * digits. Whatever else stands there was written by hand, and is said as it stands.
 */

/** What is filled in before anybody does; undefined where nothing is. */
export function defaultValue(kind: VariableKind | undefined, today: Day): string | undefined {
  if (kind?.default === undefined) return undefined;
  if (kind.type === 'date') return dayFrom(today, kind.default);
  return String(kind.default);
}

/** The options that are chosen, in the order in which they were, and what was written beside them. */
export function chosenOf(options: readonly ChoiceOption[], value: string) {
  const lines = value.split('\n').map((line) => line.trim());
  const optionNamed = (line: string) => options.find(({ name }) => isSame(name, line));
  return {
    chosen: lines.flatMap((line) => optionNamed(line) ?? []),
    written: lines.filter((line) => line !== '' && !optionNamed(line)).join('\n'),
  };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The value of a choice with this option chosen, or not any more. */
export function withOption(
  { options, takesSeveral }: Extract<VariableKind, { type: 'choice' }>,
  value: string,
  option: ChoiceOption,
): string {
  const { chosen, written } = chosenOf(options, value);
  const isChosen = chosen.includes(option);
  if (!takesSeveral) return isChosen ? '' : option.name;
  const after = isChosen ? chosen.filter((each) => each !== option) : [...chosen, option];
  return [...after.map(({ name }) => name), written].filter((line) => line !== '').join('\n');
}

/** What an email says of it, in a text of this sex. */
export function saidValue(kind: VariableKind | undefined, value: string, sex: Sex, today: Day): string {
  const tidy = value.trim();
  if (kind === undefined || tidy === '') return value;
  switch (kind.type) {
    case 'text':
      return value;
    case 'choice':
      return saidChoice(kind.options, value, sex);
    case 'date':
      return isDay(tidy) ? dayAsWritten(tidy, today) : value;
    case 'number':
      return saidNumber(kind, tidy);
    case 'money':
      return saidAmount(kind.currency, tidy);
  }
}

function saidChoice(options: readonly ChoiceOption[], value: string, sex: Sex): string {
  const { chosen, written } = chosenOf(options, value);
  if (chosen.length === 0) return value;
  const texts = chosen.map(({ name, texts }) => texts?.[sex] ?? texts?.neutral ?? name);
  return listed(written === '' ? texts : [...texts, written.replaceAll('\n', ', ')]);
}

/** “1 week”, “1.5 hours”, “3 to 4 weeks”. */
function saidNumber({ unit }: Extract<VariableKind, { type: 'number' }>, value: string): string {
  const number = numberIn(value);
  const said = number === null ? value : number.toLocaleString('en-US', { maximumFractionDigits: 2 });
  if (!unit || !/\d$/.test(value)) return said;
  return `${said} ${number === 1 ? unit.one : unit.many}`;
}

/** “$120”, “$12.50”. */
function saidAmount(currency: string, value: string): string {
  const amount = numberIn(value);
  if (amount === null) return value;
  return amount.toLocaleString('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  });
}

/** “1,200.50” and “12.5”; null for anything else. */
function numberIn(value: string): number | null {
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(value) ? value.replaceAll(',', '') : value;
  return /^\d{1,9}(?:\.\d{1,4})?$/.test(plain) ? Number(plain) : null;
}
