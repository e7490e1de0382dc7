import { Server } from 'node:http';
import { join } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Backend } from '@/lib/server/backend/backend';
import { env } from '@/lib/server/runtime/env';
import { doLast } from '@/lib/server/runtime/shutdown';
import { videoPages } from '@/lib/server/gateways/video-pages';
import { serveBaseline } from './bench/baseline-server';
import { lockDataDir } from './process/data-dir-lock';
import { embeddedFirestore } from './firestore/embedded-firestore';
import { Journal } from './firestore/journal';
import { localProjectId } from './auth/project-id';
import { migrateLocally } from './migrate-locally';
import { outbox } from './outbox';
import { pictureFiles } from './disk/picture-files';
import { refuseForeignHosts } from './process/own-hosts';
import { waitForService } from './process/wait-for-service';
import { localBilling } from './stripe/local-billing';

/** Stands in for the hosted services, with everything they keep under DATA_DIR. */
export async function startLocalBackend(): Promise<Backend> {
  const { APP_URL, AUTH_PORT, BENCH_PORT, DATA_DIR, MAIL_FROM, VIDEO_PROXY_URL } = env();
  // Next keeps its server to itself.
  refuseForeignHosts(Server.prototype as Server, [new URL(APP_URL).host]);
  const stored = join(DATA_DIR, 'firestore');
  lockDataDir(stored);
  const journal = new Journal(stored);
  const firestore = embeddedFirestore(localProjectId, journal);
  doLast('bringing the local store to disk', () => {
    journal.sync();
    return Promise.resolve();
  });
  await migrateLocally(firestore, stored);

  if (BENCH_PORT) serveBaseline(firestore, Number(BENCH_PORT));

  const authHost = `127.0.0.1:${AUTH_PORT}`;
  // The only way to tell firebase-admin; from here on it takes unsigned tokens too.
  // eslint-disable-next-line no-restricted-syntax -- written, not read
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = authHost;
  const auth = getAuth(initializeApp({ projectId: localProjectId }));
  await waitForService(authHost, 'sign-in service');

  return {
    firestore,
    auth,
    mailer: outbox(join(DATA_DIR, 'outbox'), MAIL_FROM),
    billing: await localBilling(),
    pictures: pictureFiles(join(DATA_DIR, 'pictures')),
    videos: videoPages({ proxy: VIDEO_PROXY_URL }),
    isWritable: () => journal.isWritable,
  };
}
