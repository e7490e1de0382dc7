import { once } from 'node:events';
import { createServer, Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { refuseForeignHosts } from '@/local/process/own-hosts';
import { serveStripe } from '@/local/stripe/server';
import { callAs } from '../../../support/raw-request';
import { emptyFolder } from '../../../support/stripe';

let server: Server;
let port: number;
let reached = 0;
beforeAll(async () => {
  server = createServer((_, response) => {
    reached += 1;
    response.end('ours');
  });
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  refuseForeignHosts(server, ['app.gooddog.example']);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const call = (host: string, path = '/') =>
  callAs(host.replace('PORT', String(port)), `http://127.0.0.1:${port}${path}`);

describe('a local server', () => {
  it.each(['127.0.0.1:PORT', 'localhost:PORT', 'LocalHost:PORT', '[::1]:PORT', 'app.gooddog.example'])(
    'answers as %s',
    async (host) => expect(await call(host)).toMatchObject({ status: 200, text: 'ours' }),
  );

  it.each([
    'evil.example',
    'evil.example:PORT',
    '127.0.0.1.evil.example:PORT',
    'localhost.evil.example:PORT',
    'evil.example:PORT@127.0.0.1:PORT',
    '127.0.0.1',
    '127.0.0.1:1',
    '0.0.0.0:PORT',
    '127.0.0.2:PORT',
    'localhost.:PORT',
    '',
  ])('refuses who calls it %j, before its work begins', async (host) => {
    const before = reached;
    expect(await call(host)).toMatchObject({ status: 403, type: 'text/plain; charset=utf-8' });
    expect(reached).toBe(before);
  });

  it('refuses a call in the form of the contract', async () => {
    const { status, text } = await call('evil.example', '/api/account');
    expect([status, JSON.parse(text)]).toEqual([
      403,
      { error: 'This is served to this machine only, under its own address.', code: 'forbidden' },
    ]);
  });

  it.each([
    ['evil.example', ''],
    ['127.0.0.1:PORT', 'HTTP/1.1 101'],
  ])('opens no socket to %s', async (host, expected) => {
    const socket = connect(port, '127.0.0.1');
    const name = host.replace('PORT', String(port));
    socket.write(`GET / HTTP/1.1\r\nHost: ${name}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    let text = '';
    socket.on('data', (part) => (text += part.toString()));
    await once(socket, 'close');
    expect(text.slice(0, 12)).toBe(expected);
  });
});

it('every server of a process is one, also what was made before and is out of reach', async () => {
  const early = createServer((_, response) => void response.end('ours')).listen(0, '127.0.0.1');
  onTestFinished(() => {
    Reflect.deleteProperty(Server.prototype, 'emit');
    early.closeAllConnections();
    early.close();
  });
  await once(early, 'listening');
  const { port: itsPort } = early.address() as AddressInfo;
  const status = async (host: string) => (await callAs(host, `http://127.0.0.1:${itsPort}/`)).status;
  expect(await status('evil.example')).toBe(200);
  refuseForeignHosts(Server.prototype as Server);
  expect([await status('evil.example'), await status(`localhost:${itsPort}`)]).toEqual([403, 200]);
});

it('the stand-in for Stripe is such a server', async () => {
  const stripe = await serveStripe({ port: 0, dir: emptyFolder() });
  expect((await callAs('evil.example', `${stripe.origin}/`)).status).toBe(403);
  expect((await callAs(`localhost:${stripe.port}`, `${stripe.origin}/`)).status).toBe(200);
  await stripe.close();
});
