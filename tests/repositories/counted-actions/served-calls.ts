import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { afterAll } from 'vitest';
import type { Operation } from '@/lib/contracts/operation';
import { operations } from '../../support/operations';
import type { Person } from './people';

export interface Sent {
  readonly as?: Person | undefined;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly picture?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Those that browsers send with an Idempotency-Key. */
const keyed = new Set([
  'createSnippet',
  'importSnippets',
  'createOrganization',
  'inviteMember',
  'createLessonSet',
  'createSavedFilter',
  'recordUses',
  'noteDogEmail',
  'uploadPicture',
  'uploadEmailPicture',
]);

const limits = Symbol.for('heelwrite.rateLimits');

/** A minute with no call in it yet: how many calls were made before must not show in what one costs. */
const beginMinute = () => void Reflect.deleteProperty(globalThis, limits);

async function handlerOf(path: string): Promise<NextApiHandler> {
  const file = [`pages${path}.ts`, `pages${path}/index.ts`].find(existsSync);
  if (file === undefined) throw new Error(`Nothing is served at ${path}.`);
  return ((await import(/* @vite-ignore */ resolve(file))) as { default: NextApiHandler }).default;
}

export interface Served {
  readonly origin: string;
  /** Calls an operation by its name, as a browser would; throws where it is refused. */
  call(name: string, sent: Sent): Promise<unknown>;
  /** The same for what is no operation. */
  ask(method: string, path: string, sent: Sent, raw?: string): Promise<unknown>;
}

/** The routes of the app, served in this process over HTTP until the tests of the file are over. */
export async function serveRoutes(): Promise<Served> {
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://here');
    const picture = /^\/pictures\/(.+)$/.exec(pathname)?.[1];
    if (picture !== undefined) Object.assign(req, { query: { file: picture } });
    void handlerOf(picture === undefined ? pathname : '/api/pictures/[file]').then((handle) =>
      handle(req as NextApiRequest, res as NextApiResponse),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const ask: Served['ask'] = async (method, path, { as, query, body, picture, headers }, raw) => {
    beginMinute();
    const sent = picture ?? raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const type = picture ? 'image/png' : 'application/json';
    const answer = await fetch(`${origin}${path}?${new URLSearchParams(query).toString()}`, {
      method,
      headers: {
        ...(as && { Authorization: `Bearer ${as.token}` }),
        ...(sent !== undefined && { 'Content-Type': type }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent as BodyInit }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return isJson ? (JSON.parse(text) as unknown) : text;
  };
  return {
    origin,
    ask,
    call: async (name, sent) => {
      const { method, path } = operationCalled(name);
      const key = keyed.has(name) && { 'Idempotency-Key': crypto.randomUUID() };
      return ask(method, path, { ...sent, headers: { ...key, ...sent.headers } });
    },
  };
}

function operationCalled(name: string): Operation {
  const found = operations.find(([each]) => each === name)?.[1];
  if (!found) throw new Error(`There is no operation ${name}.`);
  return found;
}
