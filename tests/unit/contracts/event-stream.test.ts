import { describe, expect, it } from 'vitest';
import { chunksOf, endOfEvents, errorEventOf, eventOf } from '@/lib/contracts/event-stream';

const bytes = (text: string) => new TextEncoder().encode(text);

async function* inPieces(text: string, size: number) {
  const all = bytes(text);
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}

async function read(text: string, size: number): Promise<string[]> {
  const chunks: string[] = [];
  for await (const chunk of chunksOf(inPieces(text, size))) chunks.push(chunk);
  return chunks;
}

const chunks = [
  '<p>He sat.</p>',
  ' a blank ahead',
  'two\nlines',
  'ends with a break\n',
  '\n',
  'data: x',
  'ü–🐕',
];

describe('a stream of events', () => {
  it('is written as the contract has it', () => {
    expect(eventOf('two\nlines')).toBe('data: two\ndata: lines\n\n');
    expect(endOfEvents).toBe('event: DONE\n\n');
  });

  it.each([1, 2, 3, 7, 1000])('brings every chunk as it was, in pieces of %i bytes', async (size) => {
    expect(await read(chunks.map(eventOf).join('') + endOfEvents, size)).toEqual(chunks);
  });

  it('turns every kind of line break into \\n', async () => {
    expect(await read(eventOf('a\r\nb\rc') + endOfEvents, 5)).toEqual(['a\nb\nc']);
  });

  it.each([
    ['line ends of Windows', 'data: a\r\ndata: b\r\n\r\ndata: c\r\n\r\nevent: DONE\r\n\r\n'],
    [
      'comments and other fields',
      ': hello\n\nid: 1\ndata: a\ndata: b\n\nretry: 100\ndata:c\n\nevent: DONE\n\n',
    ],
    ['an end without a line break', 'data: a\ndata: b\n\ndata: c\n\nevent: DONE'],
    ['an end with a single line break', 'data: a\ndata: b\n\ndata: c\n\nevent: DONE\n'],
    ['data in the last event', 'data: a\ndata: b\n\ndata: c\n\nevent: DONE\ndata: x\n\n'],
  ])('reads legal events with %s', async (_, text) => {
    for (const size of [1, 2, 5, 1000]) expect(await read(text, size)).toEqual(['a\nb', 'c']);
  });

  it('throws where its last event says that it was cut off', async () => {
    const refusal = errorEventOf({ error: 'Try again.', code: 'unavailable' });
    for (const size of [1, 5, 1000]) {
      await expect(read(eventOf('half') + refusal, size)).rejects.toThrow('cut off');
    }
  });

  it('throws when it broke off', async () => {
    await expect(read(eventOf('half'), 4)).rejects.toThrow('broke off');
  });
});
