import { describe, expect, it } from 'vitest';
import { circleSentence, includeCircle } from '@/lib/domain/snippets/include-circles';
import { canBeIncluded, includeHtml, includesIn } from '@/lib/domain/text/includes';

describe('a snippet', () => {
  const others = [
    { title: 'Closing', includes: ['Name'] },
    { title: 'Name', includes: [] },
    { title: 'Loop', includes: ['Loop end'] },
    { title: 'Loop end', includes: ['loop', 'Recap'] },
  ];

  it.each<[string, string[], string[] | null]>([
    ['holds no others', [], null],
    ['holds others', ['Closing', 'name', 'nothing'], null],
    ['holds itself', ['closing', ' RECAP '], ['Recap', 'Recap']],
    ['holds itself by way of others', ['Loop'], ['Recap', 'Loop', 'Loop end', 'Recap']],
  ])('that %s', (_what, includes, circle) => {
    expect(includeCircle({ title: 'Recap', includes }, others)).toEqual(circle);
  });

  it('is told by way of what', () => {
    expect(circleSentence(['A', 'A'])).toBe('This would put “A” into itself.');
    expect(circleSentence(['A', 'B', 'C', 'A'])).toBe(
      'This would put “A” into itself, by way of “B”, then “C”.',
    );
  });
});

describe('titles in a text', () => {
  it('are each named once, as they read', () => {
    const html = `<p>${includeHtml('Sit & stay')} {{&gt;sit &amp; Stay}}</p><p>{{dog}} {{&gt; }}{{&gt; Bye}}</p>`;
    expect(includesIn(html)).toEqual(['Sit & stay', 'Bye']);
  });

  it('cannot hold what ends the name', () => {
    expect(['Bye', 'a {b}', 'x > y', ' '].map(canBeIncluded)).toEqual([true, false, false, false]);
  });
});
