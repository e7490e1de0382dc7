import 'server-only';
import { recordOnce } from '@/lib/server/repositories/audit';

/** The last sign-in of each of the staff that this process has seen recorded. */
const recorded = new Map<string, number>();

/** Records that one of the support staff has signed in: once for each sign-in, however many calls follow. */
export async function recordStaffSignIn({
  uid,
  signedInAt,
}: {
  uid: string;
  signedInAt: Date;
}): Promise<void> {
  const at = signedInAt.getTime();
  if (recorded.get(uid) === at) return;
  await recordOnce(`sign-in-${uid}-${at}`, { uid, action: 'support.signed_in' });
  recorded.set(uid, at);
}
