import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventOf } from '@/lib/contracts/event-stream';
import { engineAt } from '@/lib/server/gateways/pronoun-engine';
import { smtpMailer } from '@/lib/server/gateways/smtp-mailer';

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('another pronoun engine', () => {
  const swap = async (answer: RequestListener, patience: number) => {
    const server = createServer(answer);
    onTestFinished(() => server.closeAllConnections());
    const engine = engineAt(`http://${await listening(server)}`, undefined, patience);
    const chunks: string[] = [];
    const { signal } = new AbortController();
    for await (const chunk of engine('<p>He</p>', 'male', 'female', { signal })) chunks.push(chunk);
    return chunks;
  };

  it('that never answers is given up', () =>
    expect(swap(() => undefined, 50)).rejects.toThrow('The pronoun engine has gone silent.'));

  it('that stops in the middle is given up', () =>
    expect(swap((_request, response) => void response.write(eventOf('<p>')), 50)).rejects.toThrow(
      'The pronoun engine has gone silent.',
    ));

  it('may take its time as long as it goes on', async () => {
    const chunks = await swap((_request, response) => {
      let left = 6;
      const timer = setInterval(() => {
        if (left-- > 0) response.write(eventOf('x'));
        else {
          clearInterval(timer);
          response.end('event: DONE\n\n');
        }
      }, 100);
    }, 400);
    expect(chunks.join('')).toBe('xxxxxx');
  });
});

describe('a mail server', () => {
  it('that never greets is given up', async () => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
    });
    const mailer = smtpMailer(`smtp://${await listening(server)}`, 'Heelwrite <hello@heelwrite.test>', 50);
    const mail = { to: 'sam@dogs.example', subject: 'X', text: 'X', html: 'X' };
    // On a busy machine the time for connecting may be over first.
    await expect(mailer.send(mail)).rejects.toThrow(/greeting|timeout/i);
  });
});
