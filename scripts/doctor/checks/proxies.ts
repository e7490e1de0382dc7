import type { Check } from '../deployment/check.ts';
import { CannotLook, mistake, type Finding } from '../deployment/finding.ts';

/** What proxies and hosts write onto the answers that they pass on. */
const signsOfProxies = ['via', 'cf-ray', 'x-cloud-trace-context', 'x-vercel-id', 'x-cache', 'x-served-by'];

export function proxyFindings(trusted: number, appUrl: string, headers: Headers): Finding[] {
  const sign = signsOfProxies.find((name) => headers.has(name));
  // The app itself speaks http only.
  const isProxied = appUrl.startsWith('https:') || sign !== undefined;
  if (trusted === 0 && isProxied) {
    return [
      mistake(
        `TRUST_PROXY is 0, and there is a proxy before the app${sign === undefined ? '' : ` (its answers carry “${sign}”)`}: everyone shares the proxy’s address and its limits.`,
        'Set TRUST_PROXY to the number of your proxies, usually 1.',
      ),
    ];
  }
  return [];
}

export const proxies: Check = {
  group: 'The deployment',
  holds: 'TRUST_PROXY fits what stands before the app.',
  needs: ['APP_URL'],
  async look({ settings: { APP_URL: appUrl = '', TRUST_PROXY: trusted = '0' }, health }) {
    const { headers } = await health().catch(() => {
      throw new CannotLook('The app does not answer.');
    });
    return proxyFindings(Number(trusted), appUrl, headers);
  },
};
