import { expect, test } from 'vitest';
import { withoutSecrets } from '@/lib/domain/logs/without-secrets';

const thrownBy = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return String(error);
  }
  throw new Error('Nothing was thrown.');
};

test.each([
  ['the mailbox <anna.berg@dogs.example> is full', 'the mailbox <[address]> is full'],
  ['550 5.1.1 änna@dögs.example: no such user', '550 5.1.1 [address]: no such user'],
  ['Authorization: Bearer abc.def-ghi is wrong', 'Authorization: Bearer [token] is wrong'],
  ['token eyJhbGciOiJub25lIn0.eyJ1aWQiOiJzYW0ifQ. was refused', 'token [token] was refused'],
  ['Invalid API Key provided: sk_live_51Habc', 'Invalid API Key provided: [key]'],
  ['whsec_abc123 does not sign it', '[key] does not sign it'],
  ['connect smtps://user:hunter2@mail.example failed', 'connect smtps://[account]@mail.example failed'],
  ['GET https://x.example/a?email=anna#part answered 500', 'GET https://x.example/a answered 500'],
  ['-----BEGIN PRIVATE KEY-----\nMIIabc\n-----END PRIVATE KEY-----\nis no key', '[key]\nis no key'],
  ['/pictures/AbC_123-x.png is not there', '/pictures/[file] is not there'],
  ['The store did not answer in time.', 'The store did not answer in time.'],
  ['at run (/app/lib/server/a.ts:12:34)', 'at run (/app/lib/server/a.ts:12:34)'],
])('%s', (message, logged) => {
  expect(withoutSecrets(message)).toBe(logged);
});

test.each([
  ['JSON that is none', () => JSON.parse('Dear Anna, "Bella" was great') as unknown],
  ['JSON that is cut', () => JSON.parse('{"text": Dear Anna') as unknown],
  ['a value of the wrong type', () => Buffer.from(Object('Dear Anna').length as string)],
  ['a text in the place of a number', () => Buffer.alloc('Dear Anna' as unknown as number)],
])('what Node quotes of %s is left out', (_what, work) => {
  const logged = withoutSecrets(thrownBy(work));
  expect(logged).not.toMatch(/Anna|Bella|Dear/);
  expect(logged.length).toBeGreaterThan(10);
});

test('what is very long is cut', () => {
  expect(withoutSecrets('x'.repeat(20_000))).toHaveLength(8_002);
});
