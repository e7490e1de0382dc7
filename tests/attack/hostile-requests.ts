import * as fc from 'fast-check';
import type { Operation } from '@/lib/contracts/operation';
import { operations } from '../support/operations';
import { callers, type Name, type School } from '../support/school';
import { aGif, aJpeg, aPng, aWebp } from '../support/pictures';
import { fromSchema, type Plausible } from './from-contract';
import { hostileText, hostileValue } from './hostile-values';

export interface HostileRequest {
  readonly name: string;
  readonly operation: Operation;
  readonly as: Name;
  readonly method: string;
  readonly query: readonly (readonly [string, string])[];
  readonly body: string | Uint8Array | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** They end the caller, who has more to ask: tests of their own call them. */
const isFinal = ({ method, path }: Operation) =>
  (method === 'DELETE' && path === '/api/account') || path === '/api/account/sign-out-everywhere';

/** The ids and addresses of one's own school and of another one, by the field that would name them. */
function plausibleIn(schools: readonly School[]): Plausible {
  const people = schools.flatMap((school) => Object.values(school.people));
  const ids = [...schools.flatMap(({ orgId, shared }) => [orgId, shared]), ...people.map(({ uid }) => uid)];
  const anId = fc.constantFrom(...ids, 'none');
  const anAddress = fc.constantFrom(...people.map(({ email }) => email), 'new@x.example');
  const html = fc.constantFrom(
    '<p>{{dog}} gave his paw, and she took it.</p>',
    '<ul><li><p>He sits.</p></li></ul>',
  );
  const byField: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    id: anId,
    orgId: fc.constantFrom(...schools.map(({ orgId }) => orgId), 'none'),
    uid: anId,
    userId: anId,
    snippetId: anId,
    snippetIds: anId,
    ids: anId,
    email: anAddress,
    name: fc.constantFrom('Sit & Stay', 'dog', 'X'),
    html,
    htmlString: html,
    signature: html,
    revision: fc.integer({ min: 1, max: 3 }),
    seen: fc.integer({ min: 1, max: 3 }),
    licenseCount: fc.constantFrom(30, '30', 1, '10000', 0),
    from: fc.constantFrom('2026-09', '2026-11', '2024-01', '2099-12'),
    to: fc.constantFrom('2026-11', '2026-01', '2099-12'),
    limit: fc.constantFrom('1', '50', '200'),
    since: fc.constantFrom('0', '1', '999'),
    after: fc.constantFrom('MjAyNi0xMS0yOFQwMDowMDowMC4wMDBaIGFiYw'),
    before: fc.constantFrom('2', 'MjAyNi0xMS0yOFQwMDowMDowMC4wMDBaIGFiYw'),
    note: fc.constantFrom(
      'See you on Monday.\nBring treats.',
      '</blockquote><script>alert(1)</script><a href="https://evil.example">Win</a>',
      'Hi\r\nBcc: victim@x.example\r\n\r\n<b>x</b>',
      'x'.repeat(10_000),
    ),
    address: fc.constantFrom(
      'https://youtu.be/dQw4w9WgXcQ?t=83',
      'https://player.vimeo.com/video/76979871?h=1a2b3c4d5e',
      'https://vimeo.com@169.254.169.254/76979871',
    ),
    website: fc.constantFrom('https://x.example', 'javascript:alert(1)'),
  };
  return (field) => byField[field];
}

const oddHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  fc.constantFrom<Record<string, string>>(
    { 'Idempotency-Key': 'one key' },
    { 'Idempotency-Key': 'k'.repeat(300) },
    { 'If-None-Match': '*' },
    { 'If-None-Match': 'W/"x", "y"' },
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/json; charset=utf-16' },
    { 'X-Forwarded-For': '1.2.3.4, 5.6.7.8' },
    { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': 'x'.repeat(5_000) },
    { traceparent: "00-';DROP--", 'X-Request-Id': '../../x' },
    { 'X-HTTP-Method-Override': 'DELETE' },
    { Authorization: 'Bearer ' },
    { Authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
    { Authorization: 'Bearer a.bnVsbA.c' },
    { Authorization: 'Basic YTpi' },
  ),
);

/** Puts a hostile value in the place of one of an object's fields, however deep it stands. */
const spoiled = (value: unknown, path: number, hostile: unknown): unknown => {
  if (Array.isArray(value) && value.length > 0) {
    const at = path % value.length;
    return value.map((entry, index) =>
      index === at ? spoiled(entry, Math.floor(path / value.length), hostile) : (entry as unknown),
    );
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    const entries = Object.entries(value);
    const at = path % entries.length;
    return Object.fromEntries(
      entries.map(([key, entry], index) =>
        index === at
          ? [key, spoiled(entry, Math.floor(path / entries.length), hostile)]
          : [key, entry as unknown],
      ),
    );
  }
  return hostile;
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** What a twist is made of. */
interface Twistable {
  readonly pairs: readonly (readonly [string, string])[];
  readonly body: unknown;
  readonly at: number;
  readonly text: string;
  readonly value: unknown;
  readonly method: string;
}

/** The ways in which a call that may have been right is made wrong. */
const twists = {
  none: () => ({}),
  field: ({ body, at, value }) => ({ body: JSON.stringify(spoiled(body, at, value)) }),
  addedField: ({ body, text, value }) => ({
    body: JSON.stringify({ ...(body as object), [text.slice(0, 20)]: value }),
  }),
  otherBody: ({ value }) => ({ body: JSON.stringify(value) }),
  brokenJson: ({ body, text }) => ({
    body: `${(body === undefined ? '{}' : JSON.stringify(body)).slice(0, -1)}${text.slice(0, 50)}`,
  }),
  hugeBody: () => ({ body: JSON.stringify({ title: 'x'.repeat(1_100_000) }) }),
  parameter: ({ pairs: [first, ...rest], text }) => ({
    query: [...rest, [first?.[0] ?? 'orgId', text.slice(0, 2_000)]],
  }),
  repeatedParameter: ({ pairs, text }) => ({
    query: [...pairs, ...pairs.slice(0, 1), ['__proto__', text.slice(0, 100)]],
  }),
  method: ({ method }) => ({ method }),
} satisfies Record<string, (made: Twistable) => Partial<HostileRequest>>;

const aTwist = fc.oneof(
  { weight: 2, arbitrary: fc.constant(twists.none) },
  { weight: 3, arbitrary: fc.constant(twists.field) },
  { weight: 7, arbitrary: fc.constantFrom(...Object.values(twists)) },
);

function bodyFor({ body, bytes }: Operation, plausible: Plausible): fc.Arbitrary<unknown> {
  if (bytes) return hostilePicture;
  return body ? fromSchema(body, plausible) : fc.constant(undefined);
}

/** A picture of some kind, whole or with bytes changed, cut off or added. */
const hostilePicture = fc
  .record({
    whole: fc.constantFrom(aPng(), aJpeg(), aGif(), aWebp()),
    at: fc.nat(200),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 20 }),
    way: fc.constantFrom('none', 'change', 'cut', 'add'),
  })
  .map(({ whole, at, bytes, way }) => {
    if (way === 'cut') return whole.subarray(0, at);
    if (way === 'add') return Buffer.concat([whole, bytes]);
    const changed = Buffer.from(whole);
    if (way === 'change')
      changed.set(bytes.subarray(0, Math.max(0, whole.length - at)), Math.min(at, whole.length));
    return changed;
  });

const pictureHeaders = fc.constantFrom('image/png', 'image/jpeg', 'image/gif', 'image/webp').map((type) => ({
  'Content-Type': type,
}));

function requestFor(
  [name, operation]: readonly [string, Operation],
  plausible: Plausible,
): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      as: fc.constantFrom(...callers),
      query: fromSchema(operation.query, plausible) as fc.Arbitrary<Record<string, unknown>>,
      body: bodyFor(operation, plausible),
      headers: operation.bytes ? fc.oneof(pictureHeaders, oddHeaders) : oddHeaders,
      twist: aTwist,
      at: fc.nat(10_000),
      text: hostileText,
      value: hostileValue,
      method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
    })
    .map(({ as, query, body, headers, twist, at, text, value, method }): HostileRequest => {
      const pairs = Object.entries(query).map(([key, part]) => [key, textOf(part)] as const);
      return {
        ...{ name, operation, as, method: operation.method, query: pairs, headers },
        body: body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body),
        ...twist({ pairs, body, at, text, value, method }),
      };
    });
}

/** Calls made from the contract and then mostly made wrong, by every caller, on records of two schools. */
export function hostileRequests(schools: readonly School[]): fc.Arbitrary<HostileRequest> {
  const plausible = plausibleIn(schools);
  const safe = operations.filter(([, operation]) => !isFinal(operation));
  return fc.oneof(...safe.map((entry) => requestFor(entry, plausible)));
}
