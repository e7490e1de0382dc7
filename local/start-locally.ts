import { provideBackend } from '@/lib/server/backend/backend';
import { addDemoData } from './demo/demo-data';
import { startLocalBackend } from './local-backend';
import { explainFailure } from './process/explain-failure';

/** Provides the stand-ins and the demo data, or throws one sentence that says why not. */
export async function startLocally(): Promise<void> {
  try {
    provideBackend(await startLocalBackend());
    await addDemoData();
  } catch (cause) {
    throw new Error(explainFailure(cause), { cause });
  }
}
