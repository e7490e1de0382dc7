import { useState } from 'react';
import { useOrganization } from '@/contexts/OrganizationContext';
import type { Organization } from '@/lib/contracts/organization-fields';
import { useMayWrite } from '@/components/snippets/use-may-write';

export interface SnippetPlace {
  /** null for one's own library. */
  readonly orgId: string | null;
  /** The current organization, and whether a new snippet may go into it. */
  readonly organization: Organization | null;
  readonly isOpen: boolean;
  /** false while it may still turn out to be another one. */
  readonly isKnown: boolean;
  readonly choose: (orgId: string | null) => void;
}

/** Whose library a snippet belongs to; where a new one goes is chosen, the current organization being offered first. */
export function useSnippetPlace(givenOrgId: string | null, isNew: boolean): SnippetPlace {
  const { current: organization, status, role } = useOrganization();
  const mayWrite = useMayWrite();
  const [chosen, choose] = useState<string | null | undefined>(undefined);
  const writable = organization && mayWrite({ orgId: organization.id }) ? organization : null;
  const isAsking = status === 'loading' || (organization !== null && role.status === 'loading');
  const offered = chosen === undefined ? (givenOrgId ?? writable?.id ?? null) : chosen;
  return {
    orgId: isNew ? offered : givenOrgId,
    organization,
    isOpen: writable !== null,
    isKnown: !isNew || givenOrgId !== null || chosen !== undefined || !isAsking,
    choose,
  };
}
