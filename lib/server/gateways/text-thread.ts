import 'server-only';
import { on } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Sex } from '@/lib/contracts/primitives';
import { tellLength } from '@/lib/server/runtime/queue-lengths';
import type { Answered, Asked } from './text-worker';

let running: Worker | undefined;
let asked = 0;
tellLength('texts', () => asked);

/** One thread beside the event loop, started when it is first needed and anew after it has died. */
function thread(): Worker {
  if (running) return running;
  const worker = new Worker(new URL('./text-worker.ts', import.meta.url));
  const forget = () => {
    if (running === worker) running = undefined;
  };
  // Whoever waits for it hears of its end from their own port.
  worker.on('error', forget);
  worker.on('exit', forget);
  worker.unref();
  running = worker;
  return worker;
}

/** What the thread answers, message by message; it stops working where nobody listens any more. */
async function* ask(
  work: Omit<Asked, 'port'>,
  signal?: AbortSignal,
): AsyncGenerator<Answered, void, undefined> {
  signal?.throwIfAborted();
  const { port1: port, port2 } = new MessageChannel();
  const messages = on(port, 'message', { close: ['close'], ...(signal && { signal }) });
  thread().postMessage({ ...work, port: port2 } satisfies Asked, [port2]);
  asked += 1;
  try {
    for await (const [message] of messages as AsyncIterable<[Answered]>) {
      if ('failed' in message) throw new Error('The text could not be worked on.', { cause: message.failed });
      if ('done' in message) return;
      yield message;
    }
    throw new Error('The thread that works on texts has ended.');
  } finally {
    asked -= 1;
    port.close();
  }
}

/** What swapping a text costs, counted beside the event loop. */
export async function tokensBeside(html: string): Promise<number> {
  for await (const message of ask({ html })) if ('tokens' in message) return message.tokens;
  throw new Error('The tokens of a text were not counted.');
}

/** The built-in engine beside the event loop: a long text makes nobody else wait. */
export async function* engineBeside(
  html: string,
  from: Sex,
  to: Sex,
  { signal }: { readonly signal: AbortSignal },
): AsyncGenerator<string, void, undefined> {
  for await (const message of ask({ html, swap: { from, to } }, signal)) {
    if ('piece' in message) yield message.piece;
  }
}
