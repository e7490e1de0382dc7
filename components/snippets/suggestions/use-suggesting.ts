import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrganization } from '@/contexts/OrganizationContext';
import { suggestionsKey } from '@/lib/client/queries/query-keys';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { Suggestion } from '@/lib/contracts/suggestion-fields';
import { roleMay } from '@/lib/domain/organizations/permissions';

export interface Suggesting {
  /** Whether the user may only read the snippet, and suggest what it should say. */
  readonly isOffered: boolean;
  /** What is typed is going to be suggested. */
  readonly isOn: boolean;
  /** Begins; answers the user's own suggestion where one waits for an answer. */
  readonly begin: () => Suggestion | undefined;
  readonly end: () => void;
}

/** Writing in a snippet of an organization that one may only read, by now: what was begun before goes on as a suggestion. */
export function useSuggesting(uid: string, base: Snippet | null, isDirty: boolean): Suggesting {
  const client = useQueryClient();
  const { current, role } = useOrganization();
  const [isOn, setOn] = useState(false);
  const isOffered =
    base?.orgId !== undefined &&
    base.orgId === current?.id &&
    role.status === 'loaded' &&
    roleMay(role.role, 'suggestions.write') &&
    !roleMay(role.role, 'snippets.write');
  return {
    isOffered,
    isOn: (isOn || isDirty) && isOffered,
    begin: () => {
      setOn(true);
      const known = client.getQueryData<Suggestion[]>(suggestionsKey(uid, base?.orgId ?? ''));
      return known?.find(({ snippetId, state }) => snippetId === base?.id && state === 'open');
    },
    end: () => setOn(false),
  };
}
