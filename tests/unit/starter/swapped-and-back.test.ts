import { swap } from '@heelwrite/pronouns';
import { expect, test } from 'vitest';
import { starterLibrary } from '@/lib/starter/library';

const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').split(/\s+/);

test.each(['male', 'female'] as const)(
  'of the %s starter snippets’ words about the dog, 99 in 100 come back from neutral as they were',
  (sex) => {
    let moved = 0;
    let right = 0;
    for (const snippet of starterLibrary) {
      const neutral = swap(snippet[sex], sex, 'neutral').html;
      const [before, between, after] = [snippet[sex], neutral, swap(neutral, 'neutral', sex).html].map(
        wordsOf,
      );
      for (const [at, word] of (between ?? []).entries()) {
        if (word === before?.[at] || !/^\W*the(?:y|m|irs?|mself)\b/i.test(word)) continue;
        moved += 1;
        if (after?.[at] === before?.[at]) right += 1;
      }
    }
    expect(moved).toBeGreaterThan(240);
    expect(right / moved).toBeGreaterThanOrEqual(0.99);
  },
);
