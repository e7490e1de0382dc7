import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clientsOf, emptyFolder } from '../../../support/stripe';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function startService(port: number, dir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['local/stripe/stripe-service.ts', String(port), dir], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/`), { timeout: 20_000, interval: 50 });
  return child;
}

test('kill -9 loses nothing that was acknowledged', { timeout: 60_000 }, async () => {
  const [port, dir] = [await freePort(), emptyFolder()];
  const { stripe } = clientsOf(port);
  const acknowledged: string[] = [];
  for (let round = 1; round <= 3; round += 1) {
    const child = await startService(port, dir);
    const ended = once(child, 'exit');
    const write = async () => {
      for (;;) {
        const { id } = await stripe.customers.create(
          { email: 'sam@heelwrite.test' },
          { maxNetworkRetries: 0 },
        );
        acknowledged.push(id);
      }
    };
    const writing = Promise.allSettled([write(), write(), write()]);
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 200));
    child.kill('SIGKILL');
    await Promise.all([ended, writing]);
  }
  await startService(port, dir);
  const stored = new Set<string>();
  for await (const { id } of stripe.customers.list({ limit: 100 })) stored.add(id);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});

test('an idempotency key holds beyond kill -9', { timeout: 60_000 }, async () => {
  const [port, dir] = [await freePort(), emptyFolder()];
  const { billing } = clientsOf(port);
  const find = () => billing.findOrCreateCustomer({ uid: 'sam' }, 'sam@heelwrite.test');
  const child = await startService(port, dir);
  const { stripe } = clientsOf(port);
  const create = () => stripe.customers.create({ email: 'kim@heelwrite.test' }, { idempotencyKey: 'kim' });
  const [sam, kim] = [await find(), await create()];
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  await startService(port, dir);
  expect(await find()).toBe(sam);
  expect((await create()).id).toBe(kim.id);
});
