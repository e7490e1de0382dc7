import 'server-only';
import type { IncomingMessage } from 'node:http';
import { Fault } from '@/lib/server/faults/fault';

const mebibyte = 1_048_576;

/** Who is still sending does not see the answer: up to so many bytes the rest is let in and forgotten. */
const patience = 16 * mebibyte;

/** The body's bytes; throws 413 where there are more than so many KiB. */
export async function readBody(req: IncomingMessage, kibibytes = 1_024): Promise<Buffer> {
  const bodyLimit = kibibytes * 1_024;
  const most = kibibytes < 1_024 ? `${kibibytes} KiB` : `${kibibytes / 1_024} MiB`;
  const tooLarge = () => new Fault('too_large', `The request is larger than ${most}.`);
  if (Number(req.headers['content-length'] ?? 0) > bodyLimit) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > patience) break;
    if (size <= bodyLimit) chunks.push(chunk);
  }
  if (size > bodyLimit) throw tooLarge();
  return Buffer.concat(chunks);
}

/** What stands for a body of bytes; throws 400 on another content type. */
export function sentBytes(bytes: Buffer, contentType: string | undefined, types: readonly string[]): unknown {
  const type = contentType?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) {
    const [last, ...others] = [...types].reverse();
    throw new Fault('validation', `Send it with the content type ${others.reverse().join(', ')} or ${last}.`);
  }
  return { type, bytes };
}

/** The JSON value in a body; throws 400 on another content type or broken JSON. */
export function parseJson(bytes: Buffer, contentType: string | undefined): unknown {
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    throw new Fault('validation', 'Send JSON with the content type application/json.');
  }
  const text = bytes.toString('utf8');
  try {
    // Half of a surrogate pair can be escaped in JSON, but not be stored.
    return text.includes('\\u')
      ? JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))
      : JSON.parse(text);
  } catch {
    throw new Fault('validation', 'The body is not valid JSON.');
  }
}
