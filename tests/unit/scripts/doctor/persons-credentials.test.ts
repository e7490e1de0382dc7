import type { Credential } from 'firebase-admin/app';
import { expect, test, vi } from 'vitest';
import { googleHeaders } from '@/scripts/accounts/google-access';
import { permissions } from '@/scripts/doctor/checks/permissions';
import { deploymentOf } from '@/scripts/doctor/deployment/deployment';
import { examine } from '@/scripts/doctor/examine';
import { aHealthyDeployment } from '@/tests/support/hosted/deployment';
import { machineToken } from '@/tests/support/metadata-server';

// Google's and Stripe's packages take their time to load on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** As gcloud keeps them after `gcloud auth application-default login`. */
const aPersons = (quotaProject?: string) => ({
  getAccessToken: () => Promise.resolve({ access_token: machineToken, expires_in: 3599 }),
  getQuotaProjectId: () => quotaProject,
  isComputeEngineCredential: () => Promise.resolve(false),
});

test('a person’s credentials say nothing about what the app may do', async () => {
  const { settings, surroundings, google } = await aHealthyDeployment();
  const credential: Credential = aPersons();
  const deployment = { ...deploymentOf(settings, surroundings), credential: () => credential };
  const [found] = await examine(deployment, [permissions]);
  expect(found).toMatchObject({
    level: 'unchecked',
    sentence: expect.stringContaining('of a person') as string,
    remedy: expect.stringContaining('roles/datastore.user and roles/firebaseauth.admin') as string,
  });
  expect(google.asked.filter(({ url }) => url.pathname.startsWith('/projects/'))).toEqual([]);
});

test('they name the project whose quota pays for a call', async () => {
  expect(await googleHeaders(aPersons('good-dog'))).toEqual({
    Authorization: `Bearer ${machineToken}`,
    'X-Goog-User-Project': 'good-dog',
  });
  expect(await googleHeaders(aPersons())).not.toHaveProperty('X-Goog-User-Project');
  vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', 'paying-dog');
  expect(await googleHeaders(aPersons('good-dog'))).toMatchObject({ 'X-Goog-User-Project': 'paying-dog' });
  vi.unstubAllEnvs();
});
