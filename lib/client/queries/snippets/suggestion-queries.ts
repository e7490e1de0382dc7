import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@/lib/contracts/operation';
import type { Suggestion } from '@/lib/contracts/suggestion-fields';
import {
  acceptSuggestion,
  declineSuggestion,
  listSuggestions,
  suggest,
  withdrawSuggestion,
} from '@/lib/contracts/suggestions';
import { call } from '@/lib/client/wire/call';
import { snippetKey, suggestionsKey } from '@/lib/client/queries/query-keys';
import { putSnippet } from './snippet-changes';

interface InOrganization {
  readonly uid: string;
  readonly orgId: string;
}

/** Of an organization: all open ones for who may answer them, else the user's own; the newest first. */
export function suggestionsQuery({ uid, orgId }: InOrganization) {
  return queryOptions({
    queryKey: suggestionsKey(uid, orgId),
    queryFn: async ({ signal }) => {
      const found: Suggestion[] = [];
      let after: string | undefined;
      do {
        const query = { orgId, ...(after !== undefined && { after }) };
        const page = await call(listSuggestions, { query, signal });
        found.push(...page.suggestions);
        after = page.next;
      } while (after !== undefined);
      return found;
    },
  });
}

/** Runs a change of an organization's suggestions, and has them read again however it went. */
function useSuggestionChange<Asked, Answer>(
  { uid, orgId }: InOrganization,
  mutationFn: (asked: Asked) => Promise<Answer>,
  onSuccess?: (answer: Answer) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    ...(onSuccess && { onSuccess }),
    onSettled: () => client.invalidateQueries({ queryKey: suggestionsKey(uid, orgId) }),
  });
}

export const useSuggest = (place: InOrganization) =>
  useSuggestionChange(place, (body: BodyInput<typeof suggest>) =>
    call(suggest, { query: { orgId: place.orgId }, body }),
  );

export const useWithdrawSuggestion = (place: InOrganization) =>
  useSuggestionChange(place, (id: string) => call(withdrawSuggestion, { query: { id, orgId: place.orgId } }));

export const useDeclineSuggestion = (place: InOrganization) =>
  useSuggestionChange(place, (body: BodyInput<typeof declineSuggestion>) =>
    call(declineSuggestion, { query: { orgId: place.orgId }, body }),
  );

/** Saves a suggestion over the revision that was on screen; the snippet is read again where that was not the newest. */
export function useAcceptSuggestion(place: InOrganization, snippetId: string) {
  const client = useQueryClient();
  return useSuggestionChange(
    place,
    async (body: BodyInput<typeof acceptSuggestion>) => {
      try {
        return await call(acceptSuggestion, { query: { orgId: place.orgId }, body });
      } catch (error) {
        void client.invalidateQueries({ queryKey: snippetKey(place, snippetId) });
        throw error;
      }
    },
    (saved) => putSnippet(client, place, saved),
  );
}
