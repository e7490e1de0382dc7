import type { Check } from '../deployment/check.ts';
import { mistake, warning, type Finding } from '../deployment/finding.ts';

/** Where anyone gets an address. */
const openToAll = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'gmx.de',
  'proton.me',
];

export function whitelistFindings(whitelist: string): Finding[] {
  const entries = whitelist
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');
  const remedy =
    'Write addresses, or domains with an @ before them, in EMAIL_WHITELIST: sam@example.com, @example.org';
  return entries.flatMap((entry) => {
    if (!/^[^\s@]*@[^\s@.]+(\.[^\s@.]+)+$/.test(entry)) {
      return [
        mistake(`“${entry}” in EMAIL_WHITELIST lets nobody in: it is no address and no @domain.`, remedy),
      ];
    }
    const domain = entry.slice(1);
    return entry.startsWith('@') && openToAll.includes(domain)
      ? [
          warning(
            `EMAIL_WHITELIST lets everyone in who has an address at ${domain}, which anyone can get.`,
            remedy,
          ),
        ]
      : [];
  });
}

export const whitelist: Check = {
  group: 'Settings',
  holds: 'EMAIL_WHITELIST names addresses and domains.',
  applies: ({ settings }) => settings['EMAIL_WHITELIST'] !== undefined,
  look: ({ settings: { EMAIL_WHITELIST: entries = '' } }) => whitelistFindings(entries),
};
