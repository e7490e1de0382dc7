import { createServer, type IncomingMessage } from 'node:http';
import { lockDataDir } from '../process/data-dir-lock.ts';
import { endWhenAnswered } from '../process/end-when-answered.ts';
import { refuseForeignHosts } from '../process/own-hosts.ts';
import { explainFailure } from '../process/explain-failure.ts';
import { AccountFile } from './account-file.ts';
import { localProjectId } from './project-id.ts';
import { firebaseEmulator } from './firebase-emulator.ts';
import { savingBeforeAnswering } from './save-before-answering.ts';

// A process of its own, started by file name: node local/auth/auth-service.ts <port> <folder>
const [port, dir] = process.argv.slice(2);
if (!port || !dir) throw new Error('Expected the port and the folder of the accounts.');

const readsOnly = /:(lookup|query|batchGet|createAuthUri)$/;
const mayChangeAccounts = ({ method, url = '' }: IncomingMessage) =>
  method !== 'GET' && method !== 'OPTIONS' && !readsOnly.test(url.split('?')[0] ?? '');

try {
  lockDataDir(dir);
  const { app, state } = await firebaseEmulator(localProjectId);
  const saveBeforeAnswering = savingBeforeAnswering(new AccountFile(dir, state));

  const server = createServer((request, response) => {
    if (mayChangeAccounts(request)) saveBeforeAnswering(response);
    app(request, response);
  });
  refuseForeignHosts(server);
  server.on('error', fail);
  // The app keeps its connections for the next call: closing an idle one could meet that call half-way and lose it.
  server.keepAliveTimeout = 0;
  // Loopback only: the emulator believes whoever says that they own the project.
  server.listen(Number(port), '127.0.0.1');
  endWhenAnswered((done) => server.close(done));
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  console.error(`The sign-in service can't run: ${explainFailure(error)}`);
  process.exit(1);
}
