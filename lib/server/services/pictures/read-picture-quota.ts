import 'server-only';
import { organizationPictures, privatePictures, type PictureQuota } from '@/lib/domain/billing/picture-quota';
import { organizationOf } from '@/lib/domain/organizations/owner';
import type { Scope } from '@/lib/server/policies/scope';
import { readBilling } from '@/lib/server/repositories/billing/billing-records';
import { allowanceOf } from '@/lib/server/services/billing/read-allowance';

/** How many bytes of pictures a library may hold: by its owner's plan, or by the subscription of its organization. */
export async function readPictureQuota({ actor, libraryId }: Scope): Promise<PictureQuota> {
  const orgId = organizationOf(libraryId);
  if (orgId === undefined) return privatePictures((await allowanceOf(actor)).pictureMegabytes);
  const subscription = (await readBilling(`o_${orgId}`))?.subscription;
  return organizationPictures(subscription?.status, subscription?.limits.pictureMegabytes);
}
