import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Segment } from '@/components/ui/fields/Segment';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { useChangeSupportAccess } from '@/lib/client/queries/support/support-queries';
import type { grantDays } from '@/lib/contracts/support';
import styles from './SupportAccess.module.css';

type Days = `${(typeof grantDays)[number]}`;

const choices = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
] as const satisfies readonly { value: Days; label: string }[];

const numberOf: Readonly<Record<Days, (typeof grantDays)[number]>> = { 1: 1, 7: 7, 30: 30 };

/** Off: what would be shared, and for how long. */
export function GrantAccess({ orgId }: { orgId: string | null }) {
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const [days, setDays] = useState<Days>('7');
  const change = useChangeSupportAccess(uid, orgId);
  return (
    <div className={styles.access}>
      <p className={styles.what}>
        {orgId === null
          ? 'When you ask for help, Heelwrite support can read your private snippets but cannot change anything.'
          : 'When you ask for help, Heelwrite support can read the shared snippets but cannot change anything.'}{' '}
        Each time they look, it is listed here.
      </p>
      <div className={styles.grant}>
        <Segment
          label="For how long"
          options={choices}
          value={days}
          onChange={setDays}
          className={styles.days}
        />
        <Button
          disabled={change.isPending}
          onClick={() =>
            change.mutate(numberOf[days], {
              onSuccess: () =>
                notify({ text: `Support access granted for ${days} day${days === '1' ? '' : 's'}` }),
            })
          }
        >
          Grant access
        </Button>
      </div>
      {change.error !== null && (
        <p role="alert" className={styles.error}>
          Access was not granted. {errorSentence(change.error)}
        </p>
      )}
    </div>
  );
}
