import type { Check } from '../deployment/check.ts';
import { mistake, type Finding } from '../deployment/finding.ts';

const remedy = 'Set APP_URL to where people open the app, such as https://app.example.com.';

function appAddressFindings(appUrl: string): Finding[] {
  if (!URL.canParse(appUrl)) return [mistake('APP_URL is no address.', remedy)];
  const url = new URL(appUrl);
  if (url.protocol !== 'https:') {
    return [mistake(`APP_URL is ${appUrl}: without https, passwords are sent in the clear.`, remedy)];
  }
  if (appUrl !== url.origin) {
    return [
      mistake(
        `APP_URL is ${appUrl}: links in mails would not lead there, as it has more than a domain.`,
        `Set APP_URL to ${url.origin}.`,
      ),
    ];
  }
  return [];
}

export const appAddress: Check = {
  group: 'Settings',
  holds: 'APP_URL is an https address.',
  needs: ['APP_URL'],
  look: ({ settings: { APP_URL: appUrl = '' } }) => appAddressFindings(appUrl),
};
