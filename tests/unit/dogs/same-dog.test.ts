import { describe, expect, it } from 'vitest';
import { dogMeant, isSameDog } from '@/lib/domain/dogs/same-dog';

const smiths = { id: 'smith', name: 'Bella', client: 'Ms. Smith' };
const jones = { id: 'jones', name: 'bella', client: 'Jones' };
const nobodys = { id: 'nobody', name: 'Bella' };
const max = { id: 'max', name: 'Max', client: 'Ms. Smith' };

describe('the same dog', () => {
  it.each([
    [{ name: 'Bella' }, { name: ' bella ' }, true],
    [smiths, { name: 'BELLA', client: 'ms.  smith' }, true],
    [smiths, jones, false],
    [smiths, nobodys, false],
    [smiths, max, false],
  ])('%j and %j: %s', (a, b, isSame) => {
    expect(isSameDog(a, b)).toBe(isSame);
  });
});

describe('the dog that is meant', () => {
  it.each([
    ['the one of the client', [jones, smiths], { name: 'Bella', client: 'Ms. Smith' }, 'smith'],
    ['the one used last, where no client is named', [jones, smiths], { name: 'Bella' }, 'jones'],
    ['one whose client was not known', [jones, nobodys], { name: 'Bella', client: 'Ms. Smith' }, 'nobody'],
    ['the client’s own before that one', [nobodys, smiths], { name: 'Bella', client: 'Ms. Smith' }, 'smith'],
    ['none of another client', [jones], { name: 'Bella', client: 'Ms. Smith' }, undefined],
    ['none of another name', [max], { name: 'Bella' }, undefined],
  ])('is %s', (_, dogs, who, id) => {
    expect(dogMeant(dogs, who)?.id).toBe(id);
  });
});
