import { Button } from '@/components/ui/buttons/Button';
import { useNotifications } from '@/contexts/NotificationsContext';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { useSupportMembership } from '@/lib/client/queries/support/support-queries';
import styles from './SupportDesk.module.css';

interface Props {
  orgId: string;
  name: string;
  isJoined: boolean;
}

/** Support staff join an organization that lets them, as a member who reads, or leave it. */
export function SupportMembership({ orgId, name, isJoined }: Props) {
  const { notify } = useNotifications();
  const toggle = useSupportMembership();
  return (
    <>
      <Button
        disabled={toggle.isPending}
        aria-label={isJoined ? `Leave ${name}` : `Join ${name}`}
        onClick={() =>
          toggle.mutate(
            { orgId, enable: !isJoined },
            {
              onSuccess: ({ enabled }) =>
                notify({ text: enabled ? `You joined ${name}` : `You left ${name}` }),
            },
          )
        }
      >
        {isJoined ? 'Leave' : 'Join'}
      </Button>
      {toggle.error !== null && (
        <p role="alert" className={styles.error}>
          {errorSentence(toggle.error)}
        </p>
      )}
    </>
  );
}
