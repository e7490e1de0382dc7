import { AuthErrorCodes } from '@firebase/auth';
import { describe, expect, test } from 'vitest';
import { emailError, newPasswordError, proofErrorOf, signInErrorOf } from '@/lib/domain/app/sign-in-errors';

describe('what a failed sign-in says', () => {
  test.each(Object.values(AuthErrorCodes))('%s in plain words', (code) => {
    const { text } = signInErrorOf(code);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/auth\/|firebase|token|credential|null|undefined/i);
  });

  test('a wrong password and an unknown address read the same', () => {
    const same = ['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential'].map(signInErrorOf);
    expect(new Set(same.map(({ text }) => text)).size).toBe(1);
    expect(same[0]?.field).toBe('password');
  });

  test.each([
    ['auth/email-already-in-use', 'email', /Sign in instead/],
    ['auth/weak-password', 'password', /at least 8/],
    ['auth/too-many-requests', 'form', /Wait a few minutes/],
    ['auth/network-request-failed', 'form', /connection/],
    ['auth/popup-blocked', 'form', /pop-ups/],
    ['auth/expired-action-code', 'form', /has expired/],
    ['auth/some-code-of-tomorrow', 'form', /Try again in a few minutes/],
    [undefined, 'form', /Try again in a few minutes/],
  ])('%s is about the %s', (code, field, words) => {
    const error = signInErrorOf(code);
    expect(error.field).toBe(field);
    expect(error.text).toMatch(words);
  });
});

test.each([
  ['', /Enter your email/],
  ['   ', /Enter your email/],
  ['sam', /not an email/],
  ['sam@dogs', /not an email/],
  ['sam at dogs.test', /not an email/],
])('the address %j is refused before it is sent', (address, words) => {
  expect(emailError(address)).toMatch(words);
});

test.each(['sam@dogs.test', ' sam@dogs.test ', 'sam.o+tag@mail.dogs.test'])(
  'the address %j is taken',
  (address) => {
    expect(emailError(address)).toBeUndefined();
  },
);

test.each([
  ['', /Choose/],
  ['1234567', /at least 8/],
  ['12345678', undefined],
])('the new password %j', (password, words) => {
  const error = newPasswordError(password);
  if (words === undefined) expect(error).toBeUndefined();
  else expect(error).toMatch(words);
});

describe('what someone who is signed in and proves it reads', () => {
  test.each(Object.values(AuthErrorCodes))('%s in plain words', (code) => {
    expect(proofErrorOf(code).text).toMatch(/^[A-Z].*\.$/);
  });

  test.each([
    ['auth/wrong-password', 'password', /not your password/],
    ['auth/invalid-credential', 'password', /not your password/],
    ['auth/weak-password', 'newPassword', /too easy to guess/],
    ['auth/password-does-not-meet-requirements', 'newPassword', /too easy to guess/],
    ['auth/user-mismatch', 'form', /another Google account/],
    ['auth/whatever', 'form', /This is not working right now/],
  ] as const)('%s is said below %s', (code, field, words) => {
    expect(proofErrorOf(code)).toEqual({ field, text: expect.stringMatching(words) as string });
  });
});
