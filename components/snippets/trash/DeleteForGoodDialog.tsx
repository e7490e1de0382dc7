import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from '@/components/floating/Dialog';
import styles from '@/components/organization/DangerButton.module.css';
import { countOf } from '@/components/snippets/snippet-count';
import { Button } from '@/components/ui/buttons/Button';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useDeleteForGood, useEmptyTrash } from '@/lib/client/queries/snippets/trash-changes';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import type { Snippet } from '@/lib/contracts/snippet-fields';

interface Props {
  library: Library;
  /** null: all that is in the trash, shown or not. */
  snippets: readonly Snippet[] | null;
  /** Given where others lose them too. */
  organizationName: string | null;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before something is deleted that nothing brings back. */
export function DeleteForGoodDialog({ library, snippets, organizationName, onDeleted, onClose }: Props) {
  const { notify } = useNotifications();
  const some = useDeleteForGood(library);
  const all = useEmptyTrash(library);
  const { isPending, error } = snippets === null ? all : some;
  const [only] = snippets ?? [];
  const what =
    snippets === null
      ? 'all that is in the trash'
      : snippets.length === 1 && only
        ? `“${only.title}”`
        : countOf(snippets.length);
  const one = snippets?.length === 1;

  // Not by the mutation's own callbacks: the row that opened this is gone by the time they would be called.
  const confirm = async () => {
    try {
      await (snippets === null ? all.mutateAsync() : some.mutateAsync(snippets.map(({ id }) => id)));
    } catch {
      return;
    }
    notify({ text: snippets === null ? 'The trash is empty' : `${what} deleted for good` });
    onClose();
    onDeleted();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby="for-good-title"
      aria-describedby="for-good-text"
    >
      <DialogTitle id="for-good-title">
        {snippets === null ? 'Empty the trash?' : `Delete ${what} for good?`}
      </DialogTitle>
      <DialogContent className={styles.content}>
        <p id="for-good-text">
          {snippets === null && 'Everything in it is deleted for good, also what is not shown yet. '}
          {organizationName === null
            ? `${one ? 'It' : 'They'} can no longer be restored then, `
            : `Nobody in ${organizationName} can restore ${one ? 'it' : 'them'} then, `}
          and what {one ? 'it' : 'they'} said before is gone too.
        </p>
        {error !== null && (
          <p role="alert" className={styles.error}>
            {errorSentence(error)}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" autoFocus onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          className={styles.filled}
          disabled={isPending}
          onClick={() => void confirm()}
        >
          {snippets === null ? 'Empty trash' : 'Delete for good'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
