import { afterEach, expect, test, vi } from 'vitest';

const hosted = {
  FIREBASE_PROJECT_ID: 'heelwrite',
  FIREBASE_CLIENT_EMAIL: 'server@heelwrite.example',
  FIREBASE_PRIVATE_KEY: 'private',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Heelwrite <mail@heelwrite.example>',
  FIREBASE_STORAGE_BUCKET: 'heelwrite.firebasestorage.app',
  APP_URL: 'https://heelwrite.example',
  NEXT_PUBLIC_FIREBASE_API_KEY: 'key-of-the-web-app',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

afterEach(() => vi.unstubAllEnvs());

async function settingsWith(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  const { publicSettings } = await import('@/lib/server/services/public-settings');
  return publicSettings();
}

test('with local services the browser signs in there', async () => {
  expect(await settingsWith({})).toMatchObject({ firebase: null, keepsApp: true, tellsOfPages: false });
});

test('what the app was started with is what the browser is told, and no more than that', async () => {
  const settings = await settingsWith({ ...hosted, NEXT_PUBLIC_OFFLINE: 'off' });
  expect(settings).toEqual({
    firebase: { apiKey: 'key-of-the-web-app', authDomain: 'heelwrite.firebaseapp.com' },
    contactAddress: 'mail@heelwrite.example',
    feedbackAddress: 'https://feedback.heelwrite.app',
    keepsApp: false,
    tellsOfPages: true,
  });
});

test('another domain of the sign-in is told where one is set', async () => {
  const settings = await settingsWith({
    ...hosted,
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'in.heelwrite.example',
  });
  expect(settings.firebase?.authDomain).toBe('in.heelwrite.example');
});
