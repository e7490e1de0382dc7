import { describe, expect, it } from 'vitest';
import { etagMatches } from '@/lib/server/http/answer';

describe('etagMatches', () => {
  it.each([
    ['W/"a.1"', true],
    ['"a.1"', true],
    ['"x", W/"a.1"', true],
    ['*', true],
    ['W/"a.2"', false],
    [undefined, false],
  ])('%s: %s', (header, expected) => expect(etagMatches(header, 'W/"a.1"')).toBe(expected));
});
