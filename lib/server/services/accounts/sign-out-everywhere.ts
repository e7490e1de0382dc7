import 'server-only';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { record } from '@/lib/server/repositories/audit';

/** Ends every session of the actor at its next call; none of them can be renewed. */
export async function signOutEverywhere({ uid }: Actor): Promise<void> {
  await backend().auth.revokeRefreshTokens(uid);
  await record({ uid, action: 'account.signed_out_everywhere' });
}
