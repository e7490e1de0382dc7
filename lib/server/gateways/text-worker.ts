// A thread of its own, which Node loads as it stands here when it is not bundled: no 'server-only', and full file names.
import { parentPort, type MessagePort } from 'node:worker_threads';
import { swapStream, type Sex } from '@heelwrite/pronouns';
import { tokensFor } from '../../domain/text/word-count.ts';

export interface Asked {
  readonly html: string;
  /** Left out: only what a swap would cost is asked. */
  readonly swap?: { readonly from: Sex; readonly to: Sex };
  /** Where the answer goes; closed by who asked once they want no more of it. */
  readonly port: MessagePort;
}

export type Answered =
  | { readonly piece: string }
  | { readonly tokens: number }
  | { readonly done: true }
  | { readonly failed: unknown };

parentPort?.on('message', ({ port, ...work }: Asked) => void answer(work, port));

async function answer({ html, swap }: Omit<Asked, 'port'>, port: MessagePort): Promise<void> {
  const tell = (message: Answered) => port.postMessage(message);
  const gone = new AbortController();
  port.on('close', () => gone.abort());
  try {
    if (!swap) tell({ tokens: tokensFor(html) });
    else {
      const pieces = swapStream(html, swap.from, swap.to, { signal: gone.signal });
      for await (const piece of inLargerPieces(pieces)) tell({ piece });
    }
    tell({ done: true });
  } catch (error) {
    if (!gone.signal.aborted) tell({ failed: error });
  }
  port.close();
}

/** Characters of a message after the first, which goes out as it is: each one wakes the other thread. */
const enough = 16_000;

async function* inLargerPieces(pieces: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let waiting = '';
  let most = 0;
  for await (const piece of pieces) {
    waiting += piece;
    if (waiting.length < most) continue;
    yield waiting;
    waiting = '';
    most = enough;
  }
  if (waiting !== '') yield waiting;
}
