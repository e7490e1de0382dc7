import 'server-only';
import type { Usage } from '@/lib/contracts/usage';
import type { Actor } from '@/lib/server/policies/actor';
import { scopeFor } from '@/lib/server/auth/scope-for';
import { readLibrary } from '@/lib/server/repositories/libraries/libraries';
import { tokensUsed } from '@/lib/server/repositories/billing/token-pools';
import { allowanceOf } from './read-allowance';
import { privatePictures } from '@/lib/domain/billing/picture-quota';

export async function readUsage(actor: Actor): Promise<Usage> {
  const [allowance, scope] = await Promise.all([
    allowanceOf(actor),
    scopeFor(actor, undefined, 'snippets.read'),
  ]);
  const [{ used, resetsAt }, library] = await Promise.all([tokensUsed(allowance.pool), readLibrary(scope)]);
  return {
    tokens: { used, limit: allowance.tokens, resetsAt: resetsAt.toISOString() },
    snippets: { used: library.count, limit: allowance.snippets },
    pictures: {
      usedBytes: library.pictureBytes ?? 0,
      limitBytes: privatePictures(allowance.pictureMegabytes).limitBytes,
    },
  };
}
