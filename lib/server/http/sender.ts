import 'server-only';
import type { IncomingMessage } from 'node:http';
import { browserFamily } from '@/lib/domain/logs/browser-family';

export interface Sender {
  /** Whether a page of ours has asked, as its browser says; other programs can say what they like. */
  readonly isOwnPage: boolean;
  /** Which browser, by its name and its system's. */
  readonly browser: string;
}

export const senderOf = ({ headers }: IncomingMessage, ownOrigin: string): Sender => ({
  isOwnPage: isOwnPage(headers, ownOrigin),
  browser: browserFamily(headers['user-agent'] ?? ''),
});

function isOwnPage(
  { 'sec-fetch-site': site, origin, host }: IncomingMessage['headers'],
  ownOrigin: string,
): boolean {
  if (site !== undefined) return site === 'same-origin';
  // Before 2023, Safari said no more than this.
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === ownOrigin || new URL(origin).host === host;
}
