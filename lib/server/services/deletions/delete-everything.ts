import 'server-only';
import { backend } from '@/lib/server/backend/backend';
import type { Deadline } from '@/lib/server/runtime/deadline';
import { recordOnce } from '@/lib/server/repositories/audit';
import { deleteBilling, readBilling } from '@/lib/server/repositories/billing/billing-records';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { endBook } from '@/lib/server/repositories/dogs/dog-books';
import { endAccountDeletion, type DeletionJob } from '@/lib/server/repositories/deletions';
import { forgetAnswers } from '@/lib/server/repositories/idempotency';
import { deleteFavorites } from '@/lib/server/repositories/accounts/favorites';
import { deleteLessonSets } from '@/lib/server/repositories/accounts/lesson-sets';
import { endDeletion } from '@/lib/server/repositories/permissions/organization-transactions';
import { deleteSavedFilters } from '@/lib/server/repositories/accounts/saved-filters';
import { deleteSchoolUses } from '@/lib/server/repositories/organizations/school-uses';
import { deleteUses } from '@/lib/server/repositories/accounts/uses';
import { deleteLibrary } from '@/lib/server/repositories/snippets/library-deletion';
import { deletePictures } from '@/lib/server/repositories/snippets/picture-deletion';
import { eraseRemoved } from '@/lib/server/repositories/pictures/picture-removals';
import {
  deleteSuggestionsIn,
  deleteSuggestionsOf,
} from '@/lib/server/repositories/suggestions/suggestion-deletion';
import { deletePrivateGrant } from '@/lib/server/repositories/permissions/support-grants';
import { deletePool } from '@/lib/server/repositories/billing/token-pools';
import { deleteProfile } from '@/lib/server/repositories/accounts/profiles';
import { isShuttingDown } from '@/lib/server/runtime/shutdown';

/** It is on record, and whoever takes it up next begins with the same step. */
export class StoppedForShutdown extends Error {}

function betweenSteps(): void {
  if (isShuttingDown()) throw new StoppedForShutdown();
}

/** Removes all that is left of whose deletion is on record. Every step may be taken again, and by two at once. */
export async function deleteEverything(
  { subject, askedBy, askedAt }: DeletionJob,
  deadline?: Deadline,
): Promise<void> {
  const id = subject.slice(2);
  await (subject.startsWith('u_')
    ? clearAccount(id, askedAt, deadline)
    : clearOrganization(id, askedBy, deadline));
}

async function clearAccount(uid: string, askedAt: Date, deadline?: Deadline): Promise<void> {
  const owner: OwnerId = `u_${uid}`;
  await closeCustomerOf(owner, deadline);
  betweenSteps();
  await deleteLibrary(owner);
  betweenSteps();
  await deletePictures(owner);
  betweenSteps();
  await Promise.all([
    eraseRemoved(),
    deletePool(owner),
    deletePrivateGrant(uid),
    deleteProfile(uid),
    deleteLessonSets(uid),
    deleteFavorites(uid),
    deleteSavedFilters(uid),
    deleteUses(uid),
    endBook(uid),
    deleteSuggestionsOf(uid),
    deleteBilling(owner),
    forgetAnswers(uid),
  ]);
  await recordOnce(`account-deleted-${uid}-${askedAt.getTime()}`, { uid, action: 'account.deleted' });
  // Late: whoever has no account cannot see what has become of it.
  await deleteSignIn(uid);
  await endAccountDeletion(uid);
}

async function clearOrganization(orgId: string, askedBy: string, deadline?: Deadline): Promise<void> {
  const owner: OwnerId = `o_${orgId}`;
  await closeCustomerOf(owner, deadline);
  betweenSteps();
  await deleteLibrary(owner);
  betweenSteps();
  await deletePictures(owner);
  betweenSteps();
  await Promise.all([
    deleteSuggestionsIn(owner),
    eraseRemoved(),
    deleteBilling(owner),
    deletePool(owner),
    deleteSchoolUses(orgId),
  ]);
  await endDeletion(orgId, askedBy);
}

/** Whatever we know of a subscription: a payment may be on its way. */
async function closeCustomerOf(owner: OwnerId, deadline?: Deadline): Promise<void> {
  const billing = await readBilling(owner);
  if (billing) await backend().billing.closeCustomer(billing.customerId, deadline);
}

/** One that is gone stays so. */
async function deleteSignIn(uid: string): Promise<void> {
  try {
    await backend().auth.deleteUser(uid);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
  }
}
