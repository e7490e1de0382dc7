import 'server-only';
import type { Mail } from '@/lib/server/backend/backend';
import { renderMail } from './render-mail';

export function verificationMail(to: string, link: string): Mail {
  return renderMail(to, 'Confirm your email address for Heelwrite', {
    paragraphs: [
      'Welcome to Heelwrite. Please confirm that this address is yours, so nobody else can use it.',
    ],
    button: { label: 'Confirm my address', link },
    closing: 'The link works for one day. If you did not create an account, you can ignore this email.',
  });
}

export function passwordResetMail(to: string, link: string): Mail {
  return renderMail(to, 'Choose a new password for Heelwrite', {
    paragraphs: ['Someone, most likely you, asked to reset the password for this address.'],
    button: { label: 'Choose a new password', link },
    closing:
      'The link works for one hour. If it was not you, ignore this email: your password stays the same.',
  });
}

export function emailChangeMail(to: string, from: string, link: string): Mail {
  return renderMail(to, 'Confirm your new email address for Heelwrite', {
    paragraphs: [
      `Someone, most likely you, wants to sign in to Heelwrite as ${to} from now on, instead of ${from}.`,
    ],
    button: { label: 'Use this address', link },
    closing: 'If it was not you, ignore this email: nothing will change.',
  });
}

/** To the present address, so that nobody takes an account away from its owner in silence. */
export function emailChangeNotice(to: string, next: string, link: string): Mail {
  return renderMail(to, 'Your email address for Heelwrite is about to change', {
    paragraphs: [
      `Someone, most likely you, asked to sign in to Heelwrite as ${next} from now on, instead of this address. If it was you, open the link we sent to the new address, and you are all set.`,
      'If it was not you, someone else knows your password. Choose a new one now; that signs out every device.',
    ],
    button: { label: 'Choose a new password', link },
    closing: 'Until that link is opened, you keep signing in with this address.',
  });
}
