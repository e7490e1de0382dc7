import { describe, expect, test } from 'vitest';
import {
  isLastStep,
  moveTour,
  passOver,
  startTour,
  tourLength,
  tourProgressOf,
  tourStepIds,
  withTourProgress,
} from '@/lib/domain/app/tour';
import { tourSteps } from '@/lib/domain/app/tour-steps';

const last = tourLength - 1;
const at = (index: number, direction: 1 | -1 = 1) => ({ index, direction, isResumed: false });

describe('§4: the step stays between the first and the last', () => {
  test.each([
    [0, -1, 0],
    [0, 1, 1],
    [3, -1, 2],
    [last - 1, 1, last],
    [last, 1, last],
  ] as const)('from %i by %i to %i', (from, direction, to) =>
    expect(moveTour(at(from), direction).index).toBe(to),
  );

  test('only the last is the last', () => {
    expect(tourStepIds.map((_id, index) => index).filter(isLastStep)).toEqual([last]);
  });
});

describe('a step that is not there', () => {
  test('is passed over the way the tour was heading', () => {
    expect(passOver(at(3))).toEqual(at(4));
    expect(passOver(at(3, -1))).toEqual(at(2, -1));
  });

  test('at the end, nothing is left', () => expect(passOver(at(last))).toBeNull());

  test('at the beginning the tour turns round', () => expect(passOver(at(0, -1))).toEqual(at(1)));
});

describe('where it begins', () => {
  test.each([
    ['never met', null, 0],
    ['left halfway', { step: 'sex', state: 'left' }, tourStepIds.indexOf('sex')],
    ['finished', { step: 'copy', state: 'finished' }, 0],
    ['declined', { step: 'places', state: 'declined' }, 0],
  ] as const)('%s', (_name, progress, index) => expect(startTour(progress).index).toBe(index));

  test('only what goes on is resumed', () => {
    expect(startTour({ step: 'sex', state: 'left' }).isResumed).toBe(true);
    expect(startTour({ step: 'places', state: 'left' }).isResumed).toBe(false);
    expect(moveTour(startTour({ step: 'sex', state: 'left' }), 1).isResumed).toBe(false);
  });
});

describe('what a browser keeps', () => {
  test('is each person’s own', () => {
    const kept = withTourProgress(null, 'sam', { step: 'sex', state: 'left' });
    const both = withTourProgress(kept, 'kim', { step: 'places', state: 'declined' });
    expect(tourProgressOf(both, 'sam')).toEqual({ step: 'sex', state: 'left' });
    expect(tourProgressOf(both, 'kim')).toEqual({ step: 'places', state: 'declined' });
    expect(tourProgressOf(both, 'alex')).toBeNull();
  });

  test.each([
    [null],
    [''],
    ['{'],
    ['[]'],
    ['7'],
    ['{"sam":7}'],
    ['{"sam":{"step":"gone","state":"left"}}'],
    ['{"sam":{"step":"sex","state":"odd"}}'],
  ])('%j counts as nothing', (kept) => {
    expect(tourProgressOf(kept, 'sam')).toBeNull();
    expect(tourProgressOf(withTourProgress(kept, 'sam', { step: 'sex', state: 'left' }), 'sam')).toEqual({
      step: 'sex',
      state: 'left',
    });
  });
});

test('the pages come in the order of the job, each once', () => {
  const paths = tourStepIds.map((id) => tourSteps[id].path);
  expect([...new Set(paths)]).toEqual(['/', '/snippets', '/snippets/create', '/email']);
  expect(paths).toEqual(paths.toSorted((a, b) => paths.indexOf(a) - paths.indexOf(b)));
});
