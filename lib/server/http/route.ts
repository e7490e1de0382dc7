import 'server-only';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { getRequestMeta } from 'next/dist/server/request-meta';
import * as z from 'zod/mini';
import type { BodyOf, Operation, QueryOf, ReplyOf } from '@/lib/contracts/operation';
import type { Actor } from '@/lib/server/policies/actor';
import { env } from '@/lib/server/runtime/env';
import { duringRequest } from '@/lib/server/runtime/request-context';
import { Fault } from '@/lib/server/faults/fault';
import { rateLimits, costly, type CostlyCalls } from '@/lib/server/rate-limits/rate-limits';
import { countCall } from '@/lib/server/rate-limits/count-call';
import { Answer, NotModified } from './answer';
import { callerAddress } from './caller-address';
import { EventStream, sendEvents } from './event-stream';
import { identifyCaller } from './identify-caller';
import { JsonStream, sendJson } from './json-stream';
import { refuse, type Asked } from './refuse';
import { parseJson, readBody, sentBytes } from './request-body';
import { senderOf, type Sender } from './sender';

export interface Call<O extends Operation, A> {
  readonly actor: A;
  readonly query: QueryOf<O>;
  readonly body: BodyOf<O>;
  readonly ifNoneMatch: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** As it was sent, for an open call that a secret of the deployment lets in. */
  readonly authorization: string | undefined;
  /** The caller's network address, for limits on calls without a token. */
  readonly address: string;
  readonly sender: Sender;
}

/** An operation without a reply answers with events or 204, whatever its work returns; nothing to say is a 204 too. */
type Reply<O extends Operation> = O['reply'] extends undefined
  ? unknown
  : Sent<O> | Answer<Sent<O>> | NotModified | undefined;

type Sent<O extends Operation> = ReplyOf<O> | JsonStream<ReplyOf<O> & object>;

interface Served {
  readonly operation: Operation;
  readonly countedAs?: CostlyCalls | undefined;
  readonly handle: (call: Call<Operation, Actor | null>) => Promise<unknown>;
}

/** Binds an operation to the work behind it, for a caller with a valid token; what is costly is counted call by call. */
export function serve<O extends Operation>(
  operation: O,
  handle: (call: Call<O, Actor>) => Promise<Reply<O>>,
  { countedAs }: { countedAs?: CostlyCalls } = {},
): Served {
  return { operation, handle: handle as unknown as Served['handle'], countedAs };
}

/** The same for an operation that anyone may call. */
export function serveOpen<O extends Operation>(
  operation: O,
  handle: (call: Call<O, null>) => Promise<Reply<O>>,
): Served {
  return { operation, handle: handle as unknown as Served['handle'] };
}

/**
 * The API of one path. Refuses in the contract's order: method, identity, size, shape; then the work. Only who calls far
 * too often is turned away before their request is read.
 */
export function route(...served: readonly Served[]): NextApiHandler {
  const path = served[0]?.operation.path;
  return (req, res) =>
    duringRequest(req, path, async ({ id: requestId }) => {
      const asked: Asked = { requestId, path };
      res.setHeader('X-Request-Id', requestId);
      res.setHeader('Cache-Control', 'private, no-store');
      try {
        await respond(served, req, res, asked);
      } catch (error) {
        refuse(error, req, res, asked);
      }
    });
}

async function respond(
  served: readonly Served[],
  req: NextApiRequest,
  res: NextApiResponse,
  asked: Asked,
): Promise<void> {
  const forMethod = served.filter(({ operation }) => operation.method === req.method);
  if (forMethod.length === 0 && served.length > 0) {
    const allow = [...new Set(served.map(({ operation }) => operation.method))];
    throw new Fault('method_not_allowed', `This address answers to ${allow.join(', ')}.`, { allow });
  }
  const open = forMethod.length > 0 && forMethod.every(({ operation }) => operation.open);
  const beforeConfirming =
    forMethod.length > 0 && forMethod.every(({ operation }) => operation.beforeConfirming);
  const address = callerAddress(req, env().TRUST_PROXY);
  const actor = open ? null : await identifyCaller(req.headers.authorization, address, { beforeConfirming });
  if (actor) {
    asked.uid = actor.uid;
    await rateLimits().calls.take(actor.uid);
  }
  const bytes = req.method === 'GET' ? Buffer.alloc(0) : await readBody(req, mostKibibytes(forMethod));
  if (served.length === 0) throw new Fault('not_found', 'There is nothing at this address.');

  const { operation, handle, query, countedAs } = matching(forMethod, searchOf(req));
  const call = {
    actor,
    query,
    body: bodyFor(operation, bytes, req.headers['content-type']),
    ifNoneMatch: req.headers['if-none-match'],
    idempotencyKey: idempotencyKeyOf(req),
    authorization: req.headers.authorization,
    address,
    sender: senderOf(req, env().APP_URL),
  } as Call<Operation, Actor | null>;
  if (actor && countedAs) await countCall({ limit: costly(countedAs), key: actor.uid });
  const result = await handle(call);
  if (result instanceof EventStream) await sendEvents(result, res);
  else await send(operation, result, res);
}

/** What takes another size than others has a path and a method of its own. */
const mostKibibytes = (served: readonly Served[]) =>
  served.length === 0
    ? undefined
    : Math.max(
        ...served.map(({ operation: { bytes, kibibytes } }) => (bytes ? bytes.mebibytes * 1_024 : kibibytes)),
      );

function searchOf(req: NextApiRequest): Record<string, string | string[]> {
  const search: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  // On its way here Next writes `req.url` anew, without parameters like `__proto__` and those that it takes for its own.
  const asked = getRequestMeta(req, 'initURL') ?? req.url ?? '';
  const searchParams = new URLSearchParams(/\?(.*)/s.exec(asked)?.[1]);
  for (const name of new Set(searchParams.keys())) {
    const values = searchParams.getAll(name);
    // A repeated parameter stays a list, which no schema takes.
    search[name] = values.length === 1 ? (values[0] ?? '').toWellFormed() : values;
  }
  return { ...search };
}

/** The one operation whose query fits; otherwise 400 in the words of the one that came closest. */
function matching(candidates: readonly Served[], search: Record<string, string | string[]>) {
  const tried = candidates.map((served) => ({ ...served, parsed: served.operation.query.safeParse(search) }));
  for (const { parsed, ...fitting } of tried) {
    if (parsed.success) return { ...fitting, query: parsed.data };
  }
  const closest = tried.reduce((best, next) =>
    issues(next.parsed).length < issues(best.parsed).length ? next : best,
  );
  throw invalid('query', issues(closest.parsed));
}

type Issues = z.core.$ZodError['issues'];

function issues(parsed: { error?: { issues: Issues } | undefined }): Issues {
  return parsed.error?.issues ?? [];
}

/** What a call that takes no body may be sent all the same. */
const noFields = z.pipe(
  z.strictObject({}),
  z.transform(() => undefined),
);

function bodyFor(operation: Operation, bytes: Buffer, contentType: string | undefined): unknown {
  if (!operation.body && bytes.length === 0) return undefined;
  const sent = operation.bytes
    ? sentBytes(bytes, contentType, operation.bytes.types)
    : parseJson(bytes, contentType);
  const parsed = (operation.body ?? noFields).safeParse(sent);
  if (!parsed.success) throw invalid('body', parsed.error.issues);
  return parsed.data;
}

function invalid(part: 'query' | 'body', found: Issues): Fault {
  const fields = found.flatMap((issue) => {
    const path = issue.path.map(String).join('.');
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
    return issue.keys.map((key) => ({
      path: path ? `${path}.${key}` : key,
      message: 'This field is not known.',
    }));
  });
  const where = part === 'query' ? 'The address' : 'The request';
  return new Fault('validation', `${where} is not valid: ${fields[0]?.message ?? 'check its fields'}`, {
    fields: fields.slice(0, 50),
  });
}

function idempotencyKeyOf(req: NextApiRequest): string | undefined {
  const key = req.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > 255) {
    throw new Fault('validation', 'An Idempotency-Key has 1 to 255 characters.');
  }
  return key;
}

async function send(operation: Operation, result: unknown, res: NextApiResponse): Promise<void> {
  if (result instanceof NotModified) {
    res.setHeader('ETag', result.etag);
    res.setHeader('Cache-Control', 'private, no-cache');
    res.writeHead(304).end();
    return;
  }
  const { body, headers: own } = result instanceof Answer ? (result as Answer<unknown>) : new Answer(result);
  const headers = { ...own, ...('ETag' in own && { 'Cache-Control': 'private, no-cache' }) };
  if (body instanceof JsonStream) {
    await sendJson(operation, body as JsonStream<object>, headers, res);
    return;
  }
  if (!operation.reply || body === undefined) {
    res.writeHead(204, headers).end();
    return;
  }
  // Parsing drops what the contract does not declare.
  const text = JSON.stringify(operation.reply.parse(body));
  res
    .writeHead(operation.status, { ...headers, 'Content-Type': 'application/json; charset=utf-8' })
    .end(text);
}
