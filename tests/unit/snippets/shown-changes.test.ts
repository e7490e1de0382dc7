import { expect, test } from 'vitest';
import { shownChanges } from '@/lib/domain/snippets/shown-changes';
import { reviewVersion, type VersionReview } from '@/lib/domain/snippets/version-review';

/** The review of a version in which these words are in doubt; `current` is what a hand has made of it since. */
function review(source: string, made: string, inDoubt: readonly string[], current = made): VersionReview {
  const marks = inDoubt.map((chosen) => {
    const start = made.indexOf(chosen);
    return { start, end: start + chosen.length, chosen, alternative: '', why: 'Who?' };
  });
  return reviewVersion({ source, made: { html: made, marks }, current });
}

const words = (found: VersionReview) =>
  shownChanges(found).map(({ start, end, removed }) => `${removed}>${found.texts.current.slice(start, end)}`);

test('what is in doubt is one change, whatever of it changed; all else is shown word by word', () => {
  const found = review(
    'Guests wave and they often duck, then sit. Praise them.',
    'Guests wave and she often ducks, then sits. Praise her.',
    ['she often ducks', 'then sits'],
  );
  expect(words(found)).toEqual(['they often duck>she often ducks', 'then sit>then sits', 'them>her']);
});

test('what was decided is shown word by word again', () => {
  const found = review('So they often duck.', 'So she often ducks.', ['she often ducks']);
  expect(words({ ...found, doubts: [] })).toEqual(['they>she', 'duck>ducks']);
});

test('a change that touches two doubts makes one of them', () => {
  const found = review(
    'Say they know they duck.',
    'Say she knows she ducks.',
    ['she knows', 'she ducks'],
    'Say she knows  she ducks.',
  );
  expect(words(found)).toEqual(['they know they duck>she knows  she ducks']);
});

test('a word that is gone inside of a doubt goes with it', () => {
  const current = 'So she ducks.';
  const source = 'So they often duck.';
  const found = reviewVersion({ source, made: { html: current, marks: [] }, current });
  const doubt = { start: 3, end: 12, chosen: '', alternative: '', why: '', excerpt: '', key: '' };
  expect(
    words({ ...found, doubts: [{ ...doubt, source: { start: 3, end: 18, word: 'they often duck' } }] }),
  ).toEqual(['they often duck>she ducks']);
});
