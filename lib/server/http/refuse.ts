import 'server-only';
import type { NextApiRequest, NextApiResponse } from 'next';
import type { ErrorBody } from '@/lib/contracts/error';
import { Fault, invalidToken, unavailable } from '../fault';
import { logFailure } from '../log';
import { statusOf } from './status';

/** Answers with what went wrong, in the contract's form; our own failures are logged under the request's id. */
export function refuse(error: unknown, req: NextApiRequest, res: NextApiResponse, requestId: string): void {
  const fault = error instanceof Fault ? error : faultOf(error, req, requestId);
  if (res.headersSent) {
    res.destroy();
    return;
  }
  if (fault.extra.allow) res.setHeader('Allow', fault.extra.allow.join(', '));
  if (fault.extra.retryAfter !== undefined) res.setHeader('Retry-After', String(fault.extra.retryAfter));
  if (!req.complete) {
    // The rest of the body is not read: let the answer out, then end the connection.
    res.setHeader('Connection', 'close');
    req.resume();
  }
  const body: ErrorBody = {
    error: fault.message,
    code: fault.code,
    ...(fault.extra.fields && { fields: fault.extra.fields }),
  };
  res.writeHead(statusOf[fault.code], {
    'Content-Type': 'application/json; charset=utf-8',
  });
  res.end(JSON.stringify(body));
}

/** The caller is known to have had an account when the call came in; nobody else's is asked for by uid. */
const isWithoutAccount = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';

/** Firestore's deadline exceeded, resource exhausted and unavailable, and what the local stand-ins say for them. */
const outOfReach: readonly unknown[] = [4, 8, 14, 'unavailable'];

const isOutOfReach = (error: unknown): error is Error & { readonly code: unknown } =>
  error instanceof Error && 'code' in error && outOfReach.includes(error.code);

function faultOf(error: unknown, req: NextApiRequest, requestId: string): Fault {
  if (isWithoutAccount(error)) return invalidToken();
  const fault = internal(error, req, requestId);
  if (!isOutOfReach(error)) return fault;
  return unavailable(
    error.code === 'unavailable'
      ? error.message
      : 'The service is not available right now. Please try again in a moment.',
  );
}

function internal(error: unknown, req: NextApiRequest, requestId: string): Fault {
  logFailure(error, { requestId, method: req.method, path: req.url?.split('?')[0] });
  return new Fault('internal', 'Something went wrong on our side. Please try again in a moment.');
}
