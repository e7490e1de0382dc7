import type { Check } from '../deployment/check.ts';
import { mistake, warning, well, type Finding } from '../deployment/finding.ts';

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

function healthFindings({ status, body }: Answered, appUrl: string, ourVersion: string): Finding[] {
  const { status: said, version } = (body ?? {}) as { status?: unknown; version?: unknown };
  if (status === 503) {
    return [
      mistake(
        `The app at ${appUrl} answers that it or its database is not well.`,
        'Read its log; the checks above often tell why.',
      ),
    ];
  }
  if (status !== 200 || said !== 'ok') {
    return [
      mistake(
        `Something else than the app answers at ${appUrl}/api/health (${status}).`,
        'Lead the domain of APP_URL to the app, and set APP_URL without a path.',
      ),
    ];
  }
  if (typeof version !== 'string') return [well(`The app answers at ${appUrl}.`)];
  // A version may have its commit behind it.
  if (version.split(/[+ ]/)[0] !== ourVersion) {
    return [
      warning(
        `The app at ${appUrl} is version ${version}, and this folder is ${ourVersion}: indexes and rules were compared with those of this folder.`,
        'Check out what is deployed and look again, or deploy this.',
      ),
    ];
  }
  return [well(`The app answers at ${appUrl}, version ${version}.`)];
}

export const health: Check = {
  group: 'The deployment',
  holds: 'The app answers.',
  needs: ['APP_URL'],
  async look({ settings: { APP_URL: appUrl = '' }, health: ask, ours }) {
    const { version } = JSON.parse(ours('package.json')) as { version: string };
    return healthFindings(await ask(), appUrl, version);
  },
};
