import * as z from 'zod/mini';
import { type ErrorBody, errorBodySchema, errorSentences } from '@/lib/contracts/error';
import {
  ApiError,
  EmailNotInWhitelistError,
  TokenInvalidError,
  TokenLimitExceededError,
} from './call-errors';

function readBody(text: string): ErrorBody | undefined {
  try {
    const parsed = z.safeParse(errorBodySchema, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** §8: the error that an answer other than OK stands for; a call that streams goes by the status text. */
export async function errorOfAnswer(answer: Response, streams: boolean): Promise<ApiError> {
  const text = await answer.text();
  const body = readBody(text);
  const message = body?.error ?? (text || answer.statusText);
  const parts = [message, answer.status, body?.code, body?.fields] as const;
  if (answer.status === 401 && message === errorSentences.invalidToken)
    return new TokenInvalidError(...parts);
  if (answer.status === 403 && message === errorSentences.emailNotInWhitelist) {
    return new EmailNotInWhitelistError(...parts);
  }
  if (answer.status === 403 && message === errorSentences.tokenLimitExceeded) {
    return new TokenLimitExceededError(...parts);
  }
  return streams
    ? new ApiError(answer.statusText || message, answer.status, body?.code, body?.fields)
    : new ApiError(...parts);
}
