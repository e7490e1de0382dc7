import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { Dialog } from '@/components/floating/Dialog';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { editAddress } from '@/components/snippets/snippet-addresses';
import { Button } from '@/components/ui/buttons/Button';
import { useNow } from '@/lib/client/browser/use-now';
import { libraryQuery } from '@/lib/client/queries/snippets/snippet-queries';
import {
  useDeclineSuggestion,
  useWithdrawSuggestion,
} from '@/lib/client/queries/snippets/suggestion-queries';
import type { Suggestion } from '@/lib/contracts/suggestion-fields';
import { relativeTime } from '@/lib/domain/app/relative-time';
import styles from './SuggestionsDialog.module.css';

interface Props {
  uid: string;
  orgId: string;
  suggestions: readonly Suggestion[];
  mayAnswer: boolean;
  onClose: () => void;
}

const states = { open: 'Waits for an answer', accepted: 'Accepted', declined: 'Declined' };

/** What is suggested in an organization, each with the way to its snippet. */
export function SuggestionsDialog({ uid, orgId, suggestions, mayAnswer, onClose }: Props) {
  const now = useNow();
  const tellFailure = useFailureNotice();
  const { data: held } = useQuery(libraryQuery({ uid, orgId }));
  const decline = useDeclineSuggestion({ uid, orgId });
  const withdraw = useWithdrawSuggestion({ uid, orgId });
  const onError = (error: unknown) => tellFailure(error);
  const isGone = ({ snippetId }: Suggestion) =>
    held?.isWhole === true && !held.snippets.some(({ id }) => id === snippetId);
  const told = ({ by, at, state, answer, answeredBy }: Suggestion) => {
    const time = relativeTime(Date.parse(at), now);
    if (mayAnswer) return `${by.name ?? 'A former member'}, ${time}`;
    const whose = answeredBy?.name === undefined ? '' : ` by ${answeredBy.name}`;
    return `${states[state]}${whose}, suggested ${time}${answer === undefined ? '' : `: “${answer}”`}`;
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="suggestions-title">
      <DialogTitle id="suggestions-title">{mayAnswer ? 'Suggestions' : 'Your suggestions'}</DialogTitle>
      <DialogContent>
        {suggestions.length === 0 && <p>None is waiting.</p>}
        <ul className={styles.list}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.id} className={styles.row}>
              <div className={styles.text}>
                {isGone(suggestion) ? (
                  <span className={styles.title}>{suggestion.snippetTitle}</span>
                ) : (
                  <Link href={editAddress({ id: suggestion.snippetId, orgId })} className={styles.title}>
                    {suggestion.snippetTitle}
                  </Link>
                )}
                <p>{told(suggestion)}</p>
                {isGone(suggestion) && <p>The snippet is not in the library any more.</p>}
              </div>
              {mayAnswer
                ? isGone(suggestion) && (
                    <Button
                      variant="text"
                      aria-label={`Decline the suggestion for ${suggestion.snippetTitle}`}
                      onClick={() => decline.mutate({ id: suggestion.id }, { onError })}
                    >
                      Decline
                    </Button>
                  )
                : suggestion.state === 'open' && (
                    <Button
                      variant="text"
                      aria-label={`Withdraw the suggestion for ${suggestion.snippetTitle}`}
                      onClick={() => withdraw.mutate(suggestion.id, { onError })}
                    >
                      Withdraw
                    </Button>
                  )}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
