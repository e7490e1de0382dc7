import { setTimeout as pause } from 'node:timers/promises';
import { payAtCheckout } from '../../local/stripe/pages/pay-at-checkout.ts';

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
  password = localPassword,
): Promise<LocalAccount> {
  const response = await fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${action} of ${email} answered ${response.status}`);
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { uid: localId, token: idToken };
}

const patience = 10_000;

/** Pays for the personal plan, which has no limit of snippets, and waits until the app knows. */
export async function subscribe(url: string, { token }: LocalAccount): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const session = await fetch(`${url}/api/stripe/create-session`, { method: 'POST', headers });
  await payAtCheckout(((await session.json()) as { url: string }).url);
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const { status } = await fetch(`${url}/api/stripe/subscription`, { headers });
    if (status === 200) return;
    await pause(100);
  }
  throw new Error('The app did not hear of the payment.');
}
