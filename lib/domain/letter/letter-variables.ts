import type { Letter } from './letter';
import { filledValue, shownValue, type Values } from '@/lib/domain/text/variable-values';
import type { LetterPart } from './letter-text';
import { conditionNamesIn } from './optional-parts';
import { isDogName } from './several-dogs';
import { inlinesOf, oncePerText } from '@/lib/domain/text/rich-text';
import {
  splitAtVariables,
  variablesIn,
  variableText,
  type WrittenVariable,
} from '@/lib/domain/text/variables';

const isClientName = (name: string) => /^(?:client|owner)(?:[ _-]?name)?$/.test(name);
const whoFirst = [isClientName, isDogName];

/** The form: every variable of the letter once, client and dog first, then as the letter asks for them, the subject last. What brings a part in is asked for with its text. */
export function letterVariables(parts: readonly LetterPart[], subject: string): string[] {
  const names = new Set<string>();
  for (const { richText, whole } of parts) {
    for (const name of [...namesIn(richText), ...conditionNamesIn(whole)]) names.add(name);
  }
  for (const { name } of variablesInLine(subject)) names.add(name);
  const rank = (name: string) => {
    const index = whoFirst.findIndex((isWho) => isWho(name));
    return index === -1 ? whoFirst.length : index;
  };
  return [...names].sort((a, b) => rank(a) - rank(b));
}

/** The names in a text and the addresses of its links, in the order in which they first stand there. */
export const namesIn = oncePerText((text): readonly string[] => [
  ...new Set(variablesInText(text).map(({ name }) => name)),
]);

const variablesInText = oncePerText((text): readonly WrittenVariable[] =>
  inlinesOf(text).flatMap(({ inline }): readonly WrittenVariable[] => {
    if (inline.type === 'link') return variablesIn(inline.href);
    return inline.type === 'variable' ? [inline] : [];
  }),
);

export const variablesInLine = (line: string): readonly WrittenVariable[] =>
  splitAtVariables(line).filter((piece) => typeof piece !== 'string');

/** What the letter says for a variable that is left blank, by its name. */
export type Fallbacks = ReadonlyMap<string, readonly string[]>;

/** Only of variables that have a fallback wherever they stand, and does for several dogs where the letter is about them: any other has to be filled in. Of one that only brings parts in nothing is said. */
export function letterFallbacks(
  parts: readonly Pick<LetterPart, 'richText' | 'whole'>[],
  subject: string,
  areSeveral: Letter['areSeveral'],
): Fallbacks {
  const found = new Map<string, Set<string>>();
  const needed = new Set<string>();
  const standing = [...parts.map(({ richText }) => variablesInText(richText)), variablesInLine(subject)];
  for (const { name, fallback } of standing.flat()) {
    // “Your dog” is said of one.
    if (fallback === undefined || (areSeveral && isDogName(name))) needed.add(name);
    else found.set(name, (found.get(name) ?? new Set()).add(fallback));
  }
  for (const { whole } of parts) {
    for (const name of conditionNamesIn(whole)) if (!found.has(name)) found.set(name, new Set());
  }
  return new Map([...found].filter(([name]) => !needed.has(name)).map(([name, said]) => [name, [...said]]));
}

/** The variables that still have to be filled in. */
export function unfilled(names: readonly string[], values: Values, fallbacks: Fallbacks): string[] {
  return names.filter((name) => filledValue(values, name) === undefined && !fallbacks.has(name));
}

/** A single line with its variables filled, as a subject is; empty ones without a fallback keep their braces. */
export function fillLine(line: string, values: Values): string {
  return splitAtVariables(line)
    .map((piece) => (typeof piece === 'string' ? piece : (shownValue(values, piece) ?? variableText(piece))))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The variables that hold the client's and the dog's name in this letter, whatever the snippets call them. */
export function whoVariables(names: readonly string[]): { client?: string; dog?: string } {
  const client = names.find(isClientName);
  const dog = names.find(isDogName);
  return { ...(client === undefined ? {} : { client }), ...(dog === undefined ? {} : { dog }) };
}

/** The client and the dog of this letter, as far as they were typed. */
export function whoIs(letter: Letter, names: readonly string[]): { client?: string; dog?: string } {
  const variables = whoVariables(names);
  const client = variables.client === undefined ? undefined : filledValue(letter.values, variables.client);
  const dog = variables.dog === undefined ? undefined : filledValue(letter.values, variables.dog);
  return { ...(client === undefined ? {} : { client }), ...(dog === undefined ? {} : { dog }) };
}
