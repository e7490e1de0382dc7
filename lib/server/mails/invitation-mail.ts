import 'server-only';
import type { Role } from '@/lib/contracts/primitives';
import { asRole } from '@/lib/domain/organizations/role-words';
import type { Mail } from '@/lib/server/backend/backend';
import { renderMail } from './render-mail';
import { mayDo } from './role-powers';

/** What an invitation says. */
export function invitationMail(
  to: string,
  { organization, inviter, role, link }: { organization: string; inviter: string; role: Role; link: string },
): Mail {
  return renderMail(to, `${inviter} invites you to ${organization} on Heelwrite`, {
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
