import { describe, expect, it } from 'vitest';
import type { VariableKind } from '@/lib/contracts/variable-kinds';
import { detailsToOffer } from '@/lib/domain/letter/details-to-offer';
import { forAnotherDog } from '@/lib/domain/letter/another-dog';
import { emptyLetter, snippetBlock } from '@/lib/domain/letter/letter';
import { letterKinds } from '@/lib/domain/letter/letter-kinds';
import { letterOutput } from '@/lib/domain/letter/letter-output';
import { letterParts } from '@/lib/domain/letter/letter-text';
import { letterVariables } from '@/lib/domain/letter/letter-variables';
import { saidValues, settled } from '@/lib/domain/letter/said-values';
import { aSnippet } from '../../support/snippets';

const today = '2026-11-29';
const heel: VariableKind = {
  type: 'choice',
  options: [{ name: 'heel', texts: { male: 'at his side', female: 'at her side' } }],
  takesSeveral: false,
  default: 'heel',
};
const lesson: VariableKind = { type: 'date', default: { weekday: 2 } };
const kinds = new Map<string, VariableKind>([
  ['walk', heel],
  ['lesson', lesson],
]);
const recap = aSnippet({
  id: 'recap',
  male: '<p>He goes {{walk}} until {{lesson}}.</p>',
  female: '<p>She goes {{walk}} until {{lesson}}.</p>',
});

describe('a letter', () => {
  const letter = {
    ...emptyLetter,
    sex: 'male' as const,
    subject: '{{walk}}',
    blocks: [snippetBlock('1', recap), { ...snippetBlock('2', recap), sexOverride: 'female' as const }],
  };
  const parts = letterParts(letter, new Map([['recap', recap]]));
  const names = letterVariables(parts, letter.subject);

  it('says what is filled in before anybody does, each text in its own version', () => {
    const whole = settled(letter, names, kinds, today);
    const output = letterOutput(whole, parts, '', saidValues(whole.values, kinds, today));
    expect(output.subject).toBe('at his side');
    expect(output.text).toBe(
      'He goes at his side until Tuesday, December 1.\n\nShe goes at her side until Tuesday, December 1.',
    );
    expect(output.html).toContain('She goes at her side');
  });

  it('keeps what was filled in, and empty what was emptied', () => {
    const filled = { ...letter, values: { walk: '', lesson: '2026-12-24' } };
    expect(settled(filled, names, kinds, today)).toBe(filled);
  });

  it('is as it was where nothing is known', () => {
    expect(settled(letter, names, new Map(), today)).toBe(letter);
    const said = saidValues(letter.values, new Map(), today);
    expect(said.male).toBe(letter.values);
    expect(said.female).toBe(said.male);
  });

  it('keeps no day for another dog, and offers none', () => {
    const whole = settled(letter, names, kinds, today);
    expect(forAnotherDog(whole, 'female', kinds, () => 'x').values).toEqual({ walk: 'heel' });
    expect(detailsToOffer(whole, names, kinds)).toEqual({ walk: 'heel' });
  });
});

describe('what a variable asks for', () => {
  const shared = aSnippet({ id: 'shared', orgId: 'school', neutral: '<p>{{walk}} {{lesson}}</p>' });
  const own = aSnippet({ id: 'own', neutral: '<p>{{lesson}} {{fee}}</p>' });
  const snippets = new Map([
    ['shared', shared],
    ['own', own],
  ]);
  const blocks = [snippetBlock('1', shared), snippetBlock('2', own)];
  const parts = letterParts({ sex: 'neutral', blocks, values: {} }, snippets);
  const of = (libraries: [string, [string, VariableKind][]][], before: [string, VariableKind][] = []) =>
    letterKinds(
      ['walk', 'lesson', 'fee', 'note'],
      parts,
      new Map(libraries.map(([id, known]) => [id, new Map(known)])),
      'school',
      new Map(before),
    );
  const fee: VariableKind = { type: 'money', currency: 'USD' };

  it('is what the library says whose snippet asks first', () => {
    const both = of([
      ['school', [['walk', heel]]],
      [
        '',
        [
          ['walk', fee],
          ['lesson', lesson],
          ['fee', fee],
        ],
      ],
    ]);
    expect([...both]).toEqual([
      ['walk', heel],
      ['fee', fee],
    ]);
  });

  it('in free text is what the current library says', () => {
    expect(
      of([
        ['school', [['note', fee]]],
        ['', []],
      ]).get('note'),
    ).toBe(fee);
  });

  it('is as it was for as long as a library has not answered', () => {
    const waiting = of([['', []]], [['walk', heel]]);
    expect([...waiting]).toEqual([['walk', heel]]);
  });
});
