import { describe, expect, it } from 'vitest';
import { toldOf, withEmail } from '@/lib/domain/dogs/noted-dog';

const bella = { name: 'Bella', sex: 'female', details: { breed: 'Beagle', age: '2' } } as const;

describe('what an email tells of a dog', () => {
  it('takes the place of what was known, and leaves what it does not speak of', () => {
    const told = { name: 'bella', client: 'Ms. Smith', sex: 'neutral', details: { age: '3' } } as const;
    expect(toldOf(bella, told, 60)).toEqual({
      name: 'bella',
      client: 'Ms. Smith',
      sex: 'neutral',
      details: { age: '3', breed: 'Beagle' },
    });
  });

  it('keeps the client that was known', () => {
    const known = { ...bella, client: 'Ms. Smith' };
    expect(toldOf(known, bella, 60).client).toBe('Ms. Smith');
  });

  it('holds no more details than it may, the new ones first', () => {
    expect(toldOf(bella, { ...bella, details: { homework: 'Sit' } }, 2).details).toEqual({
      homework: 'Sit',
      breed: 'Beagle',
    });
  });

  it('says of two dogs that they are two as long as it does', () => {
    const two = { ...bella, areSeveral: true } as const;
    expect(toldOf(bella, two, 60).areSeveral).toBe(true);
    expect(toldOf(two, bella, 60)).not.toHaveProperty('areSeveral');
  });
});

describe('the emails of a dog', () => {
  const email = (id: string, copiedAt: string, subject = id) => ({ id, copiedAt, subject });
  const monday = email('monday', '2026-11-23T09:00:00.000Z');
  const tuesday = email('tuesday', '2026-11-24T09:00:00.000Z');
  const ids = (emails: readonly { id: string }[]) => emails.map(({ id }) => id);

  it('stand with the youngest first, also where one is told late', () => {
    expect(ids(withEmail([monday], tuesday, 9))).toEqual(['tuesday', 'monday']);
    expect(ids(withEmail([tuesday], monday, 9))).toEqual(['tuesday', 'monday']);
  });

  it('are so many at most: the oldest gives way, or is not taken', () => {
    expect(ids(withEmail([monday], tuesday, 1))).toEqual(['tuesday']);
    expect(ids(withEmail([tuesday], monday, 1))).toEqual(['tuesday']);
  });

  it('copied again soon under the same subject are one', () => {
    const again = email('again', '2026-11-24T10:59:00.000Z', 'tuesday');
    const later = email('later', '2026-11-24T11:00:00.000Z', 'tuesday');
    expect(ids(withEmail([tuesday, monday], again, 9))).toEqual(['again', 'monday']);
    expect(ids(withEmail([tuesday, monday], later, 9))).toEqual(['later', 'tuesday', 'monday']);
  });
});
