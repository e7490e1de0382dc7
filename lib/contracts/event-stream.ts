import { createParser } from 'eventsource-parser';
import type { ErrorBody } from './error';

/** The last line of a stream that came to its end (§7). */
const endLine = 'event: DONE';
const lastLine = /^event: ?DONE$/gm;

/** One chunk as an event; its line breaks, whatever they were, arrive as \n. */
export function eventOf(chunk: string): string {
  const lines = chunk.split(/\r\n|\r|\n/);
  return `${lines.map((line) => `data: ${line}`).join('\n')}\n\n`;
}

export const endOfEvents = `${endLine}\n\n`;

/** The last event of a stream that did not come to its end, in the form of any other refusal: whoever reads it throws. */
export const errorEventOf = (refusal: ErrorBody): string =>
  `event: error\ndata: ${JSON.stringify(refusal)}\n\n`;

/** The chunks of a stream of events, as any server may write them; throws when it ends before it said that it was done. */
export async function* chunksOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const read: { chunks: string[]; isDone: boolean } = { chunks: [], isDone: false };
  const parser = createParser({
    onEvent: ({ event, data }) => {
      read.isDone ||= event === 'DONE';
      if (event === 'error') throw new Error('The answer was cut off by who made it.', { cause: data });
      if (!read.isDone) read.chunks.push(data);
    },
  });
  let rest = '';
  for await (const part of bytes) {
    const text = rest + decoder.decode(part, { stream: true });
    const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
    rest = text.slice(end);
    // An event without data is never told, and the last one has none.
    parser.feed(text.slice(0, end).replace(lastLine, '$&\ndata:'));
    yield* read.chunks.splice(0);
    if (read.isDone) return;
  }
  // Whoever ends with the line itself writes nothing behind it.
  parser.feed(`${rest.replace(lastLine, '$&\ndata:')}\n\n`);
  if (!read.isDone) throw new Error('The answer broke off before its end.');
}
