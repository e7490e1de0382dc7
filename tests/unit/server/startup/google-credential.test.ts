import { generateKeyPairSync } from 'node:crypto';
import { getApps } from 'firebase-admin/app';
import { expect, test, vi } from 'vitest';
import { cloudPictures } from '@/lib/server/gateways/cloud-pictures';
import { connectHostedBackend } from '@/lib/server/startup/hosted-backend';
import { expectCredential, googleCredential } from '@/lib/server/startup/google-credential';
import { googleAccess, googleHeaders } from '@/scripts/accounts/google-access';
import { machineToken, startMetadataServer } from '@/tests/support/metadata-server';
import { startServer } from '@/tests/support/http-server';
import { hostedSettings } from '@/tests/support/hosted/settings';

// Google's packages take their time to load on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const keyless = { FIREBASE_PROJECT_ID: 'good-dog' };
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\\n');
const withKey = {
  ...keyless,
  FIREBASE_CLIENT_EMAIL: 'server@good-dog.example',
  FIREBASE_PRIVATE_KEY: key,
};

test('without a key, the machine proves who it is', async () => {
  await startMetadataServer();
  const credential = googleCredential(keyless);
  await expectCredential(credential);
  expect(await credential.getAccessToken()).toMatchObject({ access_token: machineToken });
});

test('commands use the same proof, for the project that is set', async () => {
  await startMetadataServer();
  const { projectId, credential } = googleAccess(keyless);
  expect(projectId).toBe('good-dog');
  expect(await googleHeaders(credential)).toEqual({ Authorization: `Bearer ${machineToken}` });
});

test('store and accounts stand on it, in the project that is set', async () => {
  await startMetadataServer();
  const settings = {
    ...hostedSettings,
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  await connectHostedBackend();
  const [app] = getApps();
  expect(app?.options.projectId).toBe('good-dog');
  expect(await app?.options.credential?.getAccessToken()).toMatchObject({ access_token: machineToken });
});

test('pictures are read with it', async () => {
  const { asked: metadata } = await startMetadataServer();
  const bucket = await startServer(({ headers }) => ({ status: 200, body: headers.authorization ?? '' }));
  const credential = googleCredential(keyless);
  const pictures = cloudPictures({
    name: 'good-dog',
    accessToken: async () => (await credential.getAccessToken()).access_token,
    origin: bucket.origin,
  });
  for (const name of ['one', 'two']) {
    expect(Buffer.from((await pictures.read(name)) ?? []).toString()).toBe(`Bearer ${machineToken}`);
  }
  // The SDK has one token for a whole process, as long as it is good.
  expect(metadata.filter((url) => url.endsWith('/token')).length).toBeLessThan(2);
});

test('a key is used where there is one, with its line breaks written as \\n', async () => {
  const { asked } = await startMetadataServer();
  expect(googleCredential(withKey)).toMatchObject({ clientEmail: 'server@good-dog.example' });
  expect(googleAccess(withKey).credential).toMatchObject({ clientEmail: 'server@good-dog.example' });
  expect(asked).toEqual([]);
});

test('half a proof, and what is no key, are told in a sentence', () => {
  expect(() => googleAccess({ ...keyless, FIREBASE_PRIVATE_KEY: key })).toThrow(/both/);
  expect(() => googleAccess({})).toThrow(/Set FIREBASE_PROJECT_ID/);
  expect(() => googleAccess({ ...withKey, FIREBASE_PRIVATE_KEY: 'nonsense' })).toThrow(
    /not those of a service account/,
  );
});

test('a start without a key ends where the machine is not known to Google, and goes on where Google is away', async () => {
  const failing = (message: string) => ({ getAccessToken: () => Promise.reject(new Error(message)) });
  await expect(
    expectCredential(failing('Could not load the default credentials. Browse to https://cloud.google.com')),
  ).rejects.toThrow(/gcloud auth application-default login/);
  await expectCredential(failing('getaddrinfo ENOTFOUND oauth2.googleapis.com'));
});
