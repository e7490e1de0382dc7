import { useMemo } from 'react';
import { useSignedInUser } from '@/contexts/AuthContext';
import type { OrganizationScope } from '@/lib/client/queries/organizations/organization-cache';

export function useScope(orgId: string): OrganizationScope {
  const { uid } = useSignedInUser();
  return useMemo(() => ({ uid, orgId }), [uid, orgId]);
}
