import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Agent, createServer, request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Person } from '@/scripts/upgrade/release-calls';
import { OwnApp } from '../support/own-app';

const app = new OwnApp();
let trainer: Person;

/** Sends its first piece at once, and the second one when the test says so. */
const engine = createServer((call, answer) => {
  call.resume();
  answer.writeHead(200, { 'Content-Type': 'text/event-stream' });
  answer.write('data: <p>She sat\n\n');
  goOn.push(() => answer.end('data: down.</p>\n\nevent: DONE\n\n'));
});
const goOn: (() => void)[] = [];
let settings: Record<string, string>;

beforeAll(async () => {
  engine.listen(0, '127.0.0.1');
  await once(engine, 'listening');
  settings = { PRONOUN_ENGINE_URL: `http://127.0.0.1:${(engine.address() as AddressInfo).port}/` };
  await app.start();
  trainer = await app.calls.signIn('trainer@heelwrite.test');
  app.signal();
  expect(await app.ended()).toBe(0);
}, 120_000);

afterAll(async () => {
  engine.closeAllConnections();
  engine.close();
  await app.remove();
}, 60_000);

function open(method: string, path: string, agent?: Agent): ClientRequest {
  const call = request(`${app.url}${path}`, {
    method,
    ...(agent && { agent }),
    headers: { Authorization: `Bearer ${trainer.token}`, 'Content-Type': 'application/json' },
  });
  call.on('error', () => undefined);
  return call;
}

async function answerTo(call: ClientRequest): Promise<IncomingMessage> {
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return answer;
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += String(part);
  return text;
}

/** A save of which the server has the head and half of the body. */
async function halfSent(title: string): Promise<{ call: ClientRequest; finish: () => void }> {
  const body = JSON.stringify({ title, versions: { male: { html: '<p>He sat.</p>' } } });
  const call = open('POST', '/api/snippets');
  call.setHeader('Content-Length', Buffer.byteLength(body));
  call.write(body.slice(0, 20));
  return { call, finish: () => call.end(body.slice(20)) };
}

async function swapUnderWay(): Promise<IncomingMessage> {
  const call = open('POST', '/api/swap-pronouns');
  call.end(JSON.stringify({ startingSex: 'male', desiredSex: 'female', htmlString: '<p>He sat down.</p>' }));
  const answer = await answerTo(call);
  await once(answer, 'readable');
  return answer;
}

/** One whose head has come, and of which nothing is read yet that does not fit into the line. */
async function exportUnderWay(): Promise<IncomingMessage> {
  const call = open('GET', '/api/account/export');
  call.end();
  return answerTo(call);
}

const wordsUsed = async () => {
  const usage = await app.calls.call(trainer, 'GET', '/api/usage');
  return (usage as { tokens: { used: number } }).tokens.used;
};

const mailsTo = (email: string) =>
  readdirSync(join(app.dataDir, 'outbox')).filter((name) => name.endsWith(` ${email}.eml`));

const titles = async () =>
  ((await app.calls.call(trainer, 'GET', '/api/snippets')) as { title: string }[]).map(({ title }) => title);

const untilNobodyListens = () =>
  vi.waitFor(() => expect(fetch(`${app.url}/api/health`)).rejects.toThrow(), { timeout: 10_000 });

describe('a process that is asked to end', () => {
  it('finishes all that is under way, takes nothing new, and ends with 0', async () => {
    await app.startAgain(settings);
    for (let n = 0; n < 6; n += 1) {
      const snippets = Array.from({ length: 40 }, (_, at) => ({
        title: `Long ${n}.${at}`,
        versions: { male: { html: `<p>${'He sat and stayed. '.repeat(1_000)}</p>` } },
      }));
      await app.calls.call(trainer, 'POST', '/api/snippets/import', { snippets });
    }
    const before = mailsTo(trainer.email).length;
    const keptAlive = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = open('GET', '/api/usage', keptAlive);
    first.end();
    await textOf(await answerTo(first));
    const [save, swap, exported] = [await halfSent('Slow'), await swapUnderWay(), await exportUnderWay()];
    await fetch(`${app.url}/api/account/password-reset-mail`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: trainer.email }),
    });

    app.signal();
    await untilNobodyListens();

    const late = open('GET', '/api/usage', keptAlive);
    late.end();
    const lateAnswer = await answerTo(late);
    expect([lateAnswer.statusCode, lateAnswer.headers.connection]).toEqual([200, 'close']);
    await textOf(lateAnswer);
    save.finish();
    const saved = await answerTo(save.call);
    expect([saved.statusCode, saved.headers.connection]).toEqual([201, 'close']);
    await textOf(saved);
    for (const finish of goOn.splice(0)) finish();
    expect(await textOf(swap)).toBe('data: <p>She sat\n\ndata: down.</p>\n\nevent: DONE\n\n');
    const everything = JSON.parse(await textOf(exported)) as { snippets: unknown[] };
    expect(everything.snippets.length).toBeGreaterThanOrEqual(240);

    expect(await app.ended()).toBe(0);
    expect(mailsTo(trainer.email)).toHaveLength(before + 1);
    keptAlive.destroy();
  }, 60_000);

  it('cuts off what takes too long, for nothing, and names what it could not finish', async () => {
    await app.startAgain({ ...settings, SHUTDOWN_SECONDS: '10' });
    expect(await titles(), 'nothing of before is lost').toContain('Slow');
    const used = await wordsUsed();
    const [stuck, swap] = [await halfSent('Stuck'), await swapUnderWay()];
    expect(await wordsUsed()).toBeGreaterThan(used);
    app.signal();
    expect(await textOf(swap)).toBe(
      'data: <p>She sat\n\n' +
        'event: error\ndata: {"error":"Heelwrite is being restarted, and this was cut off. Please try again in a moment.","code":"unavailable"}\n\n',
    );
    expect(await app.ended()).toBe(1);
    stuck.call.destroy();
    const told = app.log.split('\n').filter((line) => line.includes('ended by force'));
    expect(told).toHaveLength(1);
    expect((JSON.parse(told[0] ?? '') as { unfinished: string }).unfinished).toContain('POST /api/snippets');
    expect(told[0]).not.toContain('swap-pronouns');

    await app.startAgain();
    expect(await wordsUsed()).toBe(used);
    expect(await titles()).not.toContain('Stuck');
  }, 60_000);

  it('ends at once when it is asked a second time', async () => {
    const stuck = await halfSent('Stuck again');
    await app.calls.call(trainer, 'GET', '/api/usage');
    app.signal('SIGINT');
    await untilNobodyListens();
    // What comes within a quarter of a second is the same Ctrl+C.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const asked = performance.now();
    app.signal('SIGINT');
    expect(await app.ended()).toBe(1);
    expect(performance.now() - asked).toBeLessThan(10_000);
    stuck.call.destroy();
  }, 60_000);
});
