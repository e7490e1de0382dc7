export interface LocalAccount {
  readonly uid: string;
  readonly token: string;
}

export const localPassword = 'heelwrite-demo';

/** Signs up with the local sign-in service, or signs in. */
export async function authenticate(
  authUrl: string,
  action: 'signUp' | 'signInWithPassword',
  email: string,
): Promise<LocalAccount> {
  const response = await fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: localPassword, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${action} of ${email} answered ${response.status}`);
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { uid: localId, token: idToken };
}
