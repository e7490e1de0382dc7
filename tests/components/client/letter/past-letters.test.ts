import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { keepLetter, keptLetter } from '@/lib/client/letter/letter-store';
import { listPastLetters, loadPastLetter, putAwayLetter } from '@/lib/client/letter/past-letters';
import { emptyLetter } from '@/lib/domain/letter/letter';
import { aLetter, aLetterSnippet, chosen, freeText, inLibrary } from '@/tests/support/letters';

const recap = aLetterSnippet('Recap', { neutral: '<p>Hi {{client}}, {{dog}} did well.</p>' });
const library = inLibrary(recap, aLetterSnippet('Other', { neutral: '<p>Other.</p>' }));
const aText = (number: number, html = '<p>Hi.</p>') =>
  aLetter({ subject: `Lesson ${number}`, blocks: [freeText(`b${number}`, html)] });
const subjects = async () => (await listPastLetters(uid)).map(({ subject }) => subject);

let uid = '';
beforeEach(() => {
  uid = crypto.randomUUID();
});

test('a letter that was put away is told in a few words and read without its library', async () => {
  const letter = aLetter({
    subject: '{{dog}}’s lesson',
    values: { dog: 'Bella' },
    blocks: [chosen('recap', { chosenParts: { 0: true } })],
  });
  await putAwayLetter(uid, letter, library);
  const [past] = await listPastLetters(uid);
  expect(past).toMatchObject({
    subject: 'Bella’s lesson',
    firstLines: 'Hi {{client}}, Bella did well.',
    dog: 'Bella',
  });
  const kept = await loadPastLetter(uid, past?.id ?? '');
  expect(kept?.letter).toEqual(letter);
  expect(kept?.snippets).toEqual([recap]);
});

test('it is as old as it was when it was last written on', async () => {
  const editedAt = '2026-11-01T08:00:00.000Z';
  await keepLetter(uid, keptLetter(aText(1), library, editedAt));
  await putAwayLetter(uid, aText(1), library);
  await keepLetter(uid, keptLetter(emptyLetter, library, editedAt));
  expect((await listPastLetters(uid))[0]?.editedAt).toBe(editedAt);
});

test('the last ten are kept, the youngest first, an empty one is not', async () => {
  for (let number = 1; number <= 11; number += 1) await putAwayLetter(uid, aText(number), library);
  await putAwayLetter(uid, emptyLetter, library);
  const ten = Array.from({ length: 10 }, (_, index) => `Lesson ${11 - index}`);
  expect(await subjects()).toEqual(ten);
});

test('one that was gone on with stands there once, and not while it is being written', async () => {
  await putAwayLetter(uid, aText(1), library);
  await putAwayLetter(uid, aText(2), library);
  const further = { ...aText(1), subject: 'Lesson 1 again' };
  await keepLetter(uid, keptLetter(further, library, '2026-11-01T08:00:00.000Z'));
  expect(await subjects()).toEqual(['Lesson 2']);
  await putAwayLetter(uid, further, library);
  await keepLetter(uid, keptLetter(emptyLetter, library, '2026-11-01T08:00:00.000Z'));
  expect(await subjects()).toEqual(['Lesson 1 again', 'Lesson 2']);
});

test('long ones make room, but the last one stays', async () => {
  const long = `<p>${'word '.repeat(250_000)}</p>`;
  await putAwayLetter(uid, aText(1, long), library);
  await putAwayLetter(uid, aText(2, long), library);
  expect(await subjects()).toEqual(['Lesson 2']);
  await putAwayLetter(uid, aText(3, long + long), library);
  expect(await subjects()).toEqual(['Lesson 3']);
});
