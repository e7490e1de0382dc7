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
  /** While it is saved, and once it is, a snippet stays where it was put, whichever organization is current. */
  readonly hold: () => void;
  /** It was not saved after all. */
  readonly release: () => void;
}

interface Held {
  readonly orgId: string | null;
}

/**
 * Whose library a snippet belongs to. A new one goes into the current organization, and along with it where another is
 * chosen in the top bar; into one's own library where that was chosen, or where one may not write in the organization.
 * One that was saved already and only waits to be sent has its place.
 */
export function useSnippetPlace(
  givenOrgId: string | null,
  isNew: boolean,
  begun: Held | null = null,
): SnippetPlace {
  const { current: organization, status, role } = useOrganization();
  const mayWrite = useMayWrite();
  const [isMine, setMine] = useState(false);
  const [held, setHeld] = useState(begun);
  // An organization that the address names comes first, until another one is chosen.
  const [addressed, setAddressed] = useState(givenOrgId);
  const [before, setBefore] = useState(organization?.id);
  if (before !== organization?.id) {
    setBefore(organization?.id);
    if (before === addressed) setAddressed(null);
  }
  const writable = organization && mayWrite({ orgId: organization.id }) ? organization : null;
  const isAsking = status === 'loading' || (organization !== null && role.status === 'loading');
  const offered = isMine ? null : (addressed ?? writable?.id ?? null);
  const orgId = !isNew ? givenOrgId : held === null ? offered : held.orgId;
  return {
    orgId,
    organization,
    isOpen: writable !== null,
    isKnown: !isNew || held !== null || isMine || addressed !== null || !isAsking,
    choose: (chosen) => setMine(chosen === null),
    hold: () => setHeld({ orgId }),
    release: () => setHeld(null),
  };
}
