import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { NotKept } from './disk/disk';
import { replaceFile } from './disk/replace-file';
import type { Mailer } from '@/lib/server/backend/backend';

/** Writes every mail to a file that mail programs open, and logs where it is and the first link in it. */
export function outbox(dir: string, from: string): Mailer {
  mkdirSync(dir, { recursive: true });
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail({ from, ...mail });
      // Another process may write to the same person at the same moment.
      const when = `${timeInName(new Date())}-${randomBytes(4).toString('hex')}`;
      const path = join(dir, `${when} ${mail.to.replaceAll(/[^\w.@+-]/g, '_')}.eml`);
      try {
        replaceFile(path, [message as Buffer]);
      } catch (error) {
        throw new NotKept(error);
      }
      const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
      console.log(`Mail to ${mail.to}: ${path}${link === undefined ? '' : ` · ${link}`}`);
    },
  };
}

const timeInName = (time: Date) => time.toISOString().replaceAll(':', '-');
