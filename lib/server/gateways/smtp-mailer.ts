import 'server-only';
import { createTransport } from 'nodemailer';
import type { Mailer } from '@/lib/server/backend/backend';
import { measured } from '@/lib/server/telemetry/telemetry';

/** `patience`: for how many milliseconds a silent mail server is waited for; nodemailer would for up to ten minutes. */
export function smtpMailer(url: string, from: string, patience = 15_000): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  return {
    async send(mail) {
      await measured({ name: 'send mail', duration: 'heelwrite.mail.duration', isCall: true }, () =>
        transport.sendMail({ from, ...mail }),
      );
    },
  };
}
