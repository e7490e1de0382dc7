import 'server-only';
import type { Role } from '@/lib/contracts/primitives';
import { asRole, rolePowers } from '@/lib/domain/organizations/role-words';
import type { Mail } from '@/lib/server/backend/backend';
import { renderMail } from './render-mail';

interface Invitation {
  readonly organization: string;
  readonly inviter: string;
  readonly role: Role;
  readonly link: string;
  /** The inviter's own words. */
  readonly note?: string | undefined;
}

/** What an invitation says. */
export function invitationMail(to: string, { organization, inviter, role, link, note }: Invitation): Mail {
  return renderMail(to, `${inviter} invites you to ${organization} on Heelwrite`, {
    paragraphs: [
      `${inviter} invites you to join ${organization} on Heelwrite, where dog trainers share the snippets for their client emails.`,
      `As ${asRole[role]} you can ${rolePowers[role]}.`,
      `Sign in or sign up as ${to} to answer the invitation.`,
    ],
    ...(note !== undefined && { quote: { introduction: `${inviter} writes:`, text: note } }),
    button: { label: 'See the invitation', link },
    closing: 'If you were not expecting this, you can ignore this email. Nothing happens unless you answer.',
  });
}
