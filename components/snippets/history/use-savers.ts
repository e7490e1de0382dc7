import { useOrganization } from '@/contexts/OrganizationContext';
import type { KnownPerson, Snippet } from '@/lib/contracts/snippet-fields';
import type { SnippetState } from '@/lib/contracts/snippet-history';

/** Who saved a snippet last, and who had suggested that, by the names of its organization's members. */
export function useSavers({
  orgId,
  updatedBy,
  suggestedBy,
}: Snippet): Pick<SnippetState, 'savedBy' | 'suggestedBy'> {
  const { active } = useOrganization();
  const members = active.find(({ id }) => id === orgId)?.members ?? [];
  const personOf = (uid: string): KnownPerson => {
    const member = members.find(({ userId }) => userId === uid);
    const name = member && (member.displayName?.trim() || member.email);
    return { uid, ...(name && { name }) };
  };
  return {
    savedBy: personOf(updatedBy),
    ...(suggestedBy !== undefined && { suggestedBy: personOf(suggestedBy) }),
  };
}
