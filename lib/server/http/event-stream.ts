import 'server-only';
import { once } from 'node:events';
import type { NextApiResponse } from 'next';
import type { ErrorBody } from '@/lib/contracts/error';
import { endOfEvents, errorEventOf, eventOf } from '@/lib/contracts/event-stream';
import { logFailure } from '@/lib/server/runtime/log';
import { shutdownIsUrgent } from '@/lib/server/runtime/shutdown';

/**
 * An answer that is sent piece by piece as it is made; `signal` tells when it is not wanted any more. Where the process has to
 * end before it is whole, `takeBack` undoes what it has cost.
 */
export class EventStream {
  constructor(
    readonly chunks: (signal: AbortSignal) => AsyncIterable<string>,
    readonly takeBack: () => Promise<void> = () => Promise.resolve(),
  ) {}
}

const cutOff: ErrorBody = {
  error: 'Heelwrite is being restarted, and this was cut off. Please try again in a moment.',
  code: 'unavailable',
};

/** Sends every chunk as soon as it is there; what is not wanted any more is not computed. */
export async function sendEvents(stream: EventStream, res: NextApiResponse): Promise<void> {
  const gone = new AbortController();
  res.on('close', () => gone.abort());
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    // Compression would hold the first chunks back until the last.
    'Cache-Control': 'no-cache, no-transform',
  });
  const urgent = shutdownIsUrgent();
  const end = AbortSignal.any([gone.signal, urgent]);
  try {
    for await (const chunk of stream.chunks(end)) {
      if (!res.write(eventOf(chunk))) await once(res, 'drain', { signal: end });
    }
    res.end(endOfEvents);
  } catch (error) {
    if (gone.signal.aborted) return;
    if (!urgent.aborted) throw error;
    await stream
      .takeBack()
      .catch((failure: unknown) => logFailure(failure, { work: 'taking back what a stream has cost' }));
    res.end(errorEventOf(cutOff));
  }
}
