import 'server-only';
import type { Role } from '@/lib/contracts/primitives';
import { rolePowers } from '@/lib/domain/organizations/role-words';
import type { Mail } from '@/lib/server/backend/backend';
import { renderMail } from './render-mail';

export function removalMail(
  to: string,
  { organization, link }: { organization: string; link: string },
): Mail {
  return renderMail(to, `You are no longer a member of ${organization}`, {
    paragraphs: [
      `An admin of ${organization} ended your membership, so its snippets are no longer in your library.`,
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
  return renderMail(to, `Your role in ${organization} has changed`, {
    paragraphs: [`An admin of ${organization} changed your role. There you can now ${rolePowers[role]}.`],
    button: { label: 'Open Heelwrite', link },
    closing: 'If you think this is a mistake, please ask an admin of the organization.',
  });
}
