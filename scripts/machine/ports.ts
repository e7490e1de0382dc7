import { once } from 'node:events';
import { createServer } from 'node:net';
import { Failure } from '../bootstrap/say.mjs';

async function listen(port: number) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : port;
}

/** A port that nobody uses. */
export const freePort = () => listen(0);

/** Fails with a sentence where another program has the port. */
export async function expectFree(port: string, variable: string) {
  if (!/^\d+$/.test(port) || Number(port) > 65_535) throw new Failure(`${variable} is not a port: ${port}`);
  try {
    await listen(Number(port));
  } catch {
    throw new Failure(
      `Port ${port} is taken by another program: stop that one, or choose another port with ${variable}=….`,
    );
  }
}
