import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, vi } from 'vitest';
import { firebaseEmulator, type ProjectState } from '@/local/auth/firebase-emulator';

export interface SignedIn {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

interface Answer {
  readonly status: number;
  readonly json: SignedIn & { readonly error?: { readonly message: string } };
}

export interface AuthEmulator {
  readonly state: ProjectState;
  /** `accounts('signUp', …)`, as the browser's own library calls it. */
  readonly accounts: (action: string, body: Record<string, unknown>) => Promise<Answer>;
  readonly renew: (refreshToken: string) => Promise<Answer>;
}

/** The local sign-in service for one file of tests; firebase-admin, made afterwards, talks to it. */
export async function startAuthEmulator(): Promise<AuthEmulator> {
  const { app, state } = await firebaseEmulator('demo-repositories');
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', host);
  afterAll(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });
  const post = async (path: string, body: Record<string, unknown>): Promise<Answer> => {
    const response = await fetch(`http://${host}/${path}?key=demo`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, json: (await response.json()) as Answer['json'] };
  };
  return {
    state,
    accounts: (action, body) =>
      post(`identitytoolkit.googleapis.com/v1/accounts:${action}`, { returnSecureToken: true, ...body }),
    renew: (token) =>
      post('securetoken.googleapis.com/v1/token', { grant_type: 'refresh_token', refresh_token: token }),
  };
}
