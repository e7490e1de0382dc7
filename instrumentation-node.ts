/** Provides what the app stands on, or ends the process: Next alone would answer every request with a failure. */
export async function startServices() {
  try {
    await provideServices();
  } catch (error) {
    const { failStartup } = await import('@/lib/server/startup/fail-startup');
    failStartup(error);
  }
}

async function provideServices() {
  const { nameTracesIn, outliveLostLines } = await import('@/lib/server/runtime/log');
  outliveLostLines();
  const { env } = await import('@/lib/server/runtime/env');
  const { mode, ACCESS_LOG, FIREBASE_PROJECT_ID, GOOGLE_CLOUD_PROJECT } = env();
  nameTracesIn(GOOGLE_CLOUD_PROJECT ?? FIREBASE_PROJECT_ID);
  const { startTelemetry } = await import('@/lib/server/telemetry/start-telemetry');
  await startTelemetry();
  const { observeRequests } = await import('@/lib/server/http/observe-requests');
  observeRequests({ isLogged: (ACCESS_LOG ?? (mode === 'hosted' ? 'on' : 'off')) === 'on' });
  if (mode === 'hosted') {
    const { provideBackend } = await import('@/lib/server/backend/backend');
    const { connectHostedBackend } = await import('@/lib/server/startup/hosted-backend');
    provideBackend(connectHostedBackend());
  } else {
    const { startLocally } = await import('./local/start-locally');
    await startLocally();
  }
  const { keepRunningDeletions } = await import('@/lib/server/services/deletions/run-deletions');
  keepRunningDeletions();
  const { keepPurgingTrash } = await import('@/lib/server/services/snippets/purge-trash');
  keepPurgingTrash();
  const { keepSweepingPictures } = await import('@/lib/server/services/pictures/sweep-pictures');
  keepSweepingPictures();
  const { keepForgettingSuggestions } = await import('@/lib/server/services/snippets/forget-suggestions');
  keepForgettingSuggestions();
}
