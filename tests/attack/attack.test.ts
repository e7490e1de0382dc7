import { mkdirSync, writeFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorBodySchema } from '@/lib/contracts/error';
import { statusOf } from '@/lib/server/http/status';
import { open, type Answer } from '../support/api';
import { aSchool, someOfEachKind, type School } from '../support/school';
import { hostileRequests, type HostileRequest } from './hostile-requests';

const wanted = Number(process.env['ATTACK_REQUESTS'] ?? 1_500);
const seed = Number(process.env['ATTACK_SEED'] ?? 1);
const atOnce = 10;
/** Schools lose people to the attack; after so many requests there are new ones. */
const fresh = 2_000;
type Taken = Pick<Answer, 'status' | 'headers' | 'text'> & { readonly took: number };

async function send(request: HostileRequest, [school]: readonly [School, School]): Promise<Taken> {
  const { as, method, operation, query, body, headers } = request;
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  const start = performance.now();
  const answer = await open(method, search === '' ? operation.path : `${operation.path}?${search}`, {
    headers,
    ...(as !== 'nobody' && !('Authorization' in headers) && { as: school.people[as] }),
    ...(body !== undefined && method !== 'GET' && { raw: body }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, took: performance.now() - start };
}

/** What is wrong with an answer; undefined where it is as the contract wants it. */
function faultOf({ status, headers, text }: Taken, { operation }: HostileRequest): string | undefined {
  if (status >= 500) return `a ${status}`;
  if (!headers.get('x-request-id')) return 'an answer without X-Request-Id';
  if (status < 300) {
    // What it says the server has held against the contract itself.
    return operation.streams || text === '' || jsonOf(text) !== undefined
      ? undefined
      : 'a reply that is not JSON';
  }
  if (status === 304) return undefined;
  const refusal = z.safeParse(errorBodySchema, jsonOf(text));
  if (!refusal.success) return 'a refusal in another form';
  if (statusOf[refusal.data.code] !== status) return `a ${refusal.data.code} as ${status}`;
  if (status === 405 && !headers.get('allow')) return 'a 405 without Allow';
  if (status === 429 && !headers.get('retry-after')) return 'a 429 without Retry-After';
  return undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

test(`of ${wanted} hostile requests none breaks anything`, { timeout: 3_600_000 }, async () => {
  const statuses = new Map<number, number>();
  const times: number[] = [];
  for (let done = 0; done < wanted; done += fresh) {
    const schools = [await aSchool(await someOfEachKind()), await aSchool(await someOfEachKind())] as const;
    const batch = fc.array(hostileRequests(schools), { minLength: atOnce, maxLength: atOnce });
    const numRuns = Math.ceil(Math.min(fresh, wanted - done) / atOnce);
    await fc.assert(
      fc.asyncProperty(batch, async (requests) => {
        const answers = await Promise.all(requests.map((request) => send(request, schools)));
        for (const [index, answer] of answers.entries()) {
          const request = requests[index] as HostileRequest;
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          times.push(answer.took);
          expect(faultOf(answer, request), `${told(request)} → ${answer.text.slice(0, 300)}`).toBeUndefined();
        }
      }),
      { seed: seed + done, numRuns, endOnFailure: true },
    );
  }
  report(statuses, times);
  // An attack that is only refused at the door tests nothing behind it.
  const share = (status: number) => (statuses.get(status) ?? 0) / times.length;
  expect(share(200) + share(201) + share(204)).toBeGreaterThan(0.1);
  expect(share(403) + share(404)).toBeGreaterThan(0.05);
});

const textOf = (body: string | Uint8Array | undefined) =>
  body instanceof Uint8Array ? Buffer.from(body).toString('base64') : body;

const told = ({ name, as, method, query, body, headers }: HostileRequest) =>
  JSON.stringify({ name, as, method, query, body: textOf(body)?.slice(0, 400), headers });

function report(statuses: ReadonlyMap<number, number>, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  mkdirSync('test-results', { recursive: true });
  const figures = {
    requests: times.length,
    statuses: Object.fromEntries([...statuses].sort(([a], [b]) => a - b)),
    milliseconds: { median: at(0.5), p99: at(0.99), slowest: at(1) },
  };
  writeFileSync('test-results/attack.json', JSON.stringify(figures, null, 2));
}
