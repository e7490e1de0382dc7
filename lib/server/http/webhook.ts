import 'server-only';
import type { NextApiHandler } from 'next';
import { isNotAnEvent, isWrongSignature } from '@/lib/server/backend/billing';
import { duringRequest } from '@/lib/server/runtime/request-context';
import { Fault } from '@/lib/server/faults/fault';
import { refuse } from './refuse';
import { readBody } from './request-body';

const path = '/api/stripe/webhook';

const header = 'stripe-signature';

/** More than any event: Stripe's objects are not bound to the limit of our own calls. */
const mostKibibytes = 4 * 1_024;

/**
 * The API of signed events: 204, 400 for what is not signed or no event, 500 on our own failure, so that the sender tries
 * again.
 */
export function webhook(
  take: (rawBody: Uint8Array, signature: string | undefined) => Promise<void>,
): NextApiHandler {
  return (req, res) =>
    duringRequest(req, path, async ({ id: requestId }) => {
      res.setHeader('X-Request-Id', requestId);
      res.setHeader('Cache-Control', 'private, no-store');
      try {
        if (req.method !== 'POST') {
          throw new Fault('method_not_allowed', 'This address answers to POST.', { allow: ['POST'] });
        }
        const signature = req.headers[header];
        const body = await readBody(req, mostKibibytes);
        await take(body, typeof signature === 'string' ? signature : undefined);
        res.writeHead(204).end();
      } catch (error) {
        refuse(refusalOf(error), req, res, { requestId, path });
      }
    });
}

function refusalOf(error: unknown): unknown {
  if (isWrongSignature(error)) return new Fault('validation', 'The signature is not valid.');
  if (isNotAnEvent(error)) return new Fault('validation', 'This is not an event.');
  return error;
}
