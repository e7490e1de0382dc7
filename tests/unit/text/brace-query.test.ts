import { describe, expect, it } from 'vitest';
import { braceQuery, namesFor, withClosedVariable, withVariable } from '@/lib/domain/text/brace-query';

describe('a variable being typed in a line', () => {
  it.each([
    ['Hi {{', { start: 3, words: '' }],
    ['Hi {{do', { start: 3, words: 'do' }],
    ['{{dog}} and {{c', { start: 12, words: 'c' }],
    ['Hi {{dog}}', null],
    ['Hi {d', null],
    ['Hi', null],
  ])('%s: %o', (text, query) => {
    expect(braceQuery(text)).toEqual(query);
  });

  it.each([
    ['', ['client', 'dog', 'next dog']],
    ['Do', ['dog', 'next dog', 'do']],
    ['dog', ['dog', 'next dog']],
    ['Place ', ['place']],
    ['1st', []],
    ['dog|the d', []],
    ['A name of more than forty characters in all', []],
    ['dog’s name', ['dogs name']],
    ["Dog's name", ['dogs name']],
  ])('offers for “%s”: %o', (words, names) => {
    expect(namesFor(words, ['client', 'dog', 'next dog'])).toEqual(names);
  });

  it.each([
    ["{{dog's name}}", 14, '{{dogs name}}', 13],
    ['For {{Dog’s name}} today', 18, 'For {{dogs name}} today', 17],
    ['For {{Dog}}', 11, 'For {{dog}}', 11],
    ['For {{Dog | your dog }}', 23, 'For {{dog|your dog}}', 20],
    ['For {{Dog|}} today', 12, 'For {{dog}} today', 11],
  ])('makes a name of what is closed in “%s”', (line, caret, result, after) => {
    expect(withClosedVariable(line, caret)).toEqual({ line: result, caret: after });
  });

  it.each(['{{}}', '{{ }}', '{{1st}}', "{{dog's name", "{{dog's name}} today", `{{${'long '.repeat(9)}}}`])(
    'leaves “%s” as it is',
    (line) => {
      expect(withClosedVariable(line, line.length)).toBeNull();
    },
  );

  it.each([
    ['For {{do', 8, 'For {{dog}}', 11],
    ['For {{do today', 8, 'For {{dog}} today', 11],
    ['For {{do}} today', 8, 'For {{dog}} today', 11],
  ])('writes it out in “%s”', (line, caret, result, after) => {
    expect(withVariable(line, caret, { start: 4, words: 'do' }, 'dog')).toEqual({
      line: result,
      caret: after,
    });
  });
});
