import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from '@/lib/server/repositories/page-cursor';

describe('snippet cursor', () => {
  it('comes back as it went out', () => {
    const cursor = { updatedAt: new Date('2026-11-20T18:00:00.123Z'), id: 'abc-1_2' };
    expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
  });
  it.each([
    '',
    'nonsense',
    Buffer.from('2026-13-99 a').toString('base64url'),
    Buffer.from('2026-11-20 a/b').toString('base64url'),
  ])('is refused: %j', (text) => expect(decodeCursor(text)).toBeUndefined());
});
