import { describe, expect, it } from 'vitest';
import { isWhitelisted } from '@/lib/server/policies/whitelist';

describe('isWhitelisted', () => {
  it.each([
    ['sam@gooddog.example', [], true],
    ['sam@gooddog.example', ['sam@gooddog.example'], true],
    ['sam@gooddog.example', ['@gooddog.example'], true],
    ['sam@evil-gooddog.example', ['@gooddog.example'], false],
    ['sam@gooddog.example', ['kim@gooddog.example'], false],
    ['', ['@gooddog.example'], false],
    ['', [''], true],
  ])('%s in %j: %s', (email, list, expected) => expect(isWhitelisted(email, list)).toBe(expected));
});
