import 'server-only';
import { organizationQuota, privateQuota, type SnippetQuota } from '@/lib/domain/billing/snippet-quota';
import { organizationOf } from '@/lib/domain/organizations/owner';
import type { Scope } from '@/lib/server/policies/scope';
import { readBilling } from '@/lib/server/repositories/billing/billing-records';
import { allowanceOf } from '@/lib/server/services/billing/read-allowance';

/** How many snippets a library may hold: by its owner's plan, or by the subscription of its organization. */
export async function readSnippetQuota({ actor, libraryId }: Scope): Promise<SnippetQuota> {
  const orgId = organizationOf(libraryId);
  if (orgId === undefined) return privateQuota((await allowanceOf(actor)).snippets);
  return organizationQuota((await readBilling(`o_${orgId}`))?.subscription?.status);
}

/** The same for what makes no library larger: a private one is never closed, so that nobody's plan has to be read. */
export async function readWhetherOpen(scope: Scope): Promise<SnippetQuota> {
  return organizationOf(scope.libraryId) === undefined ? privateQuota(null) : readSnippetQuota(scope);
}
