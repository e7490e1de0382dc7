import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { Button } from '@/components/ui/buttons/Button';
import styles from './InviteDialog.module.css';
import { useCopyInvitation } from './use-copy-invitation';
import type { InvitationResult } from './use-send-invitations';

const wordsOf = (result: InvitationResult): string => {
  if (result.outcome === 'refused') return `Not invited. ${result.sentence}`;
  return result.outcome === 'invited'
    ? 'Invited.'
    : 'Invited, but the email could not be sent. Send the link yourself.';
};

/** What became of each invitation. */
export function InviteResults({ orgId, results }: { orgId: string; results: readonly InvitationResult[] }) {
  const copy = useCopyInvitation(orgId);
  if (results.length === 0) return null;
  return (
    <ul aria-label="Results" className={styles.results}>
      {results.map((result) => (
        <li key={result.email} className={result.outcome === 'invited' ? undefined : styles.bad}>
          {result.outcome === 'invited' ? (
            <IconCheck size={16} stroke={1.6} aria-hidden />
          ) : (
            <IconAlertCircle size={16} stroke={1.6} aria-hidden />
          )}
          <span>
            {result.email}
            <small>{wordsOf(result)}</small>
          </span>
          {result.outcome === 'notMailed' && (
            <Button
              size="small"
              aria-label={`Copy link for ${result.email}`}
              onClick={() => void copy(result.email)}
            >
              Copy link
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
