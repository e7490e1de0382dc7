import { describe, expect, it } from 'vitest';
import { foundDogs, withDogFirst, withNote } from '@/lib/domain/dogs/dog-list';
import { aDog, aDogContent, aNote } from '@/tests/support/dogs';

const bella = aDog();
const max = aDog({ id: 'd-max', name: 'Max', client: 'The Millers' });
const later = '2026-11-27T09:00:00.000Z';

describe('a dog that was written about', () => {
  it('stands first, in the place of what was known of it', () => {
    const dogs = withNote([max, bella], aNote({ copiedAt: later, subject: 'Part 3' }), 'note');
    expect(dogs.map(({ id }) => id)).toEqual(['d-bella', 'd-max']);
    expect(dogs[0]).toMatchObject({
      emails: 2,
      lastUsedAt: later,
      lastEmail: { copiedAt: later, subject: 'Part 3' },
    });
  });

  it('is added where it is new', () => {
    const note = { ...aNote(), dog: aDogContent({ name: 'Rex' }) };
    const dogs = withNote([bella], note, 'note');
    expect(dogs.map(({ name, emails }) => [name, emails])).toEqual([
      ['Rex', 1],
      ['Bella', 1],
    ]);
    // What the account makes of it takes its place.
    const known = aDog({ id: 'd-rex', name: 'Rex' });
    expect(withDogFirst(dogs, known)).toEqual([known, bella]);
  });

  it('has no more emails where the same was copied again', () => {
    expect(withNote([bella], aNote({ copiedAt: '2026-11-24T10:00:00.000Z' }), 'note')[0]?.emails).toBe(1);
  });
});

describe('dogs that are looked for', () => {
  it.each([
    ['', ['Bella', 'Max']],
    ['bel', ['Bella']],
    ['SMITH', ['Bella']],
    ['  the max ', ['Max']],
    ['max smith', []],
  ])('by “%s” are %j', (query, names) => {
    expect(foundDogs([bella, max], query).map(({ name }) => name)).toEqual(names);
  });
});
