import { expect, test } from 'vitest';
import { forAnotherDog } from '@/lib/domain/letter/another-dog';
import { letterParts } from '@/lib/domain/letter/letter-text';
import { dogNamesIn, dogOf, withDog } from '@/lib/domain/letter/several-dogs';
import { aLetter, aLetterSnippet, chosen, inLibrary } from '../../support/letters';

test('of several dogs the sex is neutral, and of one it is what was chosen', () => {
  const several = withDog(aLetter({ sex: 'male' }), 'several');
  expect([several.sex, several.areSeveral, dogOf(several)]).toEqual(['neutral', true, 'several']);
  const one = withDog(several, 'female');
  expect(['areSeveral' in one, dogOf(one)]).toEqual([false, 'female']);
  expect(dogOf(forAnotherDog(several, 'male', new Map(), () => 'id'))).toBe('male');
});

test('the names of the dogs stand in the variables of the dog', () => {
  expect(dogNamesIn('<p>{{client}}, {{dog}} and {{Dog Name}} met {{other dog}}.</p>')).toEqual([
    'dog',
    'dog name',
  ]);
});

test('a neutral text is shown as it is told of several, where neither a hand nor another choice has its say', () => {
  const html = '<p>{{dog}} walks.</p>';
  const library = inLibrary(aLetterSnippet('walk', { neutral: html, male: '<p>He.</p>' }));
  const ofSeveral = new Map([[html, { html: '<p>{{dog}} walk.</p>', unsure: [] }]]);
  const blocks = [
    chosen('walk'),
    chosen('walk', { editedHtml: '<p>Mine.</p>' }),
    chosen('walk', { sexOverride: 'neutral' }),
    chosen('walk', { sexOverride: 'male' }),
  ];
  const letter = withDog(aLetter({ blocks }), 'several');
  const shown = letterParts(letter, library, ofSeveral).map(({ text }) => text.html);
  expect(shown).toEqual(['<p>{{dog}} walk.</p>', '<p>Mine.</p>', html, '<p>He.</p>']);
});
