import { defineConfig, devices } from '@playwright/test';

const { BASE_URL = 'http://127.0.0.1:3000', CHROMIUM_PATH } = process.env;
// Chromium's sandbox refuses to start for root.
const runsAsRoot = process.getuid?.() === 0;

/** Journeys run against a production build that is already serving at BASE_URL. */
export default defineConfig({
  testDir: 'e2e/journeys',
  // Emptied by every run; beside it is the app's log.
  outputDir: 'test-results/journeys',
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  timeout: 120_000,
  // What fails once and passes then is named as flaky; what fails twice has failed.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['line']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: BASE_URL,
    // Nothing moves away from under a click, however slow the machine.
    reducedMotion: 'reduce',
    // What goes through a service worker, a journey can neither hold nor refuse.
    serviceWorkers: 'block',
    // Only of a second try: a trace of every journey takes as much of the machine as the journeys do.
    trace: 'on-first-retry',
    launchOptions: {
      args: runsAsRoot ? ['--no-sandbox'] : [],
      ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
    },
  },
});
