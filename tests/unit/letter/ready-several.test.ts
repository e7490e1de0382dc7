import { describe, expect, it } from 'vitest';
import { check } from '../../support/checked-letter';
import { aLetter, aLetterSnippet, chosen, freeText } from '../../support/letters';

describe('of two dogs or more', () => {
  const html = '<p>{{dog}} walks.</p>';
  const walk = aLetterSnippet('walk', { neutral: html });
  const letter = aLetter({
    areSeveral: true,
    subject: 'x',
    values: { dog: 'Bella and Max' },
    blocks: [chosen('walk')],
  });
  const of = (text?: { html: string; unsure: string[] }) => new Map(text && [[html, text]]);

  it('says which snippets still speak of one', () => {
    expect(check(letter, [walk]).points.map(({ says, severity }) => [severity, says])).toEqual([
      ['fix', '“walk” still speaks of one dog'],
    ]);
  });

  it('is fine once they speak of several, and leads to words that nobody is sure of', () => {
    const told = { html: '<p>{{dog}} walk.</p>', unsure: [] };
    expect(check(letter, [walk], { ofSeveral: of(told) }).points).toEqual([]);
    const [point] = check(letter, [walk], { ofSeveral: of({ ...told, unsure: ['the dog'] }) }).points;
    expect(point).toMatchObject({
      severity: 'look',
      says: '“walk” may still speak of one dog',
      lines: [{ text: 'Look at: the dog' }],
    });
  });

  it('lets be what a hand has written, and what is about another dog', () => {
    const blocks = [
      chosen('walk', { editedHtml: '<p>Both walk.</p>' }),
      chosen('walk', { sexOverride: 'neutral' }),
    ];
    expect(check({ ...letter, blocks }, [walk]).points).toEqual([]);
  });

  it('says of whom the email is where a word speaks of one', () => {
    const [point] = check({ ...letter, blocks: [freeText('t', '<p>He walks.</p>')] }).points;
    expect(point?.lines[0]?.text).toBe('This email is about two dogs or more.');
  });

  it('asks for the names, whatever is said of one dog where they are blank', () => {
    const asking = {
      ...letter,
      subject: 'For {{dog|your dog}}',
      values: {},
      blocks: [freeText('t', '<p>{{dog|Your dog}} and {{cue|a cue}}</p>')],
    };
    expect(check(asking).points.map(({ says, lines }) => [says, lines[0]?.text])).toEqual([
      ['1 detail is empty', 'dog: subject and your text'],
    ]);
  });
});

describe('of one dog with the names of two', () => {
  const walk = aLetterSnippet('walk', { neutral: '<p>{{dog}} walks.</p>' });
  const points = (dog: string) =>
    check(aLetter({ subject: 'x', values: { dog }, blocks: [chosen('walk')] }), [walk]).points;

  it.each(['Bella and Max', 'Bella & Max', 'Bella, Max'])('asks about %s', (dog) => {
    expect(points(dog)).toMatchObject([
      { severity: 'look', says: `“${dog}” looks like two dogs`, cures: [{ kind: 'tell-of-several' }] },
    ]);
  });

  it.each(['Bella', 'Sandy', 'Anders'])('lets %s be', (dog) => expect(points(dog)).toEqual([]));
});
