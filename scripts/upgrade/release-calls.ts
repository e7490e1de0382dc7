import { authenticate, localPassword } from '../accounts/local-account.ts';

/** Someone who calls a release's API; made up, as all their data are. */
export interface Person {
  readonly email: string;
  readonly uid: string;
  readonly token: string;
}

/** The API of a release and its sign-in service. */
export class ReleaseCalls {
  readonly #url: string;
  readonly #authUrl: string;

  constructor(url: string, authUrl: string) {
    this.#url = url;
    this.#authUrl = authUrl;
  }

  signIn = async (email: string): Promise<Person> => ({
    email,
    ...(await authenticate(this.#authUrl, 'signInWithPassword', email)),
  });

  /** Someone whose address is confirmed. */
  async signUp(email: string): Promise<Person> {
    const { uid } = await authenticate(this.#authUrl, 'signUp', email);
    await fetch(`${this.#authUrl}/identitytoolkit.googleapis.com/v1/accounts:update?key=demo`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({ localId: uid, emailVerified: true, password: localPassword }),
    });
    return this.signIn(email);
  }

  /** What a call answers, which has to succeed. */
  async call({ token }: Person, method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return isJson ? JSON.parse(text) : text;
  }
}
