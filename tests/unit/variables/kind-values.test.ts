import { describe, expect, it } from 'vitest';
import type { VariableKind } from '@/lib/contracts/variable-kinds';
import { defaultValue, saidValue, withOption } from '@/lib/domain/variables/kind-values';

const today = '2026-11-29';
const cues = {
  type: 'choice',
  takesSeveral: true,
  options: [
    { name: 'sit' },
    { name: 'down' },
    { name: 'heel', texts: { male: 'walking at his side', neutral: 'walking at your side' } },
  ],
} as const satisfies VariableKind;
const [sit, down, heel] = cues.options;
const weeks = { type: 'number', unit: { one: 'week', many: 'weeks' } } as const satisfies VariableKind;
const fee = { type: 'money', currency: 'USD' } as const satisfies VariableKind;

describe('what an email says of', () => {
  it.each<[string, VariableKind | undefined, string, string]>([
    ['a text', undefined, ' as it stands ', ' as it stands '],
    ['an option', cues, 'sit', 'sit'],
    ['an option in another case', cues, 'SIT', 'sit'],
    ['two', cues, 'sit\ndown', 'sit and down'],
    ['several', cues, 'sit\ndown\nheel', 'sit, down and walking at your side'],
    ['options with own words beside them', cues, 'sit\na good wait', 'sit and a good wait'],
    ['own words alone', cues, 'a good wait', 'a good wait'],
    ['nothing', cues, '', ''],
    ['a day', { type: 'date' }, '2026-12-08', 'Tuesday, December 8'],
    ['a day in words', { type: 'date' }, 'the week after', 'the week after'],
    ['one', weeks, '1', '1 week'],
    ['more', weeks, '3', '3 weeks'],
    ['none', weeks, '0', '0 weeks'],
    ['a part', weeks, '1.5', '1.5 weeks'],
    ['a range', weeks, '3 to 4', '3 to 4 weeks'],
    ['a number in words', weeks, 'a few weeks', 'a few weeks'],
    ['many', { type: 'number' }, '12000', '12,000'],
    ['a whole amount', fee, '120', '$120'],
    ['cents', fee, '1,200.5', '$1,200.50'],
    ['another currency', { type: 'money', currency: 'EUR' }, '80', '€80'],
    ['an amount in words', fee, 'on the house', 'on the house'],
  ])('%s', (_what, kind, value, said) => {
    expect(saidValue(kind, value, 'neutral', today)).toBe(said);
  });

  it('an option is said as the version of the text says it, else as the neutral one, else by its name', () => {
    expect(saidValue(cues, 'heel', 'male', today)).toBe('walking at his side');
    expect(saidValue(cues, 'heel', 'female', today)).toBe('walking at your side');
    expect(saidValue(cues, 'down', 'female', today)).toBe('down');
  });
});

describe('what is filled in before anybody does', () => {
  it.each<[VariableKind | undefined, string | undefined]>([
    [undefined, undefined],
    [{ type: 'text', hint: 'the town' }, undefined],
    [{ type: 'text', default: 'at your home' }, 'at your home'],
    [{ ...cues, default: 'down' }, 'down'],
    [{ type: 'date', default: { inDays: 7 } }, '2026-12-06'],
    [{ type: 'number', default: 0 }, '0'],
    [{ type: 'money', currency: 'USD', default: 12.5 }, '12.5'],
  ])('%j: %s', (kind, value) => expect(defaultValue(kind, today)).toBe(value));
});

describe('an option', () => {
  it('comes and goes beside others, and beside own words', () => {
    expect(withOption(cues, '', heel)).toBe('heel');
    expect(withOption(cues, 'heel', sit)).toBe('heel\nsit');
    expect(withOption(cues, 'heel\nsit\na wait', heel)).toBe('sit\na wait');
  });

  it('takes the place of the other where only one can be chosen', () => {
    const one = { ...cues, takesSeveral: false };
    expect(withOption(one, 'sit', down)).toBe('down');
    expect(withOption(one, 'a wait', down)).toBe('down');
  });
});
