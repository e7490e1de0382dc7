import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { draftAddress } from '@/components/snippets/snippet-addresses';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import type { WaitingSave } from '@/lib/client/device/waiting-saves';
import { useIsOnline } from '@/lib/client/wire/use-is-online';
import { sendWaitingSaves } from '@/lib/client/queries/waiting-saves/send-waiting-saves';
import { tellOutcome } from '@/lib/client/queries/waiting-saves/waiting-outcomes';
import { parted, refusedSentence, sentSentence, waitingSentence } from './waiting-words';
import styles from '@/components/ui/feedback/QuietLine.module.css';

/** The server was reached, and had a fault. */
const tryAgainMs = 20_000;

/** Says what waits to be sent, and sends it as soon as that works. */
export function WaitingSaves({ saves }: { saves: readonly WaitingSave[] }) {
  const { uid } = useSignedInUser();
  const client = useQueryClient();
  const { notify } = useNotifications();
  const router = useRouter();

  const send = useEffectEvent(async () => {
    const outcomes = await sendWaitingSaves(client, uid);
    // Who has it open sees it there.
    const { sent, refused } = parted(outcomes.filter((outcome) => !tellOutcome(outcome)));
    if (sent.length > 0) notify({ text: sentSentence(sent) });
    for (const { save, error } of refused) {
      notify({
        severity: 'warning',
        text: refusedSentence({ save, error }),
        action: { label: 'Open the draft', onClick: () => void router.push(draftAddress(save)) },
      });
    }
  });

  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isOnline) return undefined;
    const tryNow = () => void send();
    tryNow();
    const timer = setInterval(tryNow, tryAgainMs);
    return () => clearInterval(timer);
  }, [isOnline]);

  // The line about the network says it as well.
  if (!isOnline) return null;
  return (
    <aside aria-label="Waiting to be sent" className={styles.line}>
      {waitingSentence(saves)}
    </aside>
  );
}
