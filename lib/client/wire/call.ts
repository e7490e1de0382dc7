import * as z from 'zod/mini';
import type { BodyInput, Operation, QueryInput, ReplyOf } from '@/lib/contracts/operation';
import { BrokenAnswerError } from './call-errors';
import { isAbort, send, type SentFile } from './send';

type Query<O extends Operation> =
  Record<string, never> extends QueryInput<O> ? { query?: QueryInput<O> } : { query: QueryInput<O> };

type Body<O extends Operation> = O['body'] extends z.ZodMiniType ? { body: BodyInput<O> } : { body?: never };

export type CallInput<O extends Operation> = Query<O> &
  Body<O> & {
    signal?: AbortSignal | undefined;
    /** The same key gives the first answer again, for a day. */
    idempotencyKey?: string | undefined;
    /** Sent to its end even when the page is left meanwhile. */
    keepalive?: boolean | undefined;
  };

type Arguments<O extends Operation> =
  Record<string, never> extends CallInput<O> ? [input?: CallInput<O>] : [input: CallInput<O>];

function addressOf(path: string, query: unknown): string {
  const pairs = Object.entries((query ?? {}) as Record<string, string | undefined>).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}

const isEmpty = (answer: Response) => answer.status === 204 || answer.headers.get('content-length') === '0';

async function jsonOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch (error) {
    throw isAbort(error) ? error : new BrokenAnswerError(error);
  }
}

/** Makes one call of the wire for the signed-in user and gives back its reply, checked against the contract. */
export async function call<O extends Operation>(operation: O, ...input: Arguments<O>): Promise<ReplyOf<O>> {
  return (await callForHeaders(operation, ...input)).reply;
}

/** The same, with the answer's headers beside the reply, for what the contract says in one. */
export async function callForHeaders<O extends Operation>(
  operation: O,
  ...[input]: Arguments<O>
): Promise<{ reply: ReplyOf<O>; headers: Headers }> {
  const { query, body, signal, idempotencyKey, keepalive } = (input ?? {}) as {
    query?: unknown;
    body?: unknown;
    signal?: AbortSignal;
    idempotencyKey?: string;
    keepalive?: boolean;
  };
  const answer = await send({
    method: operation.method,
    address: addressOf(operation.path, query),
    ...(operation.bytes ? { bytes: body as SentFile } : { body }),
    open: operation.open,
    signal,
    keepalive,
    headers: idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey },
  });
  const { headers } = answer;
  if (operation.reply === undefined || isEmpty(answer)) return { reply: undefined as ReplyOf<O>, headers };
  const reply = z.safeParse(operation.reply, await jsonOf(answer));
  if (!reply.success) {
    throw new Error('The answer could not be read. Reload the page, then try again.', { cause: reply.error });
  }
  return { reply: reply.data as ReplyOf<O>, headers };
}
