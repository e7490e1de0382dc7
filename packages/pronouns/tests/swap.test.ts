import { describe, expect, it } from 'vitest';
import { swap } from '../src/swap.ts';

const neutral = (html: string) => swap(html, 'male', 'neutral').html;

describe('markup', () => {
  it.each([
    ['a pronoun before a tag that closes', '<b>he</b>’s', '<b>they</b>’re'],
    ['an initial of its own', '<b>H</b>e waits', '<b>T</b>hey wait'],
    ['an entity for the apostrophe', 'he&#39;s here', 'they&#39;re here'],
    ['a named entity', 'he isn&rsquo;t', 'they aren&rsquo;t'],
    ['a space as an entity', 'he&nbsp;sits', 'they&nbsp;sit'],
    ['a word that only looks like one', '<p>Hé hehe sh\u00e9 the</p>', '<p>Hé hehe sh\u00e9 the</p>'],
    ['an accent as an entity', 'h&eacute; and t&hellip;', 'h&eacute; and t&hellip;'],
    [
      'attributes',
      '<a href="/he/his?him" title=\'he "sits"\'>he</a>',
      '<a href="/he/his?him" title=\'he "sits"\'>they</a>',
    ],
    ['a comment', '<!-- he sits -->he', '<!-- he sits -->they'],
    ['a script', '<script>if (he < his) sits()</script>he', '<script>if (he < his) sits()</script>they'],
    ['a less-than sign', 'he < him <3 he', 'they < them <3 they'],
    ['a tag that never closes', 'he <b title="he', 'they <b title="he'],
    [
      'addresses',
      'he.his@him.example his.com www.he.example/his @him #his',
      'he.his@him.example his.com www.he.example/his @him #his',
    ],
    [
      'a kept element in a kept element',
      '<span data-keep>he <span>his</span> him</span> he',
      '<span data-keep>he <span>his</span> him</span> they',
    ],
    [
      'parts that come and go',
      '<p data-optional="cues=his bed">he</p><ul><li data-optional>him</li></ul>',
      '<p data-optional="cues=his bed">they</p><ul><li data-optional>them</li></ul>',
    ],
    ['a word about keeping', '<b title="data-keep">he</b>', '<b title="data-keep">they</b>'],
    ['braces that are no variable', '{{ he {he} }', '{{ they {they} }'],
  ])('%s', (_name, html, expected) => expect(neutral(html)).toBe(expected));
});

describe('has, where no other verb follows', () => {
  it.each([
    ['They’ve a limp.', 'He has a limp.'],
    ['They’ve no recall.', 'He has no recall.'],
    ['They’ve such a soft mouth.', 'He has such a soft mouth.'],
    ['They’ve two beds.', 'He has two beds.'],
    ['They’ve their own blanket.', 'He has his own blanket.'],
    ['They’ve to wait.', 'He has to wait.'],
    ['They’ve got a limp.', 'He’s got a limp.'],
    ['They’ve never pulled.', 'He’s never pulled.'],
  ])('%s', (html, expected) => expect(swap(html, 'neutral', 'male').html).toBe(expected));
});

describe('typed without an apostrophe', () => {
  it.each([
    ['I think hes great and loves his job.', 'I think theyre great and love their job.'],
    ['Hes got a dog and wants a cat.', 'Theyve got a dog and want a cat.'],
    ['HES SO GOOD', 'THEYRE SO GOOD'],
    ['and hes not left handed', 'and theyre not left handed'],
    ['the hes and shes of the crowd', 'the hes and shes of the crowd'],
  ])('%s', (html, expected) => expect(neutral(html)).toBe(expected));

  it('changes from she to he', () =>
    expect(swap('Shes late and i know shes tired', 'female', 'male').html).toBe(
      'Hes late and i know hes tired',
    ));
});

describe('words for the dog', () => {
  it.each([
    ['praise tells whose girl', 'Good girl, Bella! That’s my girl.', 'Good boy, Bella! That’s my boy.'],
    [
      'a call behind praise',
      'Clever girl! Off you go, girl. Good girl!',
      'Clever boy! Off you go, boy. Good boy!',
    ],
    ['the only one', 'Our dog is the only girl in the litter.', 'Our dog is the only boy in the litter.'],
    ['what is done to dogs alone', 'Bella is a spayed female who digs.', 'Bella is a spayed male who digs.'],
    ['a child', 'That’s my girl. She starts school today.', 'That’s my girl. He starts school today.'],
  ])('%s', (_name, html, expected) => expect(swap(html, 'female', 'male').html).toBe(expected));
});

describe('marks', () => {
  it('says where, what else it might be, and why', () => {
    expect(swap('If they put the toy down, wait.', 'neutral', 'male').marks).toEqual([
      { start: 6, end: 10, chosen: 'puts', alternative: 'put', why: expect.stringContaining('past') },
    ]);
    expect(swap('Yesterday they put the toy down.', 'neutral', 'male')).toEqual({
      html: 'Yesterday he put the toy down.',
      marks: [{ start: 13, end: 16, chosen: 'put', alternative: 'puts', why: expect.any(String) }],
    });
  });

  it('counts characters of the result', () => {
    const { html, marks } = swap('<p>She is fine, and I saw her train and sweat.</p>', 'female', 'neutral');
    const [mark] = marks;
    expect(mark && html.slice(mark.start, mark.end)).toBe(mark?.chosen);
  });

  it('has none where all is certain', () => {
    expect(swap('He sits. Reward him.', 'male', 'neutral').marks).toEqual([]);
  });
});

describe('gendered nouns', () => {
  it.each([
    ['a male Labrador', '{{dog}} is a male Labrador.', '{{dog}} is a Labrador.'],
    ['an article that has to follow', '{{dog}} is a male Akita.', '{{dog}} is an Akita.'],
    ['a male alone', '{{dog}} is a friendly male.', '{{dog}} is a friendly dog.'],
    ['a pup', 'Good boy! Your puppy did it.', 'Good pup! Your puppy did it.'],
    [
      'other males',
      '{{dog}} barks at male dogs and other males.',
      '{{dog}} barks at male dogs and other males.',
    ],
    ['an exclamation', '{{dog}} is here. Boy, was that fast.', '{{dog}} is here. Boy, was that fast.'],
  ])('%s', (_name, html, expected) => expect(neutral(html)).toBe(expected));
});

it('marks no verb that only the dog can have: “you starts” is nobody’s', () => {
  const { html, marks } = swap('He stops when you stop, starts when you start.', 'male', 'neutral');
  expect(html).toBe('They stop when you stop, start when you start.');
  expect(marks).toEqual([]);
  expect(
    swap('They stop when you stop, start when you start and rest.', 'neutral', 'male').marks,
  ).not.toEqual([]);
});
