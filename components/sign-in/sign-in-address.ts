import { loginAddress, safeNextPath } from '@/lib/domain/next-path';

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
