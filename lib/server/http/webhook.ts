import 'server-only';
import { randomUUID } from 'node:crypto';
import type { NextApiHandler } from 'next';
import { isNotAnEvent, isWrongSignature } from '@/lib/server/backend/billing';
import { Fault } from '@/lib/server/faults/fault';
import { refuse } from './refuse';
import { readBody } from './request-body';

const header = 'stripe-signature';

/** More than any event: Stripe's objects are not bound to the limit of our own calls. */
const mostMebibytes = 4;

/**
 * The API of signed events: 204, 400 for what is not signed or no event, 500 on our own failure, so that the sender tries
 * again.
 */
export function webhook(
  take: (rawBody: Uint8Array, signature: string | undefined) => Promise<void>,
): NextApiHandler {
  return async (req, res) => {
    const requestId = randomUUID();
    res.setHeader('X-Request-Id', requestId);
    res.setHeader('Cache-Control', 'private, no-store');
    try {
      if (req.method !== 'POST') {
        throw new Fault('method_not_allowed', 'This address answers to POST.', { allow: ['POST'] });
      }
      const signature = req.headers[header];
      const body = await readBody(req, mostMebibytes);
      await take(body, typeof signature === 'string' ? signature : undefined);
      res.writeHead(204).end();
    } catch (error) {
      refuse(refusalOf(error), req, res, { requestId, path: '/api/stripe/webhook' });
    }
  };
}

function refusalOf(error: unknown): unknown {
  if (isWrongSignature(error)) return new Fault('validation', 'The signature is not valid.');
  if (isNotAnEvent(error)) return new Fault('validation', 'This is not an event.');
  return error;
}
