import { describe, expect, it } from 'vitest';
import { mistakesIn, readEnv } from '@/lib/server/runtime/env';

describe('readEnv', () => {
  const hosted = {
    FIREBASE_PROJECT_ID: 'heelwrite',
    FIREBASE_CLIENT_EMAIL: 'server@heelwrite.example',
    FIREBASE_PRIVATE_KEY: 'key',
    SMTP_URL: 'smtps://mail.example',
    FIREBASE_STORAGE_BUCKET: 'heelwrite.firebasestorage.app',
    APP_URL: 'https://heelwrite.example',
    NEXT_PUBLIC_FIREBASE_API_KEY: 'key-of-the-web-app',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  it('never mixes stand-ins with real credentials', () => {
    expect(() => readEnv({ ...hosted, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toThrow(
      /beside real/,
    );
    expect(() => readEnv({ GOOGLE_APPLICATION_CREDENTIALS: '/key.json' })).toThrow(/beside real/);
  });
  it('is local without credentials', () => {
    expect(readEnv({})).toMatchObject({ mode: 'local', PORT: '3000', APP_URL: 'http://127.0.0.1:3000' });
  });
  it('is hosted with all of them', () => expect(readEnv(hosted).mode).toBe('hosted'));
  it('is hosted without a key too, where the machine proves who it is', () => {
    const keyless = { ...hosted, FIREBASE_CLIENT_EMAIL: '', FIREBASE_PRIVATE_KEY: '' };
    expect(readEnv(keyless).mode).toBe('hosted');
    expect(readEnv({ ...keyless, GOOGLE_APPLICATION_CREDENTIALS: '/key.json' }).mode).toBe('hosted');
    expect(() => readEnv({ ...keyless, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toThrow(/beside real/);
  });
  it('takes project and bucket from Firebase App Hosting', () => {
    const onAppHosting = {
      ...Object.fromEntries(Object.entries(hosted).filter(([name]) => !name.startsWith('FIREBASE_'))),
      FIREBASE_CONFIG: '{"projectId":"good-dog","storageBucket":"good-dog.firebasestorage.app"}',
    };
    expect(readEnv(onAppHosting)).toMatchObject({
      mode: 'hosted',
      FIREBASE_PROJECT_ID: 'good-dog',
      FIREBASE_STORAGE_BUCKET: 'good-dog.firebasestorage.app',
    });
  });
  it('takes an empty line of a .env file for not set', () =>
    expect(readEnv({ FIREBASE_PROJECT_ID: '' }).mode).toBe('local'));
  it('refuses half of the credentials', () => {
    expect(() => readEnv({ ...hosted, FIREBASE_CLIENT_EMAIL: '' })).toThrow(/both/);
    expect(() => readEnv({ ...hosted, FIREBASE_PRIVATE_KEY: '' })).toThrow(/both/);
    expect(() => readEnv({ ...hosted, FIREBASE_PROJECT_ID: '' })).toThrow(/Set FIREBASE_PROJECT_ID too/);
  });
  it('names all that is wrong', () =>
    expect(mistakesIn({ FIREBASE_PROJECT_ID: 'heelwrite', APP_URL: hosted.APP_URL })).toEqual([
      expect.stringContaining('SMTP_URL'),
      expect.stringContaining('FIREBASE_STORAGE_BUCKET'),
      expect.stringContaining('NEXT_PUBLIC_FIREBASE_API_KEY'),
      expect.stringContaining('STRIPE_SECRET_KEY'),
    ]));
  it('refuses hosted mode without mail', () =>
    expect(() => readEnv({ ...hosted, SMTP_URL: undefined })).toThrow(/SMTP_URL/));
  it('needs a bucket for pictures with hosted Firebase, by its name', () => {
    expect(() => readEnv({ ...hosted, FIREBASE_STORAGE_BUCKET: '' })).toThrow(/STORAGE_BUCKET must be set/);
    expect(() => readEnv({ ...hosted, FIREBASE_STORAGE_BUCKET: 'gs://heelwrite' })).toThrow(
      /name of a bucket/,
    );
  });
  it('needs the key with which browsers sign in to hosted Firebase', () =>
    expect(() => readEnv({ ...hosted, NEXT_PUBLIC_FIREBASE_API_KEY: '' })).toThrow(/API_KEY must be set/));
  it('refuses hosted mode without Stripe', () =>
    expect(() => readEnv({ ...hosted, STRIPE_WEBHOOK_SECRET: undefined })).toThrow(/STRIPE_WEBHOOK_SECRET/));
  it('takes the test mode of Stripe beside the local services, and nothing live', () => {
    const test = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(readEnv(test).mode).toBe('local');
    expect(() => readEnv({ ...test, STRIPE_WEBHOOK_SECRET: '' })).toThrow(/Set both/);
    expect(() => readEnv({ ...test, STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(/test key/);
    expect(() => readEnv({ ...test, STRIPE_SECRET_KEY: 'pk_test_1' })).toThrow(/STRIPE_SECRET_KEY/);
  });
  it('names the variable that is not valid', () =>
    expect(() => readEnv({ APP_URL: 'nonsense' })).toThrow(/APP_URL/));
  it('reads the whitelist trimmed and in lower case', () =>
    expect(readEnv({ EMAIL_WHITELIST: ' Sam@X.example, @y.example ,' }).EMAIL_WHITELIST).toEqual([
      'sam@x.example',
      '@y.example',
    ]));
});
