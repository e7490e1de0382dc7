import { contactAddressIn } from '../../../lib/domain/deployment/contact-address.ts';
import type { Check } from '../deployment/check.ts';
import { CannotLook, mistake, warning, type Finding } from '../deployment/finding.ts';

/** Names that are kept from ever being anyone’s. */
const nobodys = /(^|\.)(test|example|invalid|localhost|local)$|(^|\.)example\.(com|net|org)$/;

type TxtRecords = (name: string) => Promise<readonly (readonly string[])[]>;

interface Records {
  readonly domain: string;
  readonly spf: boolean;
  readonly dmarc: boolean;
}

export function senderFindings({ domain, spf, dmarc }: Records): Finding[] {
  const found: Finding[] = [];
  if (!spf) {
    found.push(
      warning(
        `The domain ${domain} does not say which servers may send for it (SPF): mails may land in spam.`,
        `Add a TXT record at ${domain}, such as “v=spf1 include:YOUR_MAIL_PROVIDER ~all”.`,
      ),
    );
  }
  if (!dmarc) {
    found.push(
      warning(
        `The domain ${domain} does not say what to do with mails that are not its own (DMARC): Gmail and others may refuse them.`,
        `Add a TXT record at _dmarc.${domain}, such as “v=DMARC1; p=none; rua=mailto:you@${domain}”.`,
      ),
    );
  }
  return found;
}

async function says(records: TxtRecords, name: string, beginning: string): Promise<boolean> {
  try {
    return (await records(name)).some((parts) => parts.join('').toLowerCase().startsWith(beginning));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOTFOUND' || code === 'ENODATA') return false;
    throw new CannotLook(`The DNS does not answer for ${name} (${code}).`);
  }
}

/** A subdomain is held to what its domain says, where it says nothing itself. */
async function hasDmarc(records: TxtRecords, domain: string): Promise<boolean> {
  const labels = domain.split('.');
  for (let start = 0; start <= labels.length - 2; start += 1) {
    if (await says(records, `_dmarc.${labels.slice(start).join('.')}`, 'v=dmarc1')) return true;
  }
  return false;
}

export const mailSender: Check = {
  group: 'Mail',
  holds: 'The domain of MAIL_FROM says who sends for it.',
  async look({ settings: { MAIL_FROM }, txtRecords }) {
    const address = contactAddressIn({ MAIL_FROM });
    const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
    if (nobodys.test(domain)) {
      return [
        mistake(
          `Mails would come from ${address}, which is nobody’s address: mail servers refuse it.`,
          'Set MAIL_FROM to an address of your own domain, such as Heelwrite <hello@your-domain.com>.',
        ),
      ];
    }
    const [spf, dmarc] = await Promise.all([
      says(txtRecords, domain, 'v=spf1'),
      hasDmarc(txtRecords, domain),
    ]);
    return senderFindings({ domain, spf, dmarc });
  },
};
