import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { Server } from 'node:net';

interface Begun {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: HttpServer;
}

/**
 * What the servers of this process are answering. Next keeps its own server to itself, and Node tells of every request, so
 * it is the first of them that shows which server there is.
 */
export class OpenAnswers {
  readonly #open = new Map<ServerResponse, string>();
  readonly #servers = new Set<HttpServer>();
  #isEnding = false;
  #tellIfNone: () => void = () => undefined;

  /** Begins to take notice. */
  watch(): void {
    subscribe('http.server.request.start', (begun) => this.#begin(begun as Begun));
  }

  #begin({ request, response, server }: Begun): void {
    this.#open.set(response, `${request.method ?? ''} ${request.url?.split('?')[0] ?? ''}`);
    response.once('close', () => {
      this.#open.delete(response);
      if (this.#open.size === 0) this.#tellIfNone();
    });
    this.#servers.add(server);
    if (this.#isEnding) {
      response.setHeader('Connection', 'close');
      stopListening(server);
    }
  }

  /** Takes no new connections; whatever still comes in on the others is answered, and told to come no more. */
  end(): void {
    this.#isEnding = true;
    for (const server of this.#servers) stopListening(server);
    for (const response of this.#open.keys()) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
  }

  /** Resolves once nobody waits for an answer. */
  async finished(): Promise<void> {
    if (this.#open.size === 0) return;
    await new Promise<void>((resolve) => (this.#tellIfNone = resolve));
  }

  /** Ends the connections, on which nobody waits for an answer any more. */
  hangUp(): void {
    for (const server of this.#servers) server.closeAllConnections();
  }

  /** Method and path of what is not answered yet. */
  get unfinished(): string[] {
    return [...this.#open.values()];
  }
}

/** The connections stay: http's own `close` would end the idle ones while their callers may be sending. */
function stopListening(server: HttpServer): void {
  if (server.listening) Server.prototype.close.call(server);
}
