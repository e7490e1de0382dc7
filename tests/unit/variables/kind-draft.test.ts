import { describe, expect, it } from 'vitest';
import type { VariableKind } from '@/lib/contracts/variable-kinds';
import { kindOfDraft } from '@/lib/client/variables/kind-of-draft';
import { draftOfKind } from '@/lib/domain/variables/kind-draft';

const blank = draftOfKind(undefined);

describe('what was set up', () => {
  it.each<VariableKind>([
    { type: 'text', default: 'at your home', hint: 'the place' },
    {
      type: 'choice',
      options: [{ name: 'Sit' }, { name: 'heel', texts: { male: 'at his side' } }],
      takesSeveral: true,
      default: 'heel',
    },
    { type: 'date' },
    { type: 'date', default: { inDays: 0 } },
    { type: 'date', default: { weekday: 2 } },
    { type: 'number', unit: { one: 'week', many: 'weeks' }, default: 3 },
    { type: 'number' },
    { type: 'money', currency: 'EUR', default: 12.5 },
  ])('is found again: %j', (kind) => {
    expect(kindOfDraft(draftOfKind(kind))).toEqual({ kind });
  });

  it('has each option once, without empty lines', () => {
    const draft = { ...blank, type: 'choice' as const, options: ' sit \n\nSIT\ndown   stay\n' };
    expect(kindOfDraft(draft)).toEqual({
      kind: { type: 'choice', options: [{ name: 'SIT' }, { name: 'down stay' }], takesSeveral: false },
    });
  });

  it('drops a beginning that is no option any more', () => {
    const draft = { ...blank, type: 'choice' as const, options: 'sit', chosen: 'down' };
    expect(kindOfDraft(draft)).toEqual({
      kind: { type: 'choice', options: [{ name: 'sit' }], takesSeveral: false },
    });
  });

  it('takes a unit that is the same for one and more', () => {
    expect(kindOfDraft({ ...blank, type: 'number', one: 'kg' })).toEqual({
      kind: { type: 'number', unit: { one: 'kg', many: 'kg' } },
    });
  });
});

describe('what is none says why', () => {
  it.each([
    [{ type: 'choice' }, 'A choice needs an option.'],
    [{ type: 'choice', options: '{{sit}}' }, 'An option is one line without braces.'],
    [{ type: 'choice', options: 'over < 5 m' }, 'An option cannot hold < or >.'],
    [{ type: 'choice', options: 'x'.repeat(61) }, 'An option can have at most 60 characters.'],
    [{ type: 'number', number: 'three' }, '“three” is not a number.'],
    [{ type: 'money', amount: '-1' }, 'The number is too large, or less than nothing.'],
    [{ type: 'date', day: 'days', days: '' }, 'The days are a whole number, 366 at most.'],
    [{ type: 'date', day: 'days', days: '1.5' }, 'The days are a whole number, 366 at most.'],
    [{ type: 'text', text: 'a {{b}}' }, 'What is filled in is one line without braces.'],
  ] as const)('%j', (part, refused) => {
    expect(kindOfDraft({ ...blank, ...part })).toEqual({ refused });
  });
});
