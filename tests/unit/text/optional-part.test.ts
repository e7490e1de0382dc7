import { describe, expect, it } from 'vitest';
import { conditionText, conditionWords, isMet, readCondition } from '@/lib/domain/text/optional-part';

describe('a condition', () => {
  it.each([
    ['', {}],
    ['  ', {}],
    ['cues', { name: 'cues' }],
    [' Dog  Cues ', { name: 'dog cues' }],
    ['cues=sit', { name: 'cues', option: 'sit' }],
    ['Cues = Leave  it ', { name: 'cues', option: 'Leave it' }],
    ['cues=a=b', { name: 'cues', option: 'a=b' }],
    [`cues=${'x'.repeat(60)}`, { name: 'cues', option: 'x'.repeat(60) }],
  ])('%j reads as %j', (written, condition) => {
    expect(readCondition(written)).toEqual(condition);
    expect(readCondition(conditionText(condition))).toEqual(condition);
  });

  it.each([
    '5 cues',
    'cues!',
    'a'.repeat(41),
    'cues=',
    'cues= ',
    `cues=${'x'.repeat(61)}`,
    '=sit',
    'cues={{a}}',
    'cues=<b>',
  ])('%j is none', (written) => expect(readCondition(written)).toBeNull());

  it.each([
    ['', 'ticked by hand'],
    ['cues', 'when cues is filled in'],
    ['cues=sit', 'when cues has sit'],
  ])('%j is said as “%s”', (written, words) => expect(conditionWords(readCondition(written)!)).toBe(words));
});

describe('what brings a part in', () => {
  it.each([
    ['', { cues: 'sit' }, false],
    ['cues', { cues: 'sit' }, true],
    ['cues', { cues: '  ' }, false],
    ['cues', {}, false],
    ['constructor', {}, false],
    ['cues=sit', { cues: 'sit' }, true],
    ['cues=Sit', { cues: 'down\n sIT \nstay' }, true],
    ['cues=leave it', { cues: 'Leave  it' }, true],
    ['cues=sit', { cues: 'sit and stay' }, false],
    ['cues=sit', { other: 'sit' }, false],
  ])('%j with %j: %s', (written, values, isIn) => expect(isMet(readCondition(written)!, values)).toBe(isIn));
});
