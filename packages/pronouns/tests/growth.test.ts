import { expect, it } from 'vitest';
import { swap } from '../src/swap.ts';
import { tellOfSeveral } from '../src/tell-of-several.ts';

/** Texts that are hard to read on purpose, as long as asked for. */
const hostile: Readonly<Record<string, string>> = {
  'one sentence without an end': 'he sits and ',
  'pronouns alone': 'they them her his ',
  'open braces': '{{',
  'open brackets': '(he (',
  'unclosed tags': '<b title="he ',
  'unclosed quotes': 'he "sits ',
  'tags inside of words': 'h<b>e</b>',
  'kept spans in kept spans': '<span data-keep>he ',
  'entities without an end': '&rsquo',
  apostrophes: "he's'",
  'at signs': 'a@',
  'dots and letters': 'he.she.',
  'empty blocks': '<p></p>',
  commas: 'he, ',
  adverbs: 'he really ',
  degrees: 'he more more ',
  questions: 'Does he? ',
  hyphens: 'he-',
  'comments that never close': '<!-- he ',
  'less-than signs': '<',
  slashes: 's/he/',
  'one letter': 'h',
  'line breaks': '\n',
  plurals: 'treats dogs they ',
  names: '{{dog}} sits and ',
  dogs: 'the dog ',
  'dogs of others': 'as a dog, {{dog}}, a ',
  'names with an apostrophe': "{{dog}}'s ",
};

function best(html: string, run: (html: string) => void): number {
  let least = Infinity;
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    run(html);
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Between them they go through all of the engine. */
const ways: readonly ((html: string) => void)[] = [
  (html) => swap(html, 'female', 'neutral'),
  (html) => swap(html, 'neutral', 'male'),
  (html) => tellOfSeveral(html, { names: ['dog'] }),
];

// A text of 16 times the length takes 256 times as long where time grows with the square.
// On a busy machine one measurement may be anything; the square is there each time.
it.each(Object.entries(hostile))('takes time in step with the length of %s', { retry: 2 }, (_name, piece) => {
  for (const run of ways) {
    const short = piece.repeat(Math.ceil(3_125 / piece.length));
    const long = piece.repeat(Math.ceil(50_000 / piece.length));
    run(short);
    expect(best(long, run) / Math.max(best(short, run), 0.25)).toBeLessThan(100);
  }
});
