import { vi } from 'vitest';

export interface FakeRequest {
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}
type Answering = (request: FakeRequest) => unknown;

/** What is sent to it, as `METHOD /path?query` with the body. */
interface FakeApi {
  readonly fetch: typeof fetch;
  readonly sent: { readonly call: string; readonly body: unknown }[];
  /** Answers that call from now on with what is given or made: JSON, a Response as it is, 204 for undefined. */
  on: (call: string, answer: Answering | object | undefined) => void;
  /** How often a call was made, whatever its query. */
  times: (call: string) => number;
}

export const refusal = (status: number, error: string, code = 'forbidden') =>
  Response.json({ error, code }, { status });

/** Stands in for the server: `METHOD /path` → answer; a call that nobody expects fails the test that makes it. */
export function fakeApi(routes: Record<string, Answering | object | undefined>): FakeApi {
  const answers = new Map(Object.entries(routes));
  const sent: { call: string; body: unknown }[] = [];
  const answerTo = (address: string, request: RequestInit | undefined): Response => {
    const url = new URL(address, 'http://heelwrite.test');
    const method = request?.method ?? 'GET';
    const body: unknown = typeof request?.body === 'string' ? JSON.parse(request.body) : undefined;
    sent.push({ call: `${method} ${url.pathname}${url.search}`, body });
    const name = `${method} ${url.pathname}`;
    if (!answers.has(name)) throw new TypeError(`No answer was prepared for ${name}.`);
    const prepared = answers.get(name);
    const answer: unknown =
      typeof prepared === 'function'
        ? (prepared as Answering)({ query: Object.fromEntries(url.searchParams), body })
        : prepared;
    if (answer instanceof Response) return answer.clone();
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  };
  return {
    fetch: vi.fn<typeof fetch>(async (address, request) => answerTo(address as string, request)),
    sent,
    on: (call, answer) => void answers.set(call, answer),
    times: (call) => sent.filter((each) => each.call.split('?')[0] === call).length,
  };
}
