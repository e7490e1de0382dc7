import { EventEmitter } from 'node:events';
import type { NextApiRequest, NextApiResponse } from 'next';
import { expect, test, vi } from 'vitest';
import { NotKept } from '@/local/disk/disk';
import { refuse } from '@/lib/server/http/refuse';

const failure = (code: unknown) => Object.assign(new Error('as Firestore says it'), { code });

function answerTo(error: unknown) {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const headers: Record<string, string> = {};
  const answer = { status: 0, body: '' };
  const res = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    writeHead: (status: number) => (answer.status = status),
    end: (body: string) => (answer.body = body),
  } as unknown as NextApiResponse;
  const req = Object.assign(new EventEmitter(), { complete: true }) as unknown as NextApiRequest;
  refuse(error, req, res, { requestId: 'r1', path: '/api/health' });
  const logged = log.mock.calls.length;
  log.mockRestore();
  const { code, error: sentence } = JSON.parse(answer.body) as { code: string; error: string };
  return { status: answer.status, code, sentence, retryAfter: headers['Retry-After'], logged };
}

test.each([4, 8, 10, 14, 15, 'app/network-error', 'auth/internal-error'])(
  'the code %s is answered by 503 unavailable, and logged',
  (code) => {
    expect(answerTo(failure(code))).toEqual({
      status: 503,
      code: 'unavailable',
      sentence: 'The service is not available right now. Please try again in a moment.',
      retryAfter: '30',
      logged: 1,
    });
  },
);

test.each([
  'The referenced transaction has expired',
  '3 INVALID_ARGUMENT: Transaction is invalid or closed.',
])('so is a transaction that others were in the way of for too long: %s', (message) => {
  const { status, code } = answerTo(Object.assign(new Error(message), { code: 3 }));
  expect([status, code]).toEqual([503, 'unavailable']);
});

test('what the local disk does not take is answered by 503 unavailable, in its own words', () => {
  const { status, code, sentence } = answerTo(new NotKept(failure('ENOSPC')));
  expect([status, code]).toEqual([503, 'unavailable']);
  expect(sentence).toBe(
    'This was not saved: the disk takes nothing right now. Please try again in a moment.',
  );
});

test.each([3, 5, 13, 'ENOSPC', undefined])('any other failure (%s) stays our own', (code) => {
  expect(answerTo(failure(code))).toMatchObject({ status: 500, code: 'internal' });
});
