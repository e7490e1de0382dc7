import { localProjectId } from '../../auth/project-id.ts';
import { lockDataDir } from '../../process/data-dir-lock.ts';
import { explainFailure } from '../../process/explain-failure.ts';
import { Journal } from '../journal.ts';
import { journaledStore, storesInMemory } from './stores.ts';
import { serveStore } from './serve-store.ts';

// A process of its own, started by file name: node local/firestore/server/store-service.ts <port> [<folder>]
const [port, dir] = process.argv.slice(2);
if (!port) throw new Error('Expected the port, and the folder of the documents where they are to be kept.');

/** For how long it goes on with what is being answered once it is asked to end. */
const patience = 5_000;

try {
  if (dir) lockDataDir(dir);
  const stores = dir ? journaledStore(localProjectId, new Journal(dir)) : storesInMemory();
  const { close } = await serveStore(stores, Number(port));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), patience).unref();
      void close().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(`The store can't run: ${explainFailure(error)}`);
  process.exit(1);
}
