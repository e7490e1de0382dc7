import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectHostedBackend } from '@/lib/server/startup/hosted-backend';
import { hostedSettings } from '@/tests/support/hosted/settings';

const home = mkdtempSync(join(tmpdir(), 'heelwrite-home-'));
beforeAll(() => {
  const settings = {
    ...hostedSettings,
    // A machine that is not one of Google's, where nobody has signed in with gcloud.
    METADATA_SERVER_DETECTION: 'none',
    HOME: home,
    APPDATA: home,
    GOOGLE_APPLICATION_CREDENTIALS: '',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

test('a start without a key ends in a sentence where Google does not know the machine', async () => {
  await expect(connectHostedBackend()).rejects.toThrow(
    /FIREBASE_PROJECT_ID is set without a key, .* gcloud auth application-default login/,
  );
}, 60_000);
