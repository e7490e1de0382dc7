import { describe, expect, it } from 'vitest';
import { roleMay } from '@/lib/domain/organizations/permissions';

describe('roleMay', () => {
  it.each([
    [0, 'snippets.write', true],
    [1, 'snippets.write', true],
    [2, 'snippets.write', false],
    [2, 'snippets.read', true],
    [0, 'snippets.moveOut', true],
    [1, 'snippets.moveOut', false],
  ] as const)('role %i, %s: %s', (role, action, expected) => expect(roleMay(role, action)).toBe(expected));
});
