import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { senderOf } from '@/lib/server/http/sender';

const isOwnPage = (headers: Record<string, string>) =>
  senderOf(
    { headers: { host: 'app.internal:3000', ...headers } } as unknown as IncomingMessage,
    'https://heelwrite.example',
  ).isOwnPage;

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://heelwrite.example' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://heelwrite.example' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://heelwrite.example' }, true],
  [{ origin: 'http://app.internal:3000' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('%o comes from a page of ours: %s', (headers, isOurs) => expect(isOwnPage(headers)).toBe(isOurs));
