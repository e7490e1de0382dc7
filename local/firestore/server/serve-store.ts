import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { grpc } from 'google-gax';
import { refuseForeignHosts } from '../../process/own-hosts.ts';
import type { Answer } from '../google-semantics.ts';
import { invalid } from '../store-errors.ts';
import { calls, refused, type Store } from './calls.ts';
import { firestoreProtocol } from './protocol.ts';
import type { Caller } from './transactions.ts';

/** Every project that has been asked for, and the store of one; throws for one that there is none of. */
export interface Stores {
  of(projectId: string): Store;
  all(): Iterable<Store>;
}

type Unary = grpc.ServerUnaryCall<Uint8Array, object>;
type Streaming = grpc.ServerWritableStream<Uint8Array, object>;
type Call = Unary | Streaming;
type Work = (store: Store, request: never, caller: Caller) => Promise<object>;

/** More than the 10 MiB that a commit may have, so that the store is the one who refuses it. */
const largestMessage = 32 * 1024 * 1024;

/**
 * Answers as Google's Firestore does, on the loopback only, to whoever asks; plain HTTP is told that it runs. Returns its
 * port, and what ends it once all that is being answered is answered.
 */
export async function serveStore(stores: Stores, port: number) {
  const server = new grpc.Server({ 'grpc.max_receive_message_length': largestMessage });
  /** By the peer that a call names. */
  const connections = new Map<string, Socket>();
  const { service, read } = firestoreProtocol();
  const answer = async (name: string, call: Call) => {
    const work = (calls as Partial<Record<string, Work>>)[name];
    if (!work) throw refused(name);
    const request = read(name, call.request);
    return work(stores.of(projectIn(request)), request as never, {
      connection: connections.get(call.getPeer()) ?? call,
      isGone: () => call.cancelled,
    });
  };
  const handlers: grpc.UntypedServiceImplementation = Object.fromEntries(
    Object.entries(service).map(([name, { responseStream }]) => [
      name,
      responseStream
        ? (call: Streaming) =>
            void answer(name, call).then(
              (answers) => {
                for (const each of answers as readonly Answer[]) call.write(each);
                call.end();
              },
              (error: unknown) => call.emit('error', statusOf(error)),
            )
        : (call: Unary, reply: grpc.sendUnaryData<object>) =>
            void answer(name, call).then(
              (message) => reply(null, message),
              (error: unknown) => reply(statusOf(error)),
            ),
    ]),
  );
  server.addService(service, { ...handlers, Listen: refuseToListen });
  const injector = server.createConnectionInjector(grpc.ServerCredentials.createInsecure());

  const plain = createHttpServer((_request, response) => response.end('Ok'));
  refuseForeignHosts(plain);
  const door = createServer((socket) => {
    const peer = `${socket.remoteAddress}:${socket.remotePort}`;
    socket.on('error', () => socket.destroy());
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      if (!first.toString('latin1').startsWith('PRI')) {
        plain.emit('connection', socket);
        socket.resume();
        return;
      }
      connections.set(peer, socket);
      socket.on('close', () => {
        connections.delete(peer);
        for (const { transactions } of stores.all()) transactions.hangUp(socket);
      });
      injector.injectConnection(socket);
    });
  });
  door.listen(port, '127.0.0.1');
  await once(door, 'listening');

  return {
    port: (door.address() as AddressInfo).port,
    close: async () => {
      door.close();
      plain.close();
      await new Promise((closed) => server.tryShutdown(closed));
    },
  };
}

/** Refused within the stream: its client takes a stream that ends, however it ends, for one to open again. */
function refuseToListen(call: grpc.ServerDuplexStream<Uint8Array, object>): void {
  const { code, details: message } = statusOf(refused('Listen'));
  call.once('data', () =>
    call.write({ targetChange: { targetChangeType: 'REMOVE', cause: { code, message } } }),
  );
  call.on('end', () => call.end());
}

/** The project that a request is about: each of them names a database, or something in it. */
function projectIn({ database, parent }: { readonly database?: string; readonly parent?: string }): string {
  const [, project] = /^projects\/([^/]+)\/databases\//u.exec(database ?? parent ?? '') ?? [];
  if (project === undefined) throw invalid('The request names no database.');
  return project;
}

/** What Firestore's client makes its errors of; it puts the code before the sentence itself. */
function statusOf(error: unknown): Partial<grpc.StatusObject> {
  const { code, message } = error as { readonly code?: unknown; readonly message?: string };
  const details = (message ?? String(error)).replace(/^\d+ [A-Z_]+: /u, '');
  if (isCode(code)) return { code, details };
  // A full disk: no code that is tried again, as there is as little room the next moment.
  if (code === 'unavailable') return { code: grpc.status.DATA_LOSS, details };
  console.error('The store failed:', error);
  return { code: grpc.status.UNKNOWN, details };
}

const isCode = (code: unknown): code is grpc.status => typeof code === 'number' && code in grpc.status;
