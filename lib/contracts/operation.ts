import type * as z from 'zod/mini';

/** A body that is no JSON: of one of these content types, and so large at most. */
export interface SentBytes {
  readonly types: readonly string[];
  readonly mebibytes: number;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the wire: several may share a path and a method and are told apart by their strict query. */
export interface Operation<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Reply extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
> {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly query: Query;
  /** Left out: the call has no body. */
  readonly body: Body;
  /** Left out: the answer is 204 without a body. */
  readonly reply: Reply;
  /** Status of the answer when all went well. */
  readonly status: 200 | 201 | 204;
  /** What is sent are these bytes in place of JSON. */
  readonly bytes: SentBytes | undefined;
  /** So large at most is what is sent as JSON. */
  readonly kibibytes: number;
  /** Answered without a token. */
  readonly open: boolean;
  /** Answered with a stream of events in place of a reply. */
  readonly streams: boolean;
  /** Answered also while a listed address waits to be confirmed. */
  readonly beforeConfirming: boolean;
}

export function operation<
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType | undefined = undefined,
  Reply extends z.ZodMiniType | undefined = undefined,
>(
  method: Method,
  path: `/api/${string}`,
  parts: {
    query: Query;
    body?: Body;
    reply?: Reply;
    /** `body` is then of the form `{ type, bytes }`. */
    bytes?: SentBytes;
    kibibytes?: number;
    status?: 200 | 201;
    open?: boolean;
    streams?: boolean;
    beforeConfirming?: boolean;
  },
): Operation<Query, Body, Reply> {
  return {
    method,
    path,
    query: parts.query,
    body: parts.body as Body,
    reply: parts.reply as Reply,
    bytes: parts.bytes,
    kibibytes: parts.kibibytes ?? 1_024,
    status: parts.reply || parts.streams ? (parts.status ?? 200) : 204,
    open: parts.open ?? false,
    streams: parts.streams ?? false,
    beforeConfirming: parts.beforeConfirming ?? false,
  };
}

export type QueryOf<O extends Operation> = z.output<O['query']>;
export type BodyOf<O extends Operation> = O['body'] extends z.ZodMiniType ? z.output<O['body']> : undefined;
export type ReplyOf<O extends Operation> = O['reply'] extends z.ZodMiniType
  ? z.output<O['reply']>
  : undefined;

/** What a caller sends: the wire's own strings, before defaults and trimming. */
export type QueryInput<O extends Operation> = z.input<O['query']>;
export type BodyInput<O extends Operation> = O['body'] extends z.ZodMiniType ? z.input<O['body']> : undefined;
