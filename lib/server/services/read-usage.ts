import 'server-only';
import type { Usage } from '@/lib/contracts/usage';
import type { Actor } from '../auth/actor';
import { scopeFor } from '../auth/scope';
import { readLibrary } from '../repositories/libraries';
import { tokensUsed } from '../repositories/token-pools';
import { allowanceOf } from './allowance';

export async function readUsage(actor: Actor): Promise<Usage> {
  const [allowance, scope] = await Promise.all([
    allowanceOf(actor),
    scopeFor(actor, undefined, 'snippets.read'),
  ]);
  const [{ used, resetsAt }, library] = await Promise.all([tokensUsed(allowance.pool), readLibrary(scope)]);
  return {
    tokens: { used, limit: allowance.tokens, resetsAt: resetsAt.toISOString() },
    snippets: { used: library.count, limit: allowance.snippets },
  };
}
