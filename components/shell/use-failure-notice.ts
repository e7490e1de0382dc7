import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { useNotifications } from '@/contexts/NotificationsContext';
import { isPlanLimit } from '@/lib/client/call-errors';
import { errorSentence } from '@/lib/client/error-sentence';

/**
 * Says in a toast what went wrong, in the given words or the server's; where a plan is too small, with the way to the plan:
 * one's own or, for what is about the current organization's snippets, the organization's.
 */
export function useFailureNotice(ofOrganization = false): (error: unknown, text?: string) => void {
  const { notify } = useNotifications();
  const { push } = useRouter();
  const planAddress = ofOrganization ? '/organization' : '/profile#plan';
  return useCallback(
    (error, text = errorSentence(error)) =>
      notify({
        severity: 'error',
        text,
        ...(isPlanLimit(error)
          ? { action: { label: 'See plans', onClick: () => void push(planAddress) } }
          : {}),
      }),
    [notify, push, planAddress],
  );
}
