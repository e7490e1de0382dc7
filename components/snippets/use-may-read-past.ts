import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { isMember } from '@/lib/domain/organizations/organizations';
import { roleMay, supportMay } from '@/lib/domain/organizations/permissions';

/** Whether the user may see what was deleted from a library, or what its snippets said before; `orgId` null is their own. */
export function useMayReadPast(orgId: string | null, action: 'trash.read' | 'history.read'): boolean {
  const user = useSignedInUser();
  const { current, role } = useOrganization();
  if (orgId === null) return true;
  if (current?.id !== orgId) return false;
  const own = current.members.find((member) => isMember(member, user));
  if (own?.isSupport === true) return supportMay(action);
  return role.status === 'loaded' && roleMay(role.role, action);
}
