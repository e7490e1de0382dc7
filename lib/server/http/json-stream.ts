import 'server-only';
import { setImmediate as otherTurn } from 'node:timers/promises';
import type { NextApiResponse } from 'next';
import * as z from 'zod/mini';
import type { Operation } from '@/lib/contracts/operation';

type Items<List> = List extends readonly (infer Item)[] ? readonly Item[] | AsyncIterable<Item> : never;

/** A reply that is a list or whose parts are, each as it is or item by item, as they are read. */
export type InItems<Body> = Body extends readonly unknown[]
  ? Items<Body>
  : { readonly [Name in keyof Body]: Body[Name] | Items<NonNullable<Body[Name]>> };

/** A list or an object that may be too large to be made first and sent then; nobody sees by the answer which it was. */
export class JsonStream<Body extends object> {
  constructor(readonly body: InItems<Body>) {}
}

/** In characters: what is sent at once, and what may fail and still be answered with a refusal. */
const portion = 64 * 1024;

/** Sends the body as its parts are made, and lets others have their turn; what nobody waits for any more is not read. */
export async function sendJson(
  { reply, status }: Operation,
  { body }: JsonStream<object>,
  headers: Readonly<Record<string, string>>,
  res: NextApiResponse,
): Promise<void> {
  const gone = new AbortController();
  let goOn: () => void = () => undefined;
  res.on('close', () => {
    gone.abort();
    goOn();
  });
  // One listener for all: behind Next's compression none can be taken away again.
  res.on('drain', () => goOn());
  const begin = () =>
    res.writeHead(status, { ...headers, 'Content-Type': 'application/json; charset=utf-8' });
  let waiting = '';
  for await (const piece of piecesOf(reply, body)) {
    waiting += piece;
    if (waiting.length < portion) continue;
    if (!res.headersSent) begin();
    const isRoom = res.write(waiting);
    waiting = '';
    if (!isRoom && !gone.signal.aborted) await new Promise<void>((resolve) => (goOn = resolve));
    if (gone.signal.aborted) return;
    await otherTurn();
  }
  if (!res.headersSent) begin();
  res.end(waiting);
}

/** The text of the body in pieces, each of them as the contract has it: what it does not declare is left out. */
function piecesOf(reply: Operation['reply'], body: object): AsyncGenerator<string> {
  if (reply instanceof z.ZodMiniArray && isList(body)) return itemsOf(reply, body);
  if (reply instanceof z.ZodMiniObject)
    return partsOf(reply.shape, body as Readonly<Record<string, unknown>>);
  throw new Error('Only a list or an object is sent part by part.');
}

async function* partsOf(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  body: Readonly<Record<string, unknown>>,
): AsyncGenerator<string> {
  let mark = '{';
  for (const [name, schema] of Object.entries(shape)) {
    const part = body[name];
    if (schema instanceof z.ZodMiniArray && isList(part)) {
      yield `${mark}${JSON.stringify(name)}:`;
      yield* itemsOf(schema, part);
    } else {
      const text = JSON.stringify(z.parse(schema, part)) as string | undefined;
      if (text === undefined) continue;
      yield `${mark}${JSON.stringify(name)}:${text}`;
    }
    mark = ',';
  }
  yield mark === '{' ? '{}' : '}';
}

type List = readonly unknown[] | AsyncIterable<unknown>;

async function* itemsOf({ def }: z.ZodMiniArray, items: List): AsyncGenerator<string> {
  let mark = '[';
  for await (const item of items) {
    yield mark + JSON.stringify(z.parse(def.element, item));
    mark = ',';
  }
  yield mark === '[' ? '[]' : ']';
}

const isList = (part: unknown): part is List =>
  Array.isArray(part) || (typeof part === 'object' && part !== null && Symbol.asyncIterator in part);
