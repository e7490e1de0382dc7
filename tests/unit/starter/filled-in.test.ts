import { describe, expect, it } from 'vitest';
import type { Sex } from '@/lib/contracts/primitives';
import type { VariableKind } from '@/lib/contracts/variable-kinds';
import { replaceVariables } from '@/lib/domain/text/variables';
import { defaultValue, saidValue } from '@/lib/domain/variables/kind-values';
import { kindsByName } from '@/lib/domain/variables/kinds-by-name';
import { starterKinds } from '@/lib/starter/starter-kinds';
import { starterLibrary } from '@/lib/starter/library';
import { type Condition, withoutOptionalParts } from './optional-parts';

const today = '2026-12-01';
const kinds = kindsByName(starterKinds);

/** What someone may fill in: of a choice as many options as it takes. */
function exampleOf(name: string, kind: VariableKind | undefined): string {
  switch (kind?.type) {
    case undefined:
      return name === 'dog' ? 'Bella' : 'Jordan';
    case 'text':
      return kind.hint ?? '';
    case 'choice':
      return kind.options
        .slice(0, kind.takesSeveral ? undefined : 1)
        .map((option) => option.name)
        .join('\n');
    case 'date':
      return '2026-12-08';
    case 'number':
      return '3';
    case 'money':
      return '120';
  }
}

interface Letter {
  readonly isIn: (condition: Condition) => boolean;
  readonly isBlank?: boolean;
}

/** All that an email would say of it. */
function said(html: string, sex: Sex, { isIn, isBlank = false }: Letter): string {
  const filled = replaceVariables(withoutOptionalParts(html, isIn), (name, { fallback }) => {
    const kind = kinds.get(name);
    const value =
      defaultValue(kind, today) ?? (isBlank && fallback !== undefined ? '' : exampleOf(name, kind));
    return value === '' ? (fallback ?? '') : saidValue(kind, value, sex, today);
  });
  return filled.replace(/<\/?(?:p|ul|ol|li|br)\b[^>]*>/g, '\n').replace(/<[^>]*>/g, '');
}

const letters: Readonly<Record<string, Letter>> = {
  'with all it has': { isIn: () => true },
  'with nothing that is optional': { isIn: () => false },
  'with its details left blank where they may be': { isIn: ({ name }) => name === undefined, isBlank: true },
};

const cases = starterLibrary.flatMap((snippet) =>
  (['male', 'female', 'neutral'] as const).flatMap((sex) =>
    Object.entries(letters).map(([how, letter]) => ({
      name: `${snippet.key} (${sex}) ${how}`,
      html: withoutOptionalParts(snippet[sex], letter.isIn),
      text: said(snippet[sex], sex, letter),
    })),
  ),
);

const day = '(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day';

describe('filled in', () => {
  it.each(cases)('$name reads as people write', ({ text }) => {
    expect(text).not.toMatch(/[{}]|undefined|NaN|\d{4}-\d\d-\d\d/);
    expect(text).not.toMatch(/ {2}| [.,;:?]|[.,;:?]{2}|\$\$/);
    expect(text).not.toMatch(/\ba [aeio]|\ban [^aeiouh]/i);
    expect(text).not.toMatch(/\b([a-z]+) \1\b/i);
    expect(text).not.toMatch(new RegExp(String.raw`\b(?:the|a|this|next) ${day}|${day}, \w+ \d+th`));
    for (const line of text.split('\n')) expect(line).toBe(line.trim());
  });

  it.each(cases)('$name ends with a sentence, and announces no list that is not there', ({ html, text }) => {
    expect(text).toMatch(/\.\s*$/);
    expect(html).not.toMatch(/:<\/p>(?!<[uo]l>)/);
  });

  it('a date reads as a day, a number with its unit, an amount in dollars, and options by the dog’s sex', () => {
    const of = (key: string, sex: Sex) =>
      said(starterLibrary.find((snippet) => snippet.key === key)?.[sex] ?? '', sex, { isIn: () => true });
    expect(of('first-lesson-follow-up', 'female')).toContain(
      'I look forward to seeing you and Bella on Tuesday, December 8.',
    );
    expect(of('first-lesson-follow-up', 'female')).toContain('Please bring her harness, a six-foot leash,');
    expect(of('first-lesson-follow-up', 'male')).toContain('worked on answering to his name, sit, down,');
    expect(of('group-class-welcome', 'neutral')).toContain('once a week for 6 weeks. The fee is $120.');
    expect(of('lesson-quote', 'neutral')).toContain('A single lesson of 60 minutes is $120.');
  });
});
