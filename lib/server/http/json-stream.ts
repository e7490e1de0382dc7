import 'server-only';
import type { NextApiResponse } from 'next';
import * as z from 'zod/mini';
import type { Operation } from '@/lib/contracts/operation';

/** A reply whose lists may come item by item, as they are read. */
export type InItems<Body> = {
  readonly [Name in keyof Body]:
    Body[Name] | (NonNullable<Body[Name]> extends readonly (infer Item)[] ? AsyncIterable<Item> : never);
};

/** A JSON object that may be too large to be made first and sent then; nobody sees by the answer which it was. */
export class JsonStream<Body extends object> {
  constructor(readonly body: InItems<Body>) {}
}

/** In characters: what is sent at once, and what may fail and still be answered with a refusal. */
const portion = 64 * 1024;

/** Sends the object as its parts are made; what nobody waits for any more is not read. */
export async function sendJson(
  { reply, status }: Operation,
  { body }: JsonStream<object>,
  res: NextApiResponse,
): Promise<void> {
  if (!(reply instanceof z.ZodMiniObject)) throw new Error('Only an object is sent part by part.');
  const gone = new AbortController();
  let goOn: () => void = () => undefined;
  res.on('close', () => {
    gone.abort();
    goOn();
  });
  // One listener for all: behind Next's compression none can be taken away again.
  res.on('drain', () => goOn());
  const begin = () => res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  let waiting = '';
  for await (const piece of piecesOf(reply.shape, body as Readonly<Record<string, unknown>>)) {
    waiting += piece;
    if (waiting.length < portion) continue;
    if (!res.headersSent) begin();
    const isRoom = res.write(waiting);
    waiting = '';
    if (!isRoom && !gone.signal.aborted) await new Promise<void>((resolve) => (goOn = resolve));
    if (gone.signal.aborted) return;
  }
  if (!res.headersSent) begin();
  res.end(waiting);
}

/** The text of the object in pieces, each of them as the contract has it: what it does not declare is left out. */
async function* piecesOf(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  body: Readonly<Record<string, unknown>>,
): AsyncGenerator<string> {
  let mark = '{';
  for (const [name, schema] of Object.entries(shape)) {
    const part = body[name];
    if (schema instanceof z.ZodMiniArray && isIterable(part)) {
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

async function* itemsOf({ def }: z.ZodMiniArray, items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let mark = '[';
  for await (const item of items) {
    yield mark + JSON.stringify(z.parse(def.element, item));
    mark = ',';
  }
  yield mark === '[' ? '[]' : ']';
}

const isIterable = (part: unknown): part is AsyncIterable<unknown> =>
  typeof part === 'object' && part !== null && Symbol.asyncIterator in part;
