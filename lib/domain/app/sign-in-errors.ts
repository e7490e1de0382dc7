import { isEmailAddress } from '../../contracts/email-address.ts';
export interface SignInError {
  /** The field that the sentence is about; form: none of them. */
  field: 'name' | 'email' | 'password' | 'newPassword' | 'form';
  text: string;
}

const email = (text: string): SignInError => ({ field: 'email', text });
const password = (text: string): SignInError => ({ field: 'password', text });
const form = (text: string): SignInError => ({ field: 'form', text });

const wrongPair = password('The email or password is not right. Check both, or reset the password.');
const offline = form('Heelwrite cannot be reached. Check your connection, then try again.');
const later = form(
  'There were too many attempts. Wait a few minutes, then try again, or reset the password.',
);
const notOffered = form('This way of signing in is not available here. Use another one.');
const oldLink = form('This link has expired or was already used. Ask for a new one.');
const closedWindow = form('The Google window was closed too soon. Try again.');
const signInAnew = form('You were signed out in the meantime. Sign in again.');
const broken = form('Signing in is not working right now. Try again in a few minutes.');

/** What Firebase's codes mean to the person in front of the form. */
const meanings: Readonly<Record<string, SignInError>> = {
  'auth/invalid-credential': wrongPair,
  'auth/invalid-login-credentials': wrongPair,
  'auth/wrong-password': wrongPair,
  'auth/user-not-found': wrongPair,
  'auth/rejected-credential': wrongPair,
  'auth/invalid-email': email('This is not an email address. It should look like name@example.com.'),
  'auth/missing-email': email('Enter your email.'),
  'auth/email-already-in-use': email('There is already an account with this email. Sign in instead.'),
  'auth/account-exists-with-different-credential': email(
    'There is already an account with this email. Sign in with its password.',
  ),
  'auth/user-mismatch': form('This is another Google account. Choose the one you sign in with here.'),
  'auth/provider-already-linked': form('A Google account is already linked. Unlink it first.'),
  'auth/credential-already-in-use': email('This Google account belongs to another Heelwrite account.'),
  'auth/unverified-email': email('Confirm this email first: open the link that was sent to it.'),
  'auth/email-change-needs-verification': email(
    'Confirm this email first: open the link that was sent to it.',
  ),
  'auth/user-disabled': email(
    'This account is turned off. Reply to any of our emails, and we will look into it.',
  ),
  'auth/missing-password': password('Enter your password.'),
  'auth/weak-password': password('This password is too easy to guess. Use at least 8 characters.'),
  'auth/password-does-not-meet-requirements': password(
    'This password is too easy to guess. Use more characters, including digits and symbols.',
  ),
  'auth/too-many-requests': later,
  'auth/quota-exceeded': later,
  'auth/network-request-failed': offline,
  'auth/timeout': offline,
  'auth/operation-not-allowed': notOffered,
  'auth/admin-restricted-operation': notOffered,
  'auth/operation-not-supported-in-this-environment': notOffered,
  'auth/popup-blocked': form(
    'The browser blocked the Google window. Allow pop-ups for this page, then try again.',
  ),
  'auth/popup-closed-by-user': closedWindow,
  'auth/cancelled-popup-request': closedWindow,
  'auth/user-cancelled': closedWindow,
  'auth/redirect-cancelled-by-user': closedWindow,
  'auth/expired-action-code': oldLink,
  'auth/invalid-action-code': oldLink,
  'auth/code-expired': oldLink,
  'auth/requires-recent-login': signInAnew,
  'auth/user-token-expired': signInAnew,
  'auth/invalid-user-token': signInAnew,
  'auth/user-signed-out': signInAnew,
  'auth/null-user': signInAnew,
  'auth/web-storage-unsupported': form(
    'This browser does not store data for this page. Allow it to, or leave the private window, then try again.',
  ),
};

/** Any other code is a fault of ours that the visitor cannot mend. */
export function signInErrorOf(code: string | undefined): SignInError {
  return (code === undefined ? undefined : meanings[code]) ?? broken;
}

const notTheirs = password('This is not your password. Try again, or reset it from the sign-in page.');

/** The same for someone who is signed in and gives their password once more, perhaps beside a new one. */
export function proofErrorOf(code: string | undefined): SignInError {
  const error = signInErrorOf(code);
  if (error === wrongPair) return notTheirs;
  if (code?.startsWith('auth/weak-') || code === 'auth/password-does-not-meet-requirements') {
    return { ...error, field: 'newPassword' };
  }
  return error === broken ? form('This is not working right now. Try again in a few minutes.') : error;
}

export const shortestPassword = 8;

export function emailError(address: string): string | undefined {
  if (address.trim() === '') return 'Enter your email.';
  if (isEmailAddress(address.trim())) return undefined;
  return 'This is not an email address. It should look like name@example.com.';
}

export function newPasswordError(text: string): string | undefined {
  if (text === '') return 'Choose a password.';
  return text.length < shortestPassword ? `Use at least ${shortestPassword} characters.` : undefined;
}
