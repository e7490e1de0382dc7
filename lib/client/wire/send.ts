import { currentToken } from '@/lib/client/sign-in/auth';
import { ConnectionError, EmailNotInWhitelistError, TokenInvalidError } from './call-errors';
import { errorOfAnswer } from './failed-answer';
import { reportCallerRefusal } from './caller-refusals';
import { reportReached, reportUnreached } from './reachability';

export interface SentFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Request {
  method: string;
  /** Path and query. */
  address: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as they are, in the place of a body. */
  bytes?: SentFile;
  /** Answered without a token. */
  open?: boolean;
  signal?: AbortSignal | undefined;
  keepalive?: boolean | undefined;
  headers?: Record<string, string>;
  /** §8: a refusal of a call that streams is told by the status text. */
  streams?: boolean;
}

export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** §8: an aborted request is logged quietly and rejected. */
export function reportAbort(method: string, address: string): void {
  // eslint-disable-next-line no-console
  console.debug(`${method} ${address} was aborted`);
}

async function authorization(): Promise<string> {
  const token = await currentToken().catch((error: unknown) => {
    reportUnreached();
    throw new ConnectionError(error);
  });
  if (token === null) throw new Error('Failed to retrieve authentication token');
  return `Bearer ${token}`;
}

/** Sends with the user's token and gives the answer back when it is OK; any other answer throws the error it stands for. */
export async function send({
  method,
  address,
  body,
  bytes,
  open,
  signal,
  keepalive,
  headers,
  streams = false,
}: Request): Promise<Response> {
  const allHeaders: Record<string, string> = {
    ...headers,
    ...(open ? {} : { Authorization: await authorization() }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(bytes && { 'Content-Type': bytes.type }),
  };
  let answer: Response;
  try {
    answer = await fetch(address, {
      method,
      headers: allHeaders,
      signal: signal ?? null,
      keepalive: keepalive ?? false,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(bytes && { body: bytes.bytes }),
    });
  } catch (error) {
    if (isAbort(error)) {
      reportAbort(method, address);
      throw error;
    }
    reportUnreached();
    throw new ConnectionError(error);
  }
  reportReached();
  if (answer.ok) return answer;
  const error = await errorOfAnswer(answer, streams);
  if (error instanceof TokenInvalidError) reportCallerRefusal('token-invalid');
  if (error instanceof EmailNotInWhitelistError) {
    reportCallerRefusal(error.isToBeConfirmed ? 'email-to-be-confirmed' : 'email-not-in-whitelist');
  }
  throw error;
}
