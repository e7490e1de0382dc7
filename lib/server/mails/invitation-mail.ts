import 'server-only';
import type { Role } from '@/lib/contracts/primitives';
import { asRole, rolePowers } from '@/lib/domain/organizations/role-words';
import type { Mail } from '@/lib/server/backend/backend';
import { renderMail } from './render-mail';

/** What an invitation says. */
export function invitationMail(
  to: string,
  { organization, inviter, role, link }: { organization: string; inviter: string; role: Role; link: string },
): Mail {
  return renderMail(to, `${inviter} invites you to ${organization} on Heelwrite`, {
    paragraphs: [
      `${inviter} invites you to join ${organization} on Heelwrite, where dog trainers share the snippets for their client emails.`,
      `As ${asRole[role]} you can ${rolePowers[role]}.`,
      `Sign in or sign up as ${to} to answer the invitation.`,
    ],
    button: { label: 'See the invitation', link },
    closing: 'If you were not expecting this, you can ignore this email. Nothing happens unless you answer.',
  });
}
