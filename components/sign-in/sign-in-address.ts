import { emailError } from '@/lib/domain/app/sign-in-errors';
import { loginAddress, safeNextPath } from '@/lib/domain/app/next-path';

const modes = [
  'signIn',
  'signUp',
  'forgot',
  'checkMail',
  'verifyEmail',
  'resetPassword',
  'verifyAndChangeEmail',
] as const;

/** What the sign-in page is asked to do. */
export type SignInMode = (typeof modes)[number];

export interface SignInRequest {
  mode: SignInMode;
  /** Where to go once signed in. */
  next: string;
  /** From the link in a mail. */
  code: string;
}

export function readSignInAddress(query: Record<string, string | string[] | undefined>): SignInRequest {
  return {
    mode: modes.find((mode) => mode === query.mode) ?? 'signIn',
    next: safeNextPath(query.next),
    code: typeof query.oobCode === 'string' ? query.oobCode : '',
  };
}

/** The address of another form of the page, from which the way leads to the same place. */
export function signInAddress(mode: SignInMode, next: string): string {
  const base = loginAddress(next);
  if (mode === 'signIn') return base;
  return `${base}${base.includes('?') ? '&' : '?'}mode=${mode}`;
}

/** The address that the invitation behind the sign-in was sent to; empty where there is none. */
export function invitedAddress(next: string): string {
  const query = new URL(next, 'http://here').searchParams;
  const invited = query.has('invitation') ? (query.get('for') ?? '') : '';
  return emailError(invited) === undefined ? invited : '';
}
