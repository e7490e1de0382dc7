import 'server-only';
import type { Role } from '@/lib/contracts/primitives';
import type { Mail } from '@/lib/server/backend/backend';
import { renderMail } from './render-mail';
import { mayDo } from './role-powers';

export function removalMail(
  to: string,
  { organization, link }: { organization: string; link: string },
): Mail {
  return renderMail(to, `You are no longer a member of ${organization}`, {
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
  return renderMail(to, `Your role in ${organization} has changed`, {
    paragraphs: [`An admin of ${organization} has changed your role. You can now ${mayDo[role]}.`],
    button: { label: 'Open Heelwrite', link },
    closing: 'If you think this is a mistake, please ask an admin of the organization.',
  });
}
