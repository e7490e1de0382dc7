import 'server-only';
import type { Role } from '@/lib/contracts/primitives';
import { invitationAddress } from '@/lib/domain/organizations/invitation-link';
import type { KeptMember } from '@/lib/domain/organizations/organization-changes';
import type { Actor } from '@/lib/server/policies/actor';
import { backend, type Mail } from '@/lib/server/backend/backend';
import { env } from '@/lib/server/runtime/env';
import { logFailure } from '@/lib/server/runtime/log';
import { invitationMail } from '@/lib/server/mails/invitation-mail';
import { removalMail, roleMail } from '@/lib/server/mails/membership-change-mails';
import { peopleByUid } from '@/lib/server/repositories/accounts/account-directory';

/** Answers whether the mail was handed over; what it tells of has happened all the same. */
async function hasSent(mail: Mail): Promise<boolean> {
  try {
    await backend().mailer.send(mail);
    return true;
  } catch (error) {
    logFailure(error, { mail: 'membership' });
    return false;
  }
}

/** The name under which someone invites. */
export async function inviterName({ uid, email }: Actor): Promise<string> {
  return (await peopleByUid([uid])).get(uid)?.displayName ?? email;
}

export async function mailInvitation(
  inviter: string,
  { id, name: organization }: { id: string; name: string },
  { email: to, role, note }: Pick<KeptMember, 'email' | 'role' | 'note'>,
): Promise<boolean> {
  const link = invitationAddress(env().APP_URL, id, to);
  return hasSent(invitationMail(to, { organization, inviter, role, link, note }));
}

export const mailRemoval = (organization: string, to: string) =>
  hasSent(removalMail(to, { organization, link: env().APP_URL }));

export const mailRole = (organization: string, to: string, role: Role) =>
  hasSent(roleMail(to, { organization, role, link: env().APP_URL }));
