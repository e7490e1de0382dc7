import { escapeHtml } from './html-text';
import { filledValue, type Values } from './variable-values';
import { variableName } from './variables';

/** When an optional part is in by itself: never (`{}`), where a variable is filled in, or where its value has an option. */
export interface Condition {
  readonly name?: string;
  readonly option?: string;
}

export const longestOption = 60;

const tidy = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

/** The option as it is kept; null where it cannot be one: tags and variables are found by their brackets everywhere. */
export function keptOption(text: string): string | null {
  const option = tidy(text);
  return option !== '' && option.length <= longestOption && !/[{}<>]/.test(option) ? option : null;
}

/** What `data-optional` says: '' by hand, `cues`, or `cues=sit`; null where it is no condition. */
export function readCondition(written: string): Condition | null {
  if (written.trim() === '') return {};
  const equals = written.indexOf('=');
  const name = variableName(equals === -1 ? written : written.slice(0, equals));
  if (name === null) return null;
  if (equals === -1) return { name };
  const option = keptOption(written.slice(equals + 1));
  return option === null ? null : { name, option };
}

/** The way back. */
export function conditionText({ name = '', option }: Condition): string {
  return option === undefined ? name : `${name}=${option}`;
}

/** The attribute as a tag holds it, a space before it; '' where the part is not optional. */
export function optionalAttribute(condition: Condition | undefined): string {
  if (condition === undefined) return '';
  const written = conditionText(condition);
  return written === '' ? ' data-optional' : ` data-optional="${escapeHtml(written)}"`;
}

/** Whether the values bring the part in; an option is one line of a value. */
export function isMet({ name, option }: Condition, values: Values): boolean {
  const value = name === undefined ? undefined : filledValue(values, name);
  if (value === undefined || option === undefined) return value !== undefined;
  return value.split(/\r\n?|\n/).some((line) => tidy(line).toLowerCase() === option.toLowerCase());
}

/** “when cues has sit”. */
export function conditionWords({ name, option }: Condition): string {
  if (name === undefined) return 'ticked by hand';
  return option === undefined ? `when ${name} is filled in` : `when ${name} has ${option}`;
}
