import { describe, expect, it } from 'vitest';
import { filledIn } from '@/lib/domain/dogs/filled-in';

describe('what is filled in of a dog', () => {
  it.each([
    ['in the place of nothing', { age: ' ' }, {}, { age: '2' }, { age: '2' }],
    ['not over what was typed', { age: '3' }, {}, { age: '2' }, {}],
    ['in the place of what was of the one before', { age: '3' }, { age: '3' }, { age: '2' }, { age: '2' }],
    ['or as nothing where it is not known', { age: '3' }, { age: '3' }, {}, { age: '' }],
    ['but not over what was changed since', { age: '4' }, { age: '3' }, { age: '2' }, {}],
  ])('goes %s', (_, values, before, chosen, filled) => {
    expect(filledIn(values, before, chosen)).toEqual(filled);
  });

  it('is nothing where nothing is known', () => {
    expect(filledIn({ age: '3' }, {}, undefined)).toEqual({});
  });
});
