/** Runs once in the server's own process, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('./lib/server/env');
  const { provideBackend } = await import('./lib/server/backend');
  if (env().mode === 'hosted') {
    const { connectHostedBackend } = await import('./lib/server/hosted-backend');
    provideBackend(connectHostedBackend());
  } else {
    const { startLocalBackend } = await import('./local/local-backend');
    provideBackend(await startLocalBackend());
    const { addDemoData } = await import('./local/demo/demo-data');
    await addDemoData();
  }
}
