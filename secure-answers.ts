import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { publicSettings } from '@/lib/server/services/public-settings';
import { securityHeaders } from './security-headers';

/**
 * Sets the security headers of every answer, files' too, by the settings that the app is started with: Next's own would be
 * written into the build, and one build serves every deployment.
 */
export function secureAnswers(): void {
  const headers = securityHeaders({
    scriptHashes: (process.env.INLINE_SCRIPT_HASHES ?? '').split(' '),
    isDevelopment: process.env.NODE_ENV === 'development',
    authDomain: publicSettings().firebase?.authDomain ?? null,
  });
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    for (const { key, value } of headers) response.setHeader(key, value);
  });
}
