import { describe, expect, it } from 'vitest';
import { tellOfSeveral } from '../../src/tell-of-several.ts';
import { randomFrom, randomHtml } from '../random-letters.ts';
import { untouchable } from '../untouchable.ts';
import { severalIn, type SeveralSentence } from './several-sentences.ts';

const names = ['dog', 'dog name'];
const several = (html: string) => tellOfSeveral(html, { names }).html;
const isRight = ({ html, expected }: SeveralSentence) => several(html) === expected;

describe('sentences about one dog', () => {
  const known = severalIn('known');
  const heldBack = severalIn('held-back');

  it('come out as they read of several', () => {
    expect(known.length).toBeGreaterThan(170);
    expect(known.map(({ html }) => several(html))).toEqual(known.map(({ expected }) => expected));
  });

  it('come out the same where the name has something to say while it is blank', () => {
    const withFallback = (html: string) => html.replaceAll('{{dog}}', '{{dog|Your dog}}');
    for (const { html, expected } of known) expect(several(withFallback(html))).toBe(withFallback(expected));
  });

  it('come out right nearly always, those included that no rule was made with', () => {
    const all = [...known, ...heldBack];
    expect(heldBack).toHaveLength(60);
    expect(all.filter(isRight).length / all.length).toBeGreaterThanOrEqual(0.97);
    expect(heldBack.filter(isRight).length / heldBack.length).toBeGreaterThanOrEqual(0.97);
  });
});

describe('the names', () => {
  it.each([
    ['in any case and with spaces', '{{ Dog  Name }} is here.', '{{ Dog  Name }} are here.'],
    [
      'in parts that come and go',
      '<p data-optional="cues=it is">{{dog}} is here.</p><ul><li data-optional>{{dog}} is here.</li></ul>',
      '<p data-optional="cues=it is">{{dog}} are here.</p><ul><li data-optional>{{dog}} are here.</li></ul>',
    ],
    [
      'as the editor writes them',
      '<p><span data-variable="dog">{{dog}}</span> is here.</p>',
      '<p><span data-variable="dog">{{dog}}</span> are here.</p>',
    ],
    [
      'with what is said where nothing is filled in',
      '{{dog|Your dog}} sat, and was calm.',
      '{{dog|Your dog}} sat, and were calm.',
    ],
    ['no others', '{{client}} is here.', '{{client}} is here.'],
    [
      'nor those that only say a name where theirs is blank',
      '{{client|dog}} is here.',
      '{{client|dog}} is here.',
    ],
  ])('%s', (_name, html, expected) => expect(several(html)).toBe(expected));

  it('may be none: what is said of the dog by a noun follows still', () => {
    expect(tellOfSeveral('Your dog is here, {{dog}} is not.', { names: [] }).html).toBe(
      'Your dogs are here, {{dog}} is not.',
    );
  });
});

describe('the html', () => {
  const letters = Array.from({ length: 60 }, (_, seed) => randomHtml(randomFrom(seed), 160));

  it.each([
    ['a word in two tags', 'Your d<b>o</b>g sits.', 'Your d<b>o</b>gs sit.'],
    ['an article before a tag', '{{dog}} is a <b>good dog</b>.', '{{dog}} are <b>good dogs</b>.'],
    ['an article that opens', 'A calm puppy, {{dog}} waits.', 'Calm puppies, {{dog}} wait.'],
    ['an entity for the apostrophe', 'Your dog&rsquo;s bed', 'Your dogs&rsquo; bed'],
    ['a name with an entity behind it', '{{dog}}&#39;s tired.', '{{dog}}&#39;re tired.'],
    ['capitals', 'YOUR DOG IS GREAT!', 'YOUR DOGS ARE GREAT!'],
  ])('keeps %s', (_name, html, expected) => expect(several(html)).toBe(expected));

  it('is patched in place, and each mark names what was chosen', () => {
    for (const html of letters) {
      const told = tellOfSeveral(html, { names });
      expect(told.html.match(untouchable)).toEqual(html.match(untouchable));
      let end = 0;
      for (const mark of told.marks) {
        expect(told.html.slice(mark.start, mark.end)).toBe(mark.chosen);
        expect(mark.alternative).not.toBe(mark.chosen);
        expect(mark.start).toBeGreaterThanOrEqual(end);
        ({ end } = mark);
      }
    }
  });

  it('stays as it is in what was kept', () => {
    for (const html of letters) {
      const kept = `<span data-keep>${html.replaceAll(/<\/?span[^>]*>/g, '').replaceAll(/[<>]/g, '')}</span>`;
      expect(several(kept)).toBe(kept);
    }
  });

  it('reads the same alone and far down in a long text', () => {
    const one = '<p>{{dog}} waits, looks at you and is <b>a good dog</b>. Your dog’s bed is ready.</p>';
    expect(several(one.repeat(300))).toBe(several(one).repeat(300));
  });
});

describe('what is uncertain is marked', () => {
  it.each([
    [
      'a dog that may be another one',
      'If a loose dog comes, keep the dog away.',
      [{ chosen: 'dog', alternative: 'dogs' }],
    ],
    ['an ’s before “-ing”', '{{dog}}’s pulling again.', [{ chosen: ' are', alternative: '’s' }]],
    ['the same as somebody’s own', '{{dog}}’s barking is new.', [{ chosen: '’s', alternative: ' are' }]],
    ['the same of a noun', 'Your dog’s barking is new.', [{ chosen: '’', alternative: ' are' }]],
    ['a noun’s before “-ing”', 'Your dog’s pulling again.', [{ chosen: ' are', alternative: '’' }]],
    ['a boy who may be a child', 'Your boy is a dog!', [{ chosen: 'boys', alternative: 'boy' }]],
    ['nothing where all is clear', '{{dog}} sits and your dog waits.', []],
  ])('%s', (_name, html, marks) => {
    const told = tellOfSeveral(html, { names });
    expect(told.marks.map(({ chosen, alternative }) => ({ chosen, alternative }))).toEqual(marks);
  });
});
