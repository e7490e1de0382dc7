import { useNotifications } from '@/contexts/NotificationsContext';
import { copyToClipboard } from '@/lib/client/browser/clipboard';
import { invitationAddress } from '@/lib/domain/organizations/invitation-link';

/** Puts the link of an invitation on the clipboard. */
export function useCopyInvitation(orgId: string): (email: string) => Promise<void> {
  const { notify } = useNotifications();
  return async (email) => {
    const isCopied = await copyToClipboard({ text: invitationAddress(window.location.origin, orgId, email) });
    notify(
      isCopied
        ? { text: `Link for ${email} copied` }
        : { severity: 'error', text: 'The browser did not let us copy. Try again.' },
    );
  };
}
