import 'server-only';
import { randomUUID } from 'node:crypto';
import type { NextApiHandler } from 'next';
import type { ErrorBody } from '@/lib/contracts/error';
import { isWrongSignature } from '../billing';
import { logFailure } from '../log';

const header = 'stripe-signature';

/** The API of signed events: 204, 400 for a wrong signature, 500 on our own failure, so that the sender tries again. */
export function webhook(
  take: (rawBody: Uint8Array, signature: string | undefined) => Promise<void>,
): NextApiHandler {
  return async (req, res) => {
    const requestId = randomUUID();
    res.setHeader('X-Request-Id', requestId);
    res.setHeader('Cache-Control', 'private, no-store');
    const refuse = (status: number, body: ErrorBody) =>
      res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
    if (req.method !== 'POST') {
      res.setHeader('Allow', 'POST');
      refuse(405, { error: 'This address answers to POST.', code: 'method_not_allowed' });
      return;
    }
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk);
      const signature = req.headers[header];
      await take(Buffer.concat(chunks), typeof signature === 'string' ? signature : undefined);
      res.writeHead(204).end();
    } catch (error) {
      if (isWrongSignature(error)) {
        refuse(400, { error: 'The signature is not valid.', code: 'validation' });
        return;
      }
      logFailure(error, { requestId, method: req.method, path: req.url?.split('?')[0] });
      refuse(500, {
        error: 'Something went wrong on our side. Please try again in a moment.',
        code: 'internal',
      });
    }
  };
}
