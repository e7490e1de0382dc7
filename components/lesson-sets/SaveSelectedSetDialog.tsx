import { useEffect } from 'react';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useLessonSets } from '@/lib/client/queries/account/lesson-set-queries';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { SaveSetDialog } from './SaveSetDialog';

interface Props {
  /** In the order in which a letter takes them. */
  snippets: readonly Snippet[];
  onClose: () => void;
}

/** Saves snippets chosen in the library as a lesson set; the sets that there are tell which name is taken. */
export function SaveSelectedSetDialog({ snippets, onClose }: Props) {
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const { data: sets, isError, isFetching } = useLessonSets(uid);
  const hasFailed = sets === undefined && isError && !isFetching;
  useEffect(() => {
    if (!hasFailed) return;
    notify({ severity: 'error', text: 'Your lesson sets could not be loaded. Try again in a moment.' });
    onClose();
  }, [hasFailed, notify, onClose]);
  return (
    sets && (
      <SaveSetDialog
        uid={uid}
        sets={sets}
        content={{
          snippets: snippets.map(({ id, orgId }) => (orgId === undefined ? { id } : { id, orgId })),
        }}
        snippets={snippets}
        startName=""
        hasOwnWords={false}
        onClose={onClose}
      />
    )
  );
}
