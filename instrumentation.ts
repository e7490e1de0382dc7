/** Runs once in the server's own process, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  try {
    await provideServices();
  } catch (error) {
    // Next would report it, keep the port, and answer every request with a failure.
    const { failStartup } = await import('@/lib/server/startup/fail-startup');
    failStartup(error);
  }
}

async function provideServices() {
  const { outliveLostLines } = await import('@/lib/server/runtime/log');
  outliveLostLines();
  const { env } = await import('@/lib/server/runtime/env');
  if (env().mode === 'hosted') {
    const { provideBackend } = await import('@/lib/server/backend/backend');
    const { connectHostedBackend } = await import('@/lib/server/startup/hosted-backend');
    provideBackend(connectHostedBackend());
  } else {
    const { startLocally } = await import('./local/start-locally');
    await startLocally();
  }
  const { keepRunningDeletions } = await import('@/lib/server/services/deletions/run-deletions');
  keepRunningDeletions();
}
