import { describe, expect, it } from 'vitest';
import type { Sex } from '@/lib/contracts/primitives';
import { keepForeignPronouns } from '@/lib/domain/text/kept-words';
import { emptyLetter, type Letter, type LetterSnippet } from '@/lib/domain/letter/letter';
import {
  foreignPronouns,
  foreignPronounsIn,
  pronounsGained,
  replacementsOf,
} from '@/lib/domain/text/pronoun-words';
import { countToFix } from '@/lib/domain/letter/ready-point';
import type { Spot } from '@/lib/domain/letter/ready-point';
import { parseRichText } from '@/lib/domain/text/rich-text';
import { check } from '../../support/checked-letter';
import { aLetter, aLetterSnippet, chosen, freeText } from '../../support/letters';

const says = (
  letter: Letter,
  snippets?: LetterSnippet[],
  options?: { signature?: string; gone?: string[] },
) => check(letter, snippets, options).points.map((point) => point.says);

it('lets be what may be left blank, wherever it stands', () => {
  const letter = aLetter({
    subject: 'For {{dog|your dog}}',
    blocks: [freeText('t', '<p>{{dog|your dog}} <a href="https://a.test/{{day|soon}}">x</a></p>')],
  });
  expect(says(letter)).toEqual([]);
  const { points } = check({ ...letter, subject: 'For {{dog}}' });
  expect(points).toMatchObject([{ topic: 'details', lines: [{ spot: { at: 'field', name: 'dog' } }] }]);
});

it('looks for the other sex in what is said, and only while it is', () => {
  const letter = aLetter({
    sex: 'female',
    subject: 'For {{toy|his ball}}',
    blocks: [freeText('t', '<p>Bring {{toy|his ball}}.</p>')],
  });
  const { points } = check(letter);
  expect(points).toMatchObject([{ says: '“toy” says his', spot: { at: 'field', name: 'toy' } }]);
  expect(says({ ...letter, values: { toy: 'a ball' } })).toEqual([]);
});

it('names braces around what is too long to be said', () => {
  const letter = aLetter({ subject: 'Hi', blocks: [freeText('t', `<p>{{dog|${'x'.repeat(61)}}}</p>`)] });
  expect(says(letter)).toEqual(['Braces are left in your text']);
});

it.each<[string, Letter, Spot]>([
  ['the subject', aLetter({ subject: 'For {{do', blocks: [freeText('t', '<p>Hi</p>')] }), { at: 'subject' }],
  [
    'a text',
    aLetter({ subject: 'Hi', blocks: [freeText('t', '<p>Hi {{do</p>')] }),
    { at: 'block', blockId: 't' },
  ],
])(
  'a variable that is being typed in %s is no point yet, and one when it is left',
  (_, letter, writtenIn) => {
    const braces = (spot: Spot | null) =>
      check(letter, [], { writtenIn: spot }).points.filter(({ topic }) => topic === 'braces');
    expect(braces(writtenIn)).toEqual([]);
    expect(braces({ at: 'field', name: 'dog' })).toHaveLength(1);
    expect(braces(null)).toHaveLength(1);
  },
);

it('a block that could not be shown is a point to fix: the letter goes out without it', () => {
  const recap = aLetterSnippet('Recap', { neutral: '<p>Well done.</p>' });
  const letter = aLetter({ subject: 'Recap', blocks: [chosen('recap'), freeText('bye', '<p>Bye</p>')] });
  const broken = letter.blocks.map(({ id }) => id);
  expect(check(letter, [recap], { broken }).points).toMatchObject([
    { severity: 'fix', says: '“Recap” could not be shown', cures: [{ kind: 'remove', blockId: broken[0] }] },
    {
      severity: 'fix',
      says: 'Your text could not be shown',
      cures: [{ kind: 'remove', blockId: broken[1] }],
    },
  ]);
});

describe('words in doubt of a made text', () => {
  const made = aLetterSnippet(
    'Leash',
    { female: '<p>She waits.</p>' },
    { origin: 'generated', source: 'male' },
  );
  const letter = aLetter({ sex: 'female', subject: 'Leash', blocks: [chosen('leash')] });
  const doubts = { 'female leash': 2 };

  it('are a point to look at, with the way to decide for whom may', () => {
    const [point] = check(letter, [made], { doubts, writable: ['leash'] }).points;
    expect(point).toMatchObject({ severity: 'look', says: '“Leash” has 2 words to decide' });
    expect(point?.cures).toMatchObject([{ kind: 'decide', snippetId: 'leash', sex: 'female' }]);
    expect(check(letter, [made], { doubts }).points[0]?.cures).toEqual([]);
  });

  it('are none once all are decided', () => {
    expect(check(letter, [made], { doubts: { 'female leash': 0, 'male leash': 2 } }).points).toEqual([]);
  });
});

describe('pronouns of another sex', () => {
  it.each<[string, Sex, string[]]>([
    ['He loves his mat; give it to him.', 'female', ['He', 'his', 'him']],
    ['She hurt herself; the toy is hers, call her.', 'male', ['She', 'herself', 'hers', 'her']],
    ['She and he, himself', 'neutral', ['She', 'he', 'himself']],
    ['He loves his mat.', 'male', []],
    ['They take their time themselves.', 'female', []],
    ["he’s, he'll and s/he", 'female', ['he', 'he', 'he']],
    ['Sheila, the hero, there, this, whim, Her', 'male', ['Her']],
    ['chérie, shérif, hé, hé-he', 'female', ['he']],
  ])('%s for %s: %o', (text, sex, words) => {
    expect(foreignPronouns(text, sex).map(({ word }) => word)).toEqual(words);
    for (const { word, start, end } of foreignPronouns(text, sex)) expect(text.slice(start, end)).toBe(word);
  });

  it('leaves out the words that are not about the dog, variables and addresses', () => {
    const html =
      '<p>Ask <span data-keep>his <em>own</em> she</span>, {{her name}}, <a href="https://she.example">here</a>: she</p>';
    expect(foreignPronounsIn(parseRichText(html), 'neutral')).toEqual(['she']);
  });

  it.each<[string[], Sex, string[]]>([
    [['Her'], 'male', ['him', 'his']],
    [['her', 'hers', 'She'], 'male', ['he', 'him', 'his']],
    [['his', 'himself'], 'neutral', ['their', 'theirs', 'themself']],
  ])('%o may become, for %s: %o', (words, sex, replacements) => {
    expect(replacementsOf(words, sex)).toEqual(replacements);
  });

  it('tells which ones a change has brought', () => {
    const [before, after] = ['<p>Praise her. His bed.</p>', '<p>Praise <em>him</em>. His bed.</p>'];
    expect(pronounsGained(parseRichText(before), parseRichText(after), 'male')).toEqual(['him']);
  });

  it('can mark them as not about the dog', () => {
    const html = '<p>Tell <strong>him</strong> that she sits.</p><ul><li><p>His turn</p></li></ul>';
    const kept = keepForeignPronouns(html, 'female');
    expect(kept).toContain('<strong><span data-keep>him</span></strong> that she sits');
    expect(foreignPronounsIn(parseRichText(kept), 'female')).toEqual([]);
    expect(keepForeignPronouns(kept, 'female')).toBe(kept);
  });
});

const recap = aLetterSnippet('Recap', {
  male: '<p>{{dog}} wagged his tail.</p>',
  female: '<p>{{dog}} wagged her tail.</p>',
});
const door = aLetterSnippet('Door', { male: '<p>He waits for his turn.</p>', neutral: '<p>They wait.</p>' });
const payment = aLetterSnippet('Payment', { male: '<p>Please pay.</p>' });
const old = aLetterSnippet('Old', { female: '<p>Sit, {{dog}}.</p>' }, { stale: true });

const ready = aLetter({ sex: 'female', values: { dog: 'Bella' }, blocks: [chosen('recap')] });

describe('the ready check', () => {
  it('finds nothing in a letter that is ready, and says what it looked at', () => {
    expect(check(ready, [recap])).toEqual({
      points: [],
      fine: ['details', 'subject', 'braces', 'pronouns', 'versions'],
    });
  });

  it('only invites to begin where nothing is written', () => {
    const empty = check(emptyLetter);
    expect(empty.points.map((point) => point.says)).toEqual(['Nothing to copy yet']);
    expect(countToFix(empty)).toBe(0);
  });

  it('names empty details and where they are asked for', () => {
    const letter = aLetter({
      sex: 'female',
      subject: '{{dog}} on {{day}}',
      blocks: [chosen('recap'), freeText('t', '<p>On {{day}}</p>'), chosen('old')],
    });
    const [point] = check(letter, [recap, old]).points;
    expect(point).toMatchObject({
      says: '2 details are empty',
      spot: { at: 'field', name: 'dog' },
      severity: 'fix',
    });
    expect(point?.lines).toEqual([
      { text: 'dog: subject and snippets 1 and 2', spot: { at: 'field', name: 'dog' } },
      { text: 'day: subject and your text', spot: { at: 'field', name: 'day' } },
    ]);
  });

  it.each<[string, Letter, LetterSnippet[], string[]]>([
    ['an empty subject', { ...ready, subject: ' ' }, [recap], ['The subject is empty']],
    [
      'braces in the subject',
      { ...ready, subject: 'Hi {{1st}} < }}' },
      [recap],
      ['Braces are left in the subject'],
    ],
    [
      'braces in a text',
      { ...ready, blocks: [freeText('t', '<p>{{<em>dog</em>}}</p>')] },
      [],
      ['Braces are left in your text'],
    ],
    [
      'braces in an address',
      { ...ready, blocks: [freeText('t', '<p><a href="https://a.b/%7B%7Bx">x</a></p>')] },
      [],
      ['Braces are left in your text'],
    ],
    ['braces in a value', { ...ready, values: { dog: '{{Bella' } }, [recap], ['Braces are left in “dog”']],
    [
      'a blank of another program in a text',
      { ...ready, blocks: [freeText('t', '<p>Hi [Name], see {when} and [this]</p>')] },
      [],
      ['A blank may be left in your text'],
    ],
    ['a pronoun in the subject', { ...ready, subject: 'His lesson' }, [recap], ['The subject says his']],
    [
      'a pronoun in free text',
      { ...ready, blocks: [freeText('t', '<p>He, he, his, him, him</p>')] },
      [],
      ['Your text says he, he, his, him and 1 more'],
    ],
    ['a pronoun in a value', { ...ready, values: { dog: 'him' } }, [recap], ['“dog” says him']],
    [
      'a pronoun in an edit',
      { ...ready, blocks: [chosen('recap', { editedHtml: '<p>He sat.</p>' })] },
      [recap],
      ['“Recap” says he'],
    ],
    ['a missing version', { ...ready, blocks: [chosen('door')] }, [door], ['“Door” has no female text']],
    [
      'a version of another’s',
      { ...ready, blocks: [chosen('door', { sexOverride: 'neutral' })] },
      [door],
      [],
    ],
    ['a sex of its own', { ...ready, blocks: [chosen('recap', { sexOverride: 'male' })] }, [recap], []],
    ['an out-of-date version', { ...ready, blocks: [chosen('old')] }, [old], ['“Old” may be out of date']],
    [
      'a snippet without a text',
      { ...ready, blocks: [chosen('lost')] },
      [],
      ['A snippet no longer has any text'],
    ],
  ])('meets %s', (_, letter, snippets, points) => {
    expect(says(letter, snippets)).toEqual(points);
  });

  it('says which text stands for a missing one, in its words, and offers the others', () => {
    const letter = { ...ready, blocks: [chosen('door')] };
    expect(check(letter, [door]).points[0]).toMatchObject({
      severity: 'fix',
      spot: { at: 'block', blockId: 'b-door' },
      lines: [{ text: 'The male text is shown: he, his' }],
      cures: [
        { kind: 'use-version', sex: 'neutral', shown: false },
        { kind: 'use-version', sex: 'male', shown: true },
      ],
    });
  });

  it('offers to make a missing version where it may be added', () => {
    const letter = { ...ready, blocks: [chosen('door')] };
    expect(check(letter, [door], { writable: ['door'] }).points[0]?.cures[0]).toEqual({
      kind: 'make-version',
      blockId: 'b-door',
      snippetId: 'door',
      sex: 'female',
    });
  });

  it('takes a missing version lightly where its text speaks of no sex', () => {
    const letter = { ...ready, blocks: [chosen('payment')] };
    expect(check(letter, [payment]).points[0]).toMatchObject({
      severity: 'look',
      lines: [{ text: 'The male text is shown' }],
    });
  });

  it('offers to go back to the snippet where an edit brought the pronoun', () => {
    const letter = { ...ready, blocks: [chosen('recap', { editedHtml: '<p>He sat.</p>' })] };
    expect(check(letter, [recap]).points[0]?.cures.map((cure) => cure.kind)).toEqual([
      'change-words',
      'drop-edit',
      'keep-words',
    ]);
  });

  it('offers to change the words where there is no other version of them', () => {
    const letter = { ...ready, blocks: [freeText('t', '<p>He sat.</p>')] };
    expect(check(letter).points[0]?.cures).toEqual([
      { kind: 'change-words', blockId: 't', sex: 'female', into: ['she'] },
      { kind: 'keep-words', blockId: 't' },
    ]);
    const written = { ...ready, blocks: [chosen('wrong')] };
    const wrong = aLetterSnippet('Wrong', { female: '<p>He sat.</p>' });
    expect(check(written, [wrong]).points[0]?.cures.map((cure) => cure.kind)).toEqual(['keep-words']);
  });

  it('says that a deleted snippet stays in the letter', () => {
    expect(says(ready, [recap], { gone: ['recap'] })).toEqual(['“Recap” is no longer in your library']);
  });

  it.each(['<p>Sam {{phone}}</p>', '<p>Sam {{1}}</p>'])('finds braces in the signature %s', (signature) => {
    expect(says(ready, [recap], { signature })).toEqual(['Braces are left in your signature']);
  });

  it('leaves the trainer’s own pronouns in the signature alone', () => {
    expect(says(ready, [recap], { signature: '<p>Sam (he/him)</p>' })).toEqual([]);
  });

  it('counts what must be put right apart from what may be right', () => {
    const letter = { ...ready, subject: '', blocks: [chosen('old'), chosen('payment')] };
    const result = check(letter, [old, payment]);
    expect(result.points).toHaveLength(3);
    expect(countToFix(result)).toBe(1);
  });
});
