/** The last line of a stream that came to its end (§7). */
const endLine = 'event: DONE';

/** One chunk as an event; its line breaks, whatever they were, arrive as \n. */
export function eventOf(chunk: string): string {
  const lines = chunk.split(/\r\n|\r|\n/);
  return `${lines.map((line) => `data: ${line}`).join('\n')}\n\n`;
}

export const endOfEvents = `${endLine}\n\n`;

/** The chunks of a stream of events; throws when it ends before it said that it was done. */
export async function* chunksOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of bytes) {
    const events = (rest + decoder.decode(part, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const lines = event.split('\n');
      if (lines.includes(endLine)) return;
      yield lines.map((line) => line.replace(/^data: ?/, '')).join('\n');
    }
  }
  throw new Error('The answer broke off before its end.');
}
