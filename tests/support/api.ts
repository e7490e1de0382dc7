import { subscribe } from '@/scripts/accounts/local-account';

const url = process.env['HEELWRITE_URL'] ?? 'http://127.0.0.1:3000';
const authUrl = process.env['HEELWRITE_AUTH_URL'] ?? 'http://127.0.0.1:9099';

export interface Caller {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

async function emulator(action: string, body: Record<string, unknown>, headers: Record<string, string> = {}) {
  const response = await fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  if (!response.ok) throw new Error(`accounts:${action} answered ${await response.text()}`);
  return (await response.json()) as { localId: string; idToken: string };
}

/** A person nobody has seen before, with an unverified address. */
export async function newPerson(): Promise<Caller> {
  const email = `person-${crypto.randomUUID()}@heelwrite.test`;
  const { localId, idToken } = await emulator('signUp', { email, password: 'heelwrite-demo' });
  return { uid: localId, email, token: idToken };
}

/** A person nobody has seen before whose address is confirmed; with `claims`, support staff say. */
export async function verifiedPerson(claims?: { readonly globalAdmin: true }): Promise<Caller> {
  const person = await newPerson();
  await emulator(
    'update',
    { localId: person.uid, emailVerified: true, ...(claims && { customAttributes: JSON.stringify(claims) }) },
    { Authorization: 'Bearer owner' },
  );
  const { idToken } = await emulator('signInWithPassword', {
    email: person.email,
    password: 'heelwrite-demo',
  });
  return { ...person, token: idToken };
}

/** A person whose plan has no limit of snippets. */
export async function subscriber(): Promise<Caller> {
  const person = await newPerson();
  await subscribe(url, person);
  return person;
}

export interface Request {
  readonly as?: Caller | string;
  /** Which of several processes is called; without it, the only one. */
  readonly at?: string | undefined;
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly raw?: string | Uint8Array;
  readonly headers?: Record<string, string>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into answers of every shape
  readonly json: any;
  readonly text: string;
}

/** Makes a call whose answer is read by the caller, as it comes. */
export async function open(method: string, path: string, options: Request = {}): Promise<Response> {
  const headers = new Headers(options.headers);
  const token = typeof options.as === 'string' ? options.as : options.as?.token;
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const body = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  if (body !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  return fetch(`${options.at ?? url}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: body as BodyInit }),
  });
}

/** Makes a call: `request('GET', '/api/snippets', { as: trainer })`. */
export async function request(method: string, path: string, options: Request = {}): Promise<Answer> {
  const response = await open(method, path, options);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
}

export function aDraft(changes: Record<string, unknown> = {}) {
  return {
    title: 'Loose leash',
    versions: { male: { html: '<p>{{dog}} walks by his owner.</p>' } },
    ...changes,
  };
}

/** A new snippet in the caller's private library. */
export async function aSnippet(as: Caller, changes: Record<string, unknown> = {}) {
  const { status, json, text } = await request('POST', '/api/snippets', { as, body: aDraft(changes) });
  if (status !== 201) throw new Error(`The snippet was not created: ${text}`);
  return json as { id: string; revision: number; versions: Record<string, { html: string }> };
}
