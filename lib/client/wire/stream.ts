import { chunksOf } from '@/lib/contracts/event-stream';
import type { BodyInput, Operation } from '@/lib/contracts/operation';
import { BrokenAnswerError } from './call-errors';
import { isAbort, reportAbort, send } from './send';

/** Makes a call that streams, and hands over each chunk as it comes; throws what `call` throws, and where it breaks off. */
export async function* stream<O extends Operation>(
  operation: O,
  { body, signal }: { body: BodyInput<O>; signal: AbortSignal },
): AsyncGenerator<string> {
  const answer = await send({
    method: operation.method,
    address: operation.path,
    body,
    signal,
    streams: true,
  });
  try {
    if (answer.body) yield* chunksOf(answer.body);
  } catch (error) {
    if (!isAbort(error)) throw new BrokenAnswerError(error);
    reportAbort(operation.method, operation.path);
    throw error;
  }
}
