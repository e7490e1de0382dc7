import { describe, expect, test } from 'vitest';
import { hitsIn, lineWithHit } from '@/lib/domain/snippets/search-hits';

const exact = (query: string) => ({ query, isApproximate: false });
const marked = (text: string, query: string, isApproximate = false) =>
  hitsIn(text, { query, isApproximate }).map(({ start, end }) => text.slice(start, end));

describe('hits', () => {
  test.each([
    ['the beginning of a word', 'Crate training', 'cra', ['Cra']],
    ['the inside of a word', 'Reinforcement', 'force', ['force']],
    ['every word asked for', 'Wait at the door, door dog', 'door wait', ['Wait', 'door', 'door']],
    ['an accent that was not typed', 'The café is open', 'cafe', ['café']],
    ['an apostrophe that was not typed', 'Please don’t pull', 'dont', ['don’t']],
    ['nothing for nothing', 'Crate', ' ', []],
    ['nothing where there is none', 'Crate', 'door', []],
  ])('are %s', (_, text, query, words) => {
    expect(marked(text, query)).toEqual(words);
  });

  test('that overlap are one', () => {
    expect(marked('homework', 'home mework')).toEqual(['homework']);
  });

  test('are similar words only where the search took those', () => {
    expect(marked('The invoice is attached', 'invoise')).toEqual([]);
    expect(marked('The invoice is attached', 'invoise', true)).toEqual(['invoice']);
  });
});

describe('the line with a hit', () => {
  const version = (html: string) => ({ html, origin: 'written', stale: false }) as const;

  test('begins a little before one that is far on', () => {
    const text = 'one two three four five six seven eight nine ten eleven twelve crate and more';
    const line = lineWithHit({ versions: { male: version(`<p>${text}</p>`) } }, exact('crate'));
    expect(line).toBe('…nine ten eleven twelve crate and more');
  });

  test('is of the version that has one', () => {
    const versions = { male: version('<p>He waits.</p>'), female: version('<p>She waits.</p>') };
    expect(lineWithHit({ versions }, exact('she'))).toBe('She waits.');
    expect(lineWithHit({ versions }, exact('crate'))).toBeNull();
  });
});
