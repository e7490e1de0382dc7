import { lockDataDir } from '../process/data-dir-lock.ts';
import { endWhenAnswered } from '../process/end-when-answered.ts';
import { explainFailure } from '../process/explain-failure.ts';
import { serveStripe } from './server.ts';

// A process of its own, started by file name: node local/stripe/stripe-service.ts <port> <folder> [<webhook address>]
const [port, dir, webhookUrl] = process.argv.slice(2);
if (!port || !dir) throw new Error('Expected the port and the folder of what is kept.');

try {
  lockDataDir(dir);
  const server = await serveStripe({ port: Number(port), dir, webhookUrl });
  endWhenAnswered((done) => void server.close().finally(done));
} catch (error) {
  console.error(`The stand-in for Stripe can't run: ${explainFailure(error)}`);
  process.exit(1);
}
