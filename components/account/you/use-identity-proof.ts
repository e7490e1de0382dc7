import { useEffect, useState } from 'react';
import { useSignedInUser } from '@/contexts/AuthContext';
import { loadSignIn, proveAsGoogleAddress, proveByGoogle, proveByPassword } from '@/lib/client/sign-in/auth';
import { signsInLocally } from '@/lib/client/sign-in/auth-mode';
import { emailError } from '@/lib/domain/app/sign-in-errors';

export interface IdentityProof {
  /** google: its own window asks. */
  kind: 'password' | 'google-address' | 'google';
  text: string;
  setText: (text: string) => void;
  /** What is missing, before anything is sent. */
  check: () => string | undefined;
  /** Signs in once more; rejects with Firebase's code. */
  prove: () => Promise<void>;
}

/** For what is allowed only shortly after a sign-in: the password once more or, where there is none, Google. */
export function useIdentityProof(): IdentityProof {
  const { hasPassword } = useSignedInUser();
  const [text, setText] = useState('');
  useEffect(loadSignIn, []);
  const kind = hasPassword ? 'password' : signsInLocally() ? 'google-address' : 'google';
  const ways = {
    password: {
      check: () => (text === '' ? 'Enter your password.' : undefined),
      prove: () => proveByPassword(text),
    },
    'google-address': {
      check: () => emailError(text),
      prove: () => proveAsGoogleAddress(text.trim().toLowerCase()),
    },
    google: { check: () => undefined, prove: proveByGoogle },
  };
  return { kind, text, setText, ...ways[kind] };
}
