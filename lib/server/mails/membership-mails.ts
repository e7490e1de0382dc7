import 'server-only';
import type { Role } from '@/lib/contracts/primitives';
import { asRole } from '@/lib/domain/organizations/role-words';
import type { Mail } from '@/lib/server/backend/backend';
import { letter } from './letter';

const mayDo: Readonly<Record<Role, string>> = {
  0: 'manage the organization and write its snippets',
  1: 'write its snippets and use them in your emails',
  2: 'use its snippets in your emails',
};

export function invitationMail(
  to: string,
  { organization, inviter, role, link }: { organization: string; inviter: string; role: Role; link: string },
): Mail {
  return letter(to, `${inviter} invites you to ${organization} on Heelwrite`, {
    paragraphs: [
      `${inviter} invites you to join ${organization} on Heelwrite, where dog trainers share the texts of their client emails.`,
      `As ${asRole[role]} you can ${mayDo[role]}.`,
      `Sign in or sign up as ${to}: the invitation waits there for your answer.`,
    ],
    button: { label: 'See the invitation', link },
    closing:
      'If you do not know what this is about, you can ignore this mail: nothing happens without your answer.',
  });
}

export function removalMail(
  to: string,
  { organization, link }: { organization: string; link: string },
): Mail {
  return letter(to, `You are no longer a member of ${organization}`, {
    paragraphs: [
      `An admin of ${organization} has ended your membership, so its snippets are no longer in your library.`,
      'Your own snippets and your account stay as they are.',
    ],
    button: { label: 'Open Heelwrite', link },
    closing: 'If you think this is a mistake, please ask an admin of the organization.',
  });
}

export function roleMail(
  to: string,
  { organization, role, link }: { organization: string; role: Role; link: string },
): Mail {
  return letter(to, `Your role in ${organization} has changed`, {
    paragraphs: [`An admin of ${organization} has changed your role. You can now ${mayDo[role]}.`],
    button: { label: 'Open Heelwrite', link },
    closing: 'If you think this is a mistake, please ask an admin of the organization.',
  });
}
