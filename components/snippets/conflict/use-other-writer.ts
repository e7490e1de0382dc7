import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import type { Snippet } from '@/lib/contracts/snippet-fields';

/** Who saved a snippet last, by name where that is known, for the beginning of a sentence; null when it was oneself. */
export function useOtherWriter(snippet: Snippet | null): string | null {
  const { uid } = useSignedInUser();
  const { active } = useOrganization();
  if (snippet?.orgId === undefined || snippet.updatedBy === uid) return null;
  const members = active.find(({ id }) => id === snippet.orgId)?.members ?? [];
  const writer = members.find(({ userId }) => userId === snippet.updatedBy);
  return writer?.displayName?.trim() || 'Someone else';
}
