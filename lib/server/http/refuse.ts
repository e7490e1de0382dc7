import 'server-only';
import type { NextApiRequest, NextApiResponse } from 'next';
import type { ErrorBody } from '@/lib/contracts/error';
import { isBillingFailure } from '@/lib/server/backend/billing';
import { Fault, invalidToken, unavailable } from '@/lib/server/faults/fault';
import { logFailure, logRefusal } from '@/lib/server/runtime/log';
import { statusOf } from './status';

/** What the log may say of a request: nothing that the caller has written, and no address. */
export interface Asked {
  readonly requestId: string;
  /** The one served here; left out at an address that there is not. */
  readonly path: string | undefined;
  uid?: string;
}

/** Answers with what went wrong, in the contract's form, and logs it under the request's id. */
export function refuse(error: unknown, req: NextApiRequest, res: NextApiResponse, asked: Asked): void {
  const fault = faultOf(error);
  const told = { ...asked, method: req.method, code: fault.code, status: statusOf[fault.code] };
  if (error instanceof Fault || isWithoutAccount(error)) logRefusal(told);
  else logFailure(error, told);
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

/**
 * Firestore's deadline exceeded, resource exhausted, aborted and unavailable, what the local stand-ins say for them (data loss:
 * a full disk, behind a socket), and what firebase-admin says of a sign-in service that does not answer. Aborted is what others were always in the way of.
 */
const outOfReach: readonly unknown[] = [
  ...[4, 8, 10, 14, 15, 'unavailable'],
  ...['app/network-error', 'app/network-timeout', 'auth/internal-error', 'auth/quota-exceeded'],
];

const isOutOfReach = (error: unknown): error is Error & { readonly code: unknown } =>
  error instanceof Error &&
  'code' in error &&
  (outOfReach.includes(error.code) || (error.code === 3 && isOverdue.test(error.message)));

/** A transaction that had to wait for others for too long comes as an invalid argument. */
const isOverdue = /transaction (has expired|is invalid or closed)/i;

function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (isWithoutAccount(error)) return invalidToken();
  if (isOutOfReach(error)) {
    return unavailable(
      error.code === 'unavailable'
        ? error.message
        : 'The service is not available right now. Please try again in a moment.',
    );
  }
  if (isBillingFailure(error)) {
    return unavailable('Our payment service is not responding right now. Try again in a moment.');
  }
  return new Fault('internal', 'Something went wrong on our side. Please try again in a moment.');
}
