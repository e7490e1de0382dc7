import { createTransport } from 'nodemailer';
import { sentenceOf } from '../../bootstrap/say.mjs';
import type { Check } from '../deployment/check.ts';
import { mistake, type Finding } from '../deployment/finding.ts';

const patience = 15_000;
const remedy =
  'Set SMTP_URL as your mail provider says: smtps://user:password@host, with special characters of the password escaped (%40 for @).';

const staysOnTheMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** What nodemailer says of a failure, in our words. */
function mailFinding(code: string, host: string, said: string): Finding {
  if (code === 'EAUTH') return mistake(`The mail server ${host} does not take user and password.`, remedy);
  if (code === 'ETLS') {
    return mistake(
      `The mail server ${host} does not encrypt: password and mails could be read on their way (${said}).`,
      'Set SMTP_URL to smtps://… with port 465, or to a server that offers STARTTLS.',
    );
  }
  return mistake(`The mail server ${host} does not answer as one: ${said}.`, remedy);
}

export const mailServer: Check = {
  group: 'Mail',
  holds: 'The mail server answers, encrypts, and takes user and password.',
  needs: ['SMTP_URL'],
  async look({ settings: { SMTP_URL: url = '' } }) {
    if (!URL.canParse(url)) return [mistake('SMTP_URL is no address.', remedy)];
    const host = new URL(url).hostname;
    const transport = createTransport({
      url,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      // The app would send in the clear where nothing else is offered; nobody wants that to leave the machine.
      requireTLS: !staysOnTheMachine(host),
    });
    try {
      await transport.verify();
      return [];
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return [mailFinding(code, host, sentenceOf(error).replace(/\.$/, ''))];
    } finally {
      transport.close();
    }
  },
};
