import 'server-only';
import { once } from 'node:events';
import type { NextApiResponse } from 'next';
import { endOfEvents, eventOf } from '@/lib/contracts/event-stream';

/** An answer that is sent piece by piece as it is made; `signal` tells when nobody listens any more. */
export class EventStream {
  constructor(readonly chunks: (signal: AbortSignal) => AsyncIterable<string>) {}
}

/** Sends every chunk as soon as it is there; what is not wanted any more is not computed. */
export async function sendEvents(stream: EventStream, res: NextApiResponse): Promise<void> {
  const gone = new AbortController();
  res.on('close', () => gone.abort());
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    // Compression would hold the first chunks back until the last.
    'Cache-Control': 'no-cache, no-transform',
  });
  try {
    for await (const chunk of stream.chunks(gone.signal)) {
      if (!res.write(eventOf(chunk))) await once(res, 'drain', { signal: gone.signal });
    }
    res.end(endOfEvents);
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  }
}
