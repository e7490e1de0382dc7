import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMemo, useState } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { Differences } from '@/components/snippets/differences/Differences';
import { Button } from '@/components/ui/buttons/Button';
import { TextArea } from '@/components/ui/fields/TextArea';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useAcceptSuggestion, useDeclineSuggestion } from '@/lib/client/queries/snippets/suggestion-queries';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { suggestionLimits, type Suggestion } from '@/lib/contracts/suggestion-fields';
import { editedFrom, type EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import { suggestedText } from '@/lib/domain/snippets/suggested-text';
import styles from './SuggestionDialog.module.css';

interface Props {
  uid: string;
  orgId: string;
  suggestion: Suggestion;
  /** As it is on the server now. */
  snippet: Snippet;
  /** Something unsaved stands in the editor. */
  isDirty: boolean;
  /** Puts its text into the editor, unsaved. */
  onEdit: (text: EditedSnippet) => void;
  onClose: () => void;
}

/** What a member suggests beside what the snippet says, to be accepted, declined, or gone on with. */
export function SuggestionDialog({ uid, orgId, suggestion, snippet, isDirty, onEdit, onClose }: Props) {
  const { notify } = useNotifications();
  const accept = useAcceptSuggestion({ uid, orgId }, snippet.id);
  const decline = useDeclineSuggestion({ uid, orgId });
  const [isDeclining, setDeclining] = useState(false);
  const [answer, setAnswer] = useState('');
  const before = useMemo(() => editedFrom(snippet), [snippet]);
  const after = useMemo(() => suggestedText(suggestion, snippet), [suggestion, snippet]);
  const name = suggestion.by.name ?? 'A former member';
  const isPending = accept.isPending || decline.isPending;
  const error = accept.error ?? decline.error;
  const isTooLong = answer.trim().length > suggestionLimits.note;

  const done = (text: string) => ({
    onSuccess: () => {
      notify({ text });
      onClose();
    },
  });
  const acceptIt = () =>
    accept.mutate({ id: suggestion.id, revision: snippet.revision }, done('Suggestion accepted and saved'));
  const declineIt = () => {
    const words = answer.trim() === '' ? {} : { answer };
    decline.mutate({ id: suggestion.id, ...words }, done('Suggestion declined'));
  };

  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby="suggestion-title">
      <DialogTitle id="suggestion-title">{name} suggests a change</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        {suggestion.note !== undefined && <p className={styles.note}>{suggestion.note}</p>}
        {suggestion.revision < snippet.revision && (
          <p className={styles.hint}>
            The snippet was saved after this was suggested. Below is what would change in it as it is now.
          </p>
        )}
        {isDirty && (
          <p className={styles.hint}>
            What you have not saved here is not part of this. It stays in the editor.
          </p>
        )}
        <Differences
          before={before}
          after={after}
          names={{ before: 'Now', after: 'Suggested' }}
          same="The snippet says this already."
        />
        {isDeclining && (
          <TextArea
            label="Your answer (optional)"
            autoFocus
            size="small"
            value={answer}
            onChange={setAnswer}
            error={isTooLong ? `An answer can have at most ${suggestionLimits.note} characters.` : undefined}
          />
        )}
        {error !== null && (
          <p role="alert" className={styles.error}>
            {errorSentence(error)}
          </p>
        )}
      </DialogContent>
      {isDeclining ? (
        <DialogActions>
          <Button variant="text" onClick={() => setDeclining(false)}>
            Back
          </Button>
          <Button variant="contained" disabled={isPending || isTooLong} onClick={declineIt}>
            Decline
          </Button>
        </DialogActions>
      ) : (
        <DialogActions>
          <Button variant="text" disabled={isPending} onClick={() => setDeclining(true)}>
            Decline…
          </Button>
          <Button variant="text" disabled={isPending || isDirty} onClick={() => onEdit(after)}>
            Open to edit first
          </Button>
          <Button variant="contained" disabled={isPending} onClick={acceptIt}>
            Accept
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
