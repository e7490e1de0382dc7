import 'server-only';
import { accountLimits, type Account } from '@/lib/contracts/account';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { sanitizeField } from '@/lib/server/text/html-sanitizer';
import { isDeletionUnderWay } from '@/lib/server/repositories/deletions';
import { readProfile, writeSignature } from '@/lib/server/repositories/accounts/profiles';

export async function getAccount(actor: Actor): Promise<Account> {
  const [person, { signature }, isBeingDeleted] = await Promise.all([
    backend().auth.getUser(actor.uid),
    readProfile(actor),
    isDeletionUnderWay(`u_${actor.uid}`),
  ]);
  return {
    uid: actor.uid,
    email: actor.email,
    displayName: person.displayName ?? '',
    ...(signature && { signature }),
    ...(isBeingDeleted && { isBeingDeleted }),
  };
}

/** Changes what is given and leaves the rest; an empty signature is taken away. */
export async function updateAccount(
  actor: Actor,
  change: { displayName?: string | undefined; signature?: string | undefined },
): Promise<Account> {
  const { displayName, signature } = change;
  if (signature !== undefined) {
    await writeSignature(
      actor,
      sanitizeField('signature', 'The signature', signature, accountLimits.signature),
    );
  }
  if (displayName !== undefined) await backend().auth.updateUser(actor.uid, { displayName });
  return getAccount(actor);
}
