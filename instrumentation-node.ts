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
  const { mode, ACCESS_LOG, FIREBASE_PROJECT_ID, GOOGLE_CLOUD_PROJECT, SHUTDOWN_SECONDS } = env();
  nameTracesIn(GOOGLE_CLOUD_PROJECT ?? FIREBASE_PROJECT_ID);
  const { startTelemetry } = await import('@/lib/server/telemetry/start-telemetry');
  const { doLast } = await import('@/lib/server/runtime/shutdown');
  doLast('sending what was measured', await startTelemetry());
  const { observeRequests } = await import('@/lib/server/http/observe-requests');
  observeRequests({ isLogged: (ACCESS_LOG ?? (mode === 'hosted' ? 'on' : 'off')) === 'on' });
  const { secureAnswers } = await import('./secure-answers');
  secureAnswers();
  // Next's own server for development ends by itself, with what it has compiled.
  if (process.env.NODE_ENV === 'production') {
    const { OpenAnswers } = await import('@/lib/server/runtime/open-answers');
    const { endOnSignals } = await import('@/lib/server/startup/end-on-signals');
    const answers = new OpenAnswers();
    answers.watch();
    endOnSignals(answers, SHUTDOWN_SECONDS);
  }
  if (mode === 'hosted') {
    const { provideBackend } = await import('@/lib/server/backend/backend');
    const { connectHostedBackend } = await import('@/lib/server/startup/hosted-backend');
    provideBackend(await connectHostedBackend());
  } else {
    const { startLocally } = await import('./local/start-locally');
    await startLocally();
  }
  void sayWhatIsDue();
  const { keepDoingAll } = await import('@/lib/server/services/periodic-work');
  keepDoingAll();
}

/** What an older release has written is read as well, so that this is no reason not to serve. */
async function sayWhatIsDue() {
  const { logFailure, logLine } = await import('@/lib/server/runtime/log');
  const { backend } = await import('@/lib/server/backend/backend');
  const { runningVersion } = await import('@/lib/server/runtime/version');
  const { settleOrNameDue } = await import('./migrations/settle-or-name-due');
  try {
    const due = await settleOrNameDue(backend().firestore, runningVersion);
    if (due !== undefined) logLine('WARNING', due, { work: 'looking for migrations' });
  } catch (error) {
    logFailure(error, { work: 'looking for migrations' });
  }
}
