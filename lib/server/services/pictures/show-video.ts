import 'server-only';
import type { PicturePurpose, UploadedPicture } from '@/lib/contracts/pictures';
import type { ShownVideo } from '@/lib/contracts/videos';
import { typeOfPicture, withoutHiddenData } from '@/lib/domain/pictures/picture';
import { checkPicture } from '@/lib/domain/pictures/picture-check';
import { videoAt } from '@/lib/domain/text/video-address';
import { scopeFor } from '@/lib/server/auth/scope-for';
import { backend } from '@/lib/server/backend/backend';
import { Fault, invalidField } from '@/lib/server/faults/fault';
import type { Actor } from '@/lib/server/policies/actor';
import { addPicture } from './manage-pictures';

type OrgId = string | undefined;

/** What a video's host tells of it, its picture kept as one that was sent; throws 400 for what is no video of a known host. */
export async function showVideoAt(
  actor: Actor,
  orgId: OrgId,
  purpose: PicturePurpose,
  address: string,
): Promise<ShownVideo> {
  await scopeFor(actor, orgId, 'snippets.write');
  const video = videoAt(address);
  if (!video) throw invalidField('address', 'This is not the address of a video at YouTube or Vimeo.');
  const told = await backend().videos(video);
  if (!told) return { address: video.address };
  const picture = told.picture && (await keptPicture(actor, orgId, purpose, told.picture));
  return { address: video.address, title: told.title, ...(picture && { picture }) };
}

/** undefined where it is none that emails can show, and where the library has no room for it. */
async function keptPicture(
  actor: Actor,
  orgId: OrgId,
  purpose: PicturePurpose,
  sent: Uint8Array,
): Promise<UploadedPicture | undefined> {
  const bytes = withoutHiddenData(sent);
  const type = typeOfPicture(bytes);
  // Outlook on Windows shows no WebP.
  if ((type !== 'image/jpeg' && type !== 'image/png') || typeof checkPicture(bytes, type) === 'string') {
    return undefined;
  }
  try {
    return await addPicture(actor, orgId, purpose, { type, bytes }, undefined);
  } catch (error) {
    if (error instanceof Fault && error.code === 'plan_limit') return undefined;
    throw error;
  }
}
