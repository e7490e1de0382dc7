import { describe, expect, it } from 'vitest';
import { choosePart, editBlock } from '@/lib/domain/letter/edited-block';
import type { Letter } from '@/lib/domain/letter/letter';
import { forAnotherDog } from '@/lib/domain/letter/another-dog';
import { record, redo, startHistory, undo } from '@/lib/domain/letter/letter-history';
import { letterOutput } from '@/lib/domain/letter/letter-output';
import { letterParts, partsWith, wholeParts } from '@/lib/domain/letter/letter-text';
import { letterFallbacks, letterVariables, unfilled } from '@/lib/domain/letter/letter-variables';
import { optionalPartsOf } from '@/lib/domain/letter/optional-parts';
import type { OptionalPart } from '@/lib/domain/text/rich-text';
import { check } from '@/tests/support/checked-letter';
import { aLetter, aLetterSnippet, chosen, freeText, inLibrary } from '@/tests/support/letters';

const homework = aLetterSnippet('Homework', {
  neutral:
    '<p>Five minutes a day.</p><p data-optional="cues=sit">Ask for a sit in {{place}}.</p><ol><li data-optional="cues"><p>Cues</p></li><li><p>Rest</p></li><li data-optional><p>He swims</p></li></ol>',
});
const library = inLibrary(homework);
const letter = aLetter({ blocks: [chosen('homework')] });
const textOf = (one: Letter, snippets = library) => letterOutput(one, letterParts(one, snippets)).text;
const partAt = (one: Letter, place: number): OptionalPart =>
  optionalPartsOf(letterParts(one, library)[0]!.whole)[place]!;
const choose = (one: Letter, place: number, isIn: boolean) =>
  choosePart(one, 'b-homework', partAt(one, place), isIn, one.values);

describe('parts that come and go', () => {
  it.each([
    [{}, 'Five minutes a day.\n\n1. Rest'],
    [{ cues: 'down' }, 'Five minutes a day.\n\n1. Cues\n2. Rest'],
    [
      { cues: 'Down\nSit', place: 'a park' },
      'Five minutes a day.\n\nAsk for a sit in a park.\n\n1. Cues\n2. Rest',
    ],
  ])('follow the values %j', (values, text) => expect(textOf({ ...letter, values })).toBe(text));

  it('leave no mark in what is copied', () => {
    const { html } = letterOutput(letter, letterParts({ ...letter, values: { cues: 'sit' } }, library));
    expect(html).not.toContain('data-');
  });

  it('leave no empty list, item or quotation', () => {
    const snippets = inLibrary(
      aLetterSnippet('Homework', {
        neutral:
          '<p>A</p><ul><li data-optional>B</li></ul><blockquote><p data-optional>C</p></blockquote><ul><li><p>D</p><ul><li data-optional>E</li></ul></li></ul>',
      }),
    );
    const { html } = letterOutput(letter, letterParts(letter, snippets));
    expect(html.replace(/ style="[^"]*"/g, '')).toBe('<p>A</p><ul><li>D</li></ul>');
  });

  it('are in as a hand chose, whatever the values', () => {
    const swims = choose(letter, 2, true);
    expect(textOf(swims)).toContain('2. He swims');
    const noCues = choose({ ...letter, values: { cues: 'sit' } }, 1, false);
    expect(textOf(noCues)).not.toContain('Cues');
    expect(textOf({ ...noCues, values: { cues: 'down' } })).not.toContain('Cues');
  });

  it('are left to their condition once the hand says the same', () => {
    const once = choose(letter, 1, true);
    expect(once.blocks[0]).toHaveProperty('chosenParts', { 1: true });
    expect(choose(once, 1, false).blocks[0]).not.toHaveProperty('chosenParts');
  });

  it('are undone and redone', () => {
    const history = record(startHistory(letter), choose(letter, 2, true), 0);
    expect(textOf(undo(history).present)).not.toContain('swims');
    expect(textOf(redo(undo(history)).present)).toContain('swims');
  });

  it('go along to another dog', () => {
    const copy = forAnotherDog(choose(letter, 2, true), 'male', new Map(), () => 'new');
    expect(copy.blocks[0]).toHaveProperty('chosenParts', { 2: true });
  });

  it('keep their choices while the text is written on', () => {
    const html = '<p data-optional>One</p><p data-optional>Two</p><p data-optional>Three</p>';
    const edited = (before: Letter, to: string) => editBlock(before, 'b-homework', to);
    const third = choose(edited(letter, html), 2, true);
    expect(textOf(third)).toBe('Three');
    expect(textOf(edited(third, html.replace('<p data-optional>One</p>', '')))).toBe('Three');
    expect(textOf(edited(third, `<p data-optional>Zero</p>${html}`))).toBe('Three');
    expect(textOf(edited(third, html.replace('Three', 'Three more')))).toBe('Three more');
    expect(textOf(edited(third, html.replace(' data-optional>Three', '>Gone')))).toBe('Gone');
  });

  it('are all in where the letter says them in its own words', () => {
    const own = aLetter({ blocks: [freeText('t', '<p data-optional="cues">Own {{place}}</p>')] });
    expect(textOf(own)).toBe('Own {{place}}');
    expect(letterVariables(letterParts(own, library), '')).toEqual(['place']);
  });

  it('stay the same object until another part is in', () => {
    const whole = wholeParts(letter, library);
    const before = partsWith(whole, { cues: 'down' });
    expect(partsWith(whole, { cues: 'downs', place: 'x' })).toBe(before);
    expect(partsWith(whole, { cues: 'sit' })).not.toBe(before);
    expect(wholeParts(aLetter({ blocks: [freeText('t', '<p>x</p>')] }), library)[0]!.out).toEqual([]);
  });
});

describe('what is out', () => {
  it('asks for nothing but what brings it in', () => {
    expect(letterVariables(letterParts(letter, library), '')).toEqual(['cues']);
    const withSit = { ...letter, values: { cues: 'sit' } };
    expect(letterVariables(letterParts(withSit, library), '')).toEqual(['place', 'cues']);
  });

  it('may stay blank, unless its condition also stands in the text', () => {
    const open = (one: Letter) => {
      const parts = letterParts(one, library);
      const names = letterVariables(parts, one.subject);
      return unfilled(names, one.values, letterFallbacks(parts, one.subject, undefined));
    };
    expect(open(letter)).toEqual([]);
    expect(open({ ...letter, subject: 'About {{cues}}' })).toEqual(['cues']);
  });

  it('is not in the ready check, nor are its pronouns', () => {
    const said = (one: Letter) => check(one, [homework]).points.map(({ says }) => says);
    expect(said(letter)).toEqual([]);
    expect(said(choose(letter, 2, true))).toEqual(['“Homework” says he']);
    expect(said({ ...letter, values: { cues: 'sit' } })).toEqual(['1 detail is empty']);
  });
});

it('tells of several dogs with the same parts', () => {
  const html = homework.versions.neutral!.html;
  const told = new Map([[html, { html: html.replace('He swims', 'They swim'), unsure: ['swim', 'Rest'] }]]);
  const several = { ...letter, areSeveral: true } as const;
  const output = (one: Letter) => letterOutput(one, letterParts(one, library, told)).text;
  expect(output(several)).toBe('Five minutes a day.\n\n1. Rest');
  expect(output(choose(several, 2, true))).toContain('2. They swim');
  const lines = (one: Letter) =>
    check(one, [homework], { ofSeveral: told })
      .points.flatMap((point) => point.lines)
      .map(({ text }) => text);
  expect(lines(several)).toEqual(['Look at: rest']);
});
