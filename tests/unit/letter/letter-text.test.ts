import { describe, expect, it } from 'vitest';
import { letterColors } from '@/lib/domain/letter/letter-colors';
import { letterOutput } from '@/lib/domain/letter/letter-output';
import { letterParts, shownText } from '@/lib/domain/letter/letter-text';
import {
  fillLine,
  letterFallbacks,
  letterVariables,
  unfilled,
  whoIs,
} from '@/lib/domain/letter/letter-variables';
import { aLetter, aLetterSnippet, chosen, freeText, inLibrary } from '../../support/letters';

const all = aLetterSnippet('All', { male: '<p>he</p>', female: '<p>she</p>', neutral: '<p>they</p>' });
const maleOnly = aLetterSnippet('Male', { male: '<p>he</p>', neutral: '' });
const noFemale = aLetterSnippet('No female', { male: '<p>he</p>', neutral: '<p>they</p>' });
const noNeutral = aLetterSnippet('No neutral', { male: '<p>he</p>', female: '<p>she</p>' });
const library = inLibrary(all, maleOnly, noFemale, noNeutral);

describe('the version a block shows', () => {
  it.each([
    ['all', 'male', undefined, '<p>he</p>', 'male', false],
    ['all', 'female', undefined, '<p>she</p>', 'female', false],
    ['all', 'neutral', undefined, '<p>they</p>', 'neutral', false],
    ['all', 'female', 'neutral', '<p>they</p>', 'neutral', false],
    ['no-female', 'female', undefined, '<p>he</p>', 'male', true],
    ['no-female', 'female', 'neutral', '<p>they</p>', 'neutral', false],
    ['no-neutral', 'neutral', undefined, '<p>he</p>', 'male', true],
    ['male', 'neutral', undefined, '<p>he</p>', 'male', true],
    ['gone', 'male', undefined, '', null, false],
  ] as const)(
    '%s in a letter about %s (set to %s) shows %s',
    (id, sex, sexOverride, html, shown, missing) => {
      const block = chosen(id, sexOverride === undefined ? {} : { sexOverride });
      expect(shownText(block, library, sex)).toMatchObject({ html, shown, missing });
    },
  );

  it.each([
    ['all', 'female', ['female', 'male', 'neutral']],
    ['no-female', 'female', ['male', 'neutral']],
    ['male', 'female', ['male']],
    ['gone', 'female', []],
  ] as const)('%s in a letter about %s offers %o', (id, sex, available) => {
    expect(shownText(chosen(id), library, sex).available).toEqual(available);
  });

  it.each([
    ['female', undefined, 'female'],
    ['female', 'neutral', 'female'],
    ['female', 'male', 'male'],
    ['neutral', 'male', 'male'],
  ] as const)('speaks, in a letter about %s and set to %s, of %s', (sex, sexOverride, spokenOf) => {
    const block = chosen('all', sexOverride === undefined ? {} : { sexOverride });
    expect(shownText(block, library, sex).spokenOf).toBe(spokenOf);
  });

  it('shows the text as edited, whatever the sex', () => {
    const block = chosen('all', { editedHtml: '<p>mine</p>' });
    expect(shownText(block, library, 'male')).toMatchObject({ html: '<p>mine</p>', edited: true });
  });

  it('tells an out-of-date version', () => {
    const stale = inLibrary(aLetterSnippet('Old', { male: '<p>x</p>' }, { stale: true }));
    expect(shownText(chosen('old'), stale, 'male').stale).toBe(true);
  });
});

const greeting = aLetterSnippet('Greeting', {
  male: '<p>{{minutes}} with {{dog}}, {{his thing}}</p>',
  female: '<p>{{minutes}} with {{dog}}, {{her thing}}</p>',
});
const owner = aLetterSnippet('Owner', { neutral: '<p>{{client}}, {{minutes}}</p>' });
const asking = inLibrary(greeting, owner);

describe('the form', () => {
  const letter = aLetter({
    sex: 'female',
    subject: '{{next lesson}} with {{Dog}}',
    blocks: [chosen('greeting'), freeText('t', '<p>See you {{day}}</p>'), chosen('owner')],
  });

  it('asks for each variable once, client and dog first, the subject last', () => {
    expect(letterVariables(letterParts(letter, asking), letter.subject)).toEqual([
      'client',
      'dog',
      'minutes',
      'her thing',
      'day',
      'next lesson',
    ]);
  });

  it('follows the version that is shown', () => {
    const male = { ...letter, sex: 'male' } as const;
    expect(letterVariables(letterParts(male, asking), '')).toContain('his thing');
  });

  it('asks for what an edit added and no more for what it took out', () => {
    const edited = aLetter({ blocks: [chosen('greeting', { editedHtml: '<p>{{place}}</p>' })] });
    expect(letterVariables(letterParts(edited, asking), '')).toEqual(['place']);
  });

  it('knows what is still empty', () => {
    const values = { dog: 'Bella', day: ' ' };
    expect(unfilled(['client', 'dog', 'day'], values, new Map())).toEqual(['client', 'day']);
  });

  it('lets be left blank what has a fallback wherever it stands', () => {
    const letter = aLetter({
      blocks: [
        freeText(
          'a',
          '<p>{{dog|your dog}} and {{dog|the puppy}}, {{client|you &amp; yours}} and {{day|soon}}</p>',
        ),
        freeText('b', '<p>{{day}} <a href="https://a.test/{{place|here}}">x</a></p>'),
      ],
    });
    const parts = letterParts(letter, inLibrary());
    const fallbacks = letterFallbacks(parts, 'For {{dog|your dog}} <{{cue|a<b}}', undefined);
    expect([...fallbacks]).toEqual([
      ['dog', ['your dog', 'the puppy']],
      ['client', ['you & yours']],
      ['place', ['here']],
      ['cue', ['a<b']],
    ]);
    const names = letterVariables(parts, '{{cue|a<b}}');
    expect(names).toEqual(['client', 'dog', 'day', 'place', 'cue']);
    expect(unfilled(names, {}, fallbacks)).toEqual(['day']);
  });

  it.each([
    [['owner name', 'puppy', 'day'], { 'owner name': 'Jo', puppy: 'Max' }, { client: 'Jo', dog: 'Max' }],
    [['client', 'dog'], { client: '', dog: 'Max' }, { dog: 'Max' }],
    [['dogma'], { dogma: 'x' }, {}],
  ])('finds who it is about among %o', (names, values, who) => {
    expect(whoIs(aLetter({ values: values }), names)).toEqual(who);
  });
});

describe('what goes out', () => {
  it.each([
    ['{{dog}}’s lesson', 'Bella’s lesson'],
    [' {{ Dog }} \n and {{day}} ', 'Bella and {{day}}'],
    ['5 < 6 & {{notes}}', '5 < 6 & one two'],
  ])('fills the subject %s', (subject, filled) => {
    expect(fillLine(subject, { dog: 'Bella', notes: 'one\ntwo' })).toBe(filled);
  });

  it('joins blocks in their order and closes with the signature', () => {
    const letter = aLetter({
      subject: 'For {{dog}}',
      values: { dog: 'Bella', minutes: '5' },
      blocks: [freeText('t', '<p></p><p>Hi,</p><p></p>'), chosen('greeting')],
    });
    expect(letterOutput(letter, letterParts(letter, asking), '<p>Sam {{dog}}</p>')).toEqual({
      subject: 'For Bella',
      html: ['Hi,', '5 with Bella, {{his thing}}', 'Sam {{dog}}']
        .map((line) => `<p style="margin-top:0;margin-bottom:1em">${line}</p>`)
        .join(''),
      text: 'Hi,\n\n5 with Bella, {{his thing}}\n\nSam {{dog}}',
    });
  });
});

describe('the colors of a letter’s variables', () => {
  it('are the libraries’ own, the first library’s where two differ, and new ones for the rest', () => {
    const colored = (color: 'sky' | 'rose') => ({ variables: [{ name: 'dog', color }] });
    const colors = letterColors(
      [colored('sky'), colored('rose')],
      ['dog', 'day', 'place'],
      ['sky', 'rose', 'lime'],
    );
    expect([...colors]).toEqual([
      ['dog', 'sky'],
      ['day', 'rose'],
      ['place', 'lime'],
    ]);
  });

  it('tell two names apart that have one color in two libraries', () => {
    const mine = { variables: [{ name: 'dog', color: 'sky' }] } as const;
    const shared = { variables: [{ name: 'client', color: 'sky' }] } as const;
    const colors = letterColors([mine, shared], ['client', 'dog'], ['sky', 'rose', 'lime']);
    expect([...colors.values()].sort()).toEqual(['rose', 'sky']);
    expect(letterColors([mine, shared], ['dog'], ['sky', 'rose']).get('client')).toBe('sky');
  });
});
