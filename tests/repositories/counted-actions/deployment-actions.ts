import { setTimeout as pause } from 'node:timers/promises';
import type { CountedAction } from './counted-action';

export const cronSecret = 'a-secret-of-the-clock';

/** An answer about the store is a second old at most. */
const askedAnew = async () => {
  await pause(1_100);
  return {};
};

/** What nobody signs in for: how the deployment fares, and what is due in it. */
export const deploymentActions: readonly CountedAction[] = [
  ['ask whether the service is well', 'checkHealth', askedAnew],
  ['ask whether a process is alive', 'checkLive', () => ({})],
  ['ask whether a process is ready', 'checkReady', askedAnew],
  [
    'tell of an error in a page',
    'sendBrowserReports',
    () => ({
      body: {
        release: 'build-1',
        reports: [{ kind: 'error', name: 'TypeError', message: '', frames: [], page: '/snippets' }],
      },
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    }),
  ],
  [
    'have everything done that is due',
    'doPeriodicWork',
    () => ({ headers: { Authorization: `Bearer ${cronSecret}` } }),
  ],
];
