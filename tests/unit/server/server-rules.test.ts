import { describe, expect, it } from 'vitest';
import { memberFor } from '@/lib/domain/organizations/membership';
import { roleMay } from '@/lib/domain/organizations/permissions';
import { isWhitelisted } from '@/lib/server/policies/whitelist';
import { readEnv } from '@/lib/server/runtime/env';
import { etagMatches } from '@/lib/server/http/answer';
import { decodeCursor, encodeCursor } from '@/lib/server/repositories/page-cursor';

describe('isWhitelisted', () => {
  it.each([
    ['sam@gooddog.example', [], true],
    ['sam@gooddog.example', ['sam@gooddog.example'], true],
    ['sam@gooddog.example', ['@gooddog.example'], true],
    ['sam@evil-gooddog.example', ['@gooddog.example'], false],
    ['sam@gooddog.example', ['kim@gooddog.example'], false],
    ['', ['@gooddog.example'], false],
    ['', [''], true],
  ])('%s in %j: %s', (email, list, expected) => expect(isWhitelisted(email, list)).toBe(expected));
});

describe('memberFor (§5)', () => {
  const members = [
    { userId: 'sam', email: 'sam@gooddog.example', status: 1, role: 0 },
    { email: 'kim@gooddog.example', status: 0, role: 2 },
  ] as const;
  const kim = { uid: 'kim', email: 'kim@gooddog.example', emailVerified: true };

  it('finds a member by uid, whatever the e-mail', () => {
    expect(memberFor(members, { uid: 'sam', email: 'other@x.example', emailVerified: false })).toBe(
      members[0],
    );
  });
  it('finds a member by a verified e-mail', () => expect(memberFor(members, kim)).toBe(members[1]));
  it('never matches an unverified e-mail', () =>
    expect(memberFor(members, { ...kim, emailVerified: false })).toBeUndefined());
});

describe('roleMay', () => {
  it.each([
    [0, 'snippets.write', true],
    [1, 'snippets.write', true],
    [2, 'snippets.write', false],
    [2, 'snippets.read', true],
    [0, 'snippets.moveOut', true],
    [1, 'snippets.moveOut', false],
  ] as const)('role %i, %s: %s', (role, action, expected) => expect(roleMay(role, action)).toBe(expected));
});

describe('etagMatches', () => {
  it.each([
    ['W/"a.1"', true],
    ['"a.1"', true],
    ['"x", W/"a.1"', true],
    ['*', true],
    ['W/"a.2"', false],
    [undefined, false],
  ])('%s: %s', (header, expected) => expect(etagMatches(header, 'W/"a.1"')).toBe(expected));
});

describe('snippet cursor', () => {
  it('comes back as it went out', () => {
    const cursor = { updatedAt: new Date('2026-11-20T18:00:00.123Z'), id: 'abc-1_2' };
    expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
  });
  it.each([
    '',
    'nonsense',
    Buffer.from('2026-13-99 a').toString('base64url'),
    Buffer.from('2026-11-20 a/b').toString('base64url'),
  ])('is refused: %j', (text) => expect(decodeCursor(text)).toBeUndefined());
});

describe('readEnv', () => {
  const hosted = {
    FIREBASE_PROJECT_ID: 'heelwrite',
    FIREBASE_CLIENT_EMAIL: 'server@heelwrite.example',
    FIREBASE_PRIVATE_KEY: 'key',
    SMTP_URL: 'smtps://mail.example',
    APP_URL: 'https://heelwrite.example',
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
  it('takes an empty line of a .env file for not set', () =>
    expect(readEnv({ FIREBASE_PROJECT_ID: '' }).mode).toBe('local'));
  it('refuses half of the credentials', () =>
    expect(() => readEnv({ FIREBASE_PROJECT_ID: 'heelwrite' })).toThrow(/all of FIREBASE_PROJECT_ID/));
  it('refuses hosted mode without mail', () =>
    expect(() => readEnv({ ...hosted, SMTP_URL: undefined })).toThrow(/SMTP_URL/));
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
