import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { errorBodySchema, type ErrorCode } from '../../lib/contracts/error.ts';
import type { BodyInput, Operation, QueryInput, ReplyOf } from '../../lib/contracts/operation.ts';
import { statusOf } from '../../lib/server/http/status.ts';
import type { Tally } from './tally.ts';

export interface Caller {
  readonly token: string;
}

interface Input<O extends Operation> {
  readonly query?: QueryInput<O>;
  readonly body?: BodyInput<O>;
  /** The Idempotency-Key. */
  readonly key?: string;
}

/** The call was answered: well, or with a refusal that says it was not done. */
export interface Settled<O extends Operation> {
  readonly reply: ReplyOf<O> | undefined;
  readonly refusal: ErrorCode | undefined;
  /** An earlier try went without an answer, so what it asked for may have been done before. */
  readonly isRepeated: boolean;
}

/** What a try has come to: no answer, or one that says nothing of what was done. */
interface Unknown {
  readonly wait: number;
}
type Attempt<O extends Operation> = Unknown | Omit<Settled<O>, 'isRepeated'>;

/** Longer than the app may take for anything, and than any fault lasts here. */
const longestWait = 30_000;
const patience = 180_000;

/** Calls the app as the browser does: what was not answered is sent again, with the same key. */
export class Wire {
  readonly #url: string;
  readonly #tally: Tally;

  constructor(url: string, tally: Tally) {
    this.#url = url;
    this.#tally = tally;
  }

  /** Asks until there is an answer that says whether it was done. */
  async settle<O extends Operation>(
    operation: O,
    { token }: Caller,
    input: Input<O> = {},
  ): Promise<Settled<O>> {
    const end = Date.now() + patience;
    for (let tries = 0; Date.now() < end; tries += 1) {
      const attempt = await this.#attempt(operation, token, input);
      if (!('wait' in attempt)) return { ...attempt, isRepeated: tries > 0 };
      await pause(attempt.wait);
    }
    const what = `${operation.method} ${operation.path}`;
    throw new Error(`${what} was not answered within ${patience / 1000} s.`);
  }

  async #attempt<O extends Operation>(operation: O, token: string, input: Input<O>): Promise<Attempt<O>> {
    const { method, path } = operation;
    const query = new URLSearchParams(input.query ?? {}).toString();
    const start = performance.now();
    let answer: Response;
    let text: string;
    try {
      answer = await fetch(`${this.#url}${path}${query && `?${query}`}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
          ...(input.key !== undefined && { 'Idempotency-Key': input.key }),
        },
        ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
        signal: AbortSignal.timeout(longestWait),
      });
      text = await answer.text();
    } catch (error) {
      this.#tally.lost();
      if (error instanceof Error && error.name === 'TimeoutError') {
        this.#tally.neverAnswered(`${method} ${path} within ${longestWait / 1000} s`);
      }
      return { wait: 300 };
    }
    this.#tally.answered(answer.status, performance.now() - start, `${method} ${path}`);
    if (answer.status === operation.status || (answer.status === 204 && method === 'GET')) {
      return this.#readReply(operation, answer.status, text);
    }
    return this.#readRefusal(`${method} ${path}`, answer, text);
  }

  #readReply<O extends Operation>(operation: O, status: number, text: string): Attempt<O> {
    const what = `${operation.method} ${operation.path}`;
    if (operation.streams) {
      if (text.includes('event: DONE')) return { reply: undefined, refusal: undefined };
      // Cut off on its way: the app has died under it, or says so on the stream.
      return { wait: 300 };
    }
    if (operation.reply === undefined || status === 204) return { reply: undefined, refusal: undefined };
    const reply = z.safeParse(operation.reply, jsonOf(text));
    if (!reply.success) this.#tally.outsideOfContract(`${what} → ${status} ${text.slice(0, 200)}`);
    return { reply: reply.data as ReplyOf<O> | undefined, refusal: undefined };
  }

  #readRefusal<O extends Operation>(what: string, { status, headers }: Response, text: string): Attempt<O> {
    const refusal = z.safeParse(errorBodySchema, jsonOf(text));
    const isInForm = refusal.success && statusOf[refusal.data.code] === status;
    const mayBeAskedAgain = status === 503 || status === 429;
    if (!isInForm || (mayBeAskedAgain && !headers.get('retry-after')) || !headers.get('x-request-id')) {
      this.#tally.outsideOfContract(`${what} → ${status} ${text.slice(0, 200)}`);
    }
    if (status >= 500 || status === 429) {
      if (status === 500) this.#tally.fault(`${what} → ${text.slice(0, 200)}`);
      return { wait: Math.min(2, Number(headers.get('retry-after') ?? 0.5)) * 1000 };
    }
    const code = refusal.data?.code ?? 'internal';
    this.#tally.refused(code, what);
    return { reply: undefined, refusal: code };
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
