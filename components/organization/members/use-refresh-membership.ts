import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refreshMembership } from '@/lib/client/queries/organizations/organization-cache';

export function useRefreshMembership(): () => void {
  const client = useQueryClient();
  return useCallback(() => void refreshMembership(client), [client]);
}
