import 'server-only';
import { createTransport } from 'nodemailer';
import type { Mailer } from '../backend';

export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url);
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}
