import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { useNotifications } from '@/contexts/NotificationsContext';
import { isPlanLimit, isUnreached } from '@/lib/client/wire/call-errors';
import { errorSentence } from '@/lib/client/wire/error-sentence';

interface Told {
  /** In place of the server's words. */
  text?: string;
  /** Whether it is about the current organization's snippets, and so about its plan. */
  ofOrganization?: boolean;
}

/** Where there is something to be done about a plan: the current organization's, or one's own. */
export const planAddress = (ofOrganization: boolean) => (ofOrganization ? '/organization' : '/profile#plan');

/** Says in a toast what went wrong; where a plan is too small, with the way to it. */
export function useFailureNotice(): (error: unknown, told?: Told) => void {
  const { notify } = useNotifications();
  const { push } = useRouter();
  return useCallback(
    (error, { text = errorSentence(error), ofOrganization = false } = {}) =>
      notify({
        severity: isUnreached(error) ? 'info' : 'error',
        text,
        ...(isPlanLimit(error)
          ? { action: { label: 'See plans', onClick: () => void push(planAddress(ofOrganization)) } }
          : {}),
      }),
    [notify, push],
  );
}
