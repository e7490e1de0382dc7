/** Runs once in the server's own process, before the first request. */
export async function register() {
  // Only in this form does Next leave the rest out of what it builds for the edge, where nothing of ours runs.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServices } = await import('./instrumentation-node');
    await startServices();
  }
}
