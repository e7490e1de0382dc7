import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A mail server that takes one user, remembers what it was told, and encrypts nothing. */
export async function startSmtp(user: string, password: string) {
  const told: string[] = [];
  const open = new Set<Socket>();
  const secret = btoa(`\0${user}\0${password}`);
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    socket.write('220 mail ready\r\n');
    socket.on('data', (chunk) => {
      const line = chunk.toString().trim();
      told.push(line.split(' ')[0]?.toUpperCase() ?? '');
      socket.write(`${answerTo(line, secret)}\r\n`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { told, port: (server.address() as AddressInfo).port };
}

function answerTo(line: string, secret: string): string {
  if (/^(EHLO|HELO)/i.test(line)) return '250-mail\r\n250 AUTH PLAIN';
  if (/^AUTH PLAIN/i.test(line)) {
    return line.endsWith(secret) ? '235 welcome' : `535 not with ${line}`;
  }
  if (/^STARTTLS/i.test(line)) return '502 no such command';
  return /^QUIT/i.test(line) ? '221 bye' : '502 no such command';
}
