import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import {
  useChangeFilter,
  useDeleteFilter,
  useSaveFilter,
} from '@/lib/client/queries/account/saved-filter-changes';
import type { SavedFilter } from '@/lib/contracts/saved-filters';
import type { KeptFilter } from '@/lib/domain/snippets/saved-filter';

interface SavedFilterActions {
  readonly replace: (saved: SavedFilter, filter: KeptFilter) => void;
  readonly moveTo: (saved: SavedFilter, place: number) => void;
  /** `place` is where it comes back to when that is undone. */
  readonly remove: (saved: SavedFilter, place: number) => void;
}

/** What is done to a saved filter at once; what could not be kept is taken back, and said. */
export function useSavedFilterActions(): SavedFilterActions {
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const tellFailure = useFailureNotice();
  const { mutateAsync: change } = useChangeFilter(uid);
  const { mutateAsync: save } = useSaveFilter(uid);
  const { mutateAsync: remove } = useDeleteFilter(uid);
  return {
    replace: (saved, filter) => {
      change({ ...saved, filter }).then(
        () => notify({ text: `“${saved.name}” now shows this.` }),
        (error: unknown) => tellFailure(error),
      );
    },
    moveTo: (saved, place) => {
      change({ ...saved, place }).catch((error: unknown) => tellFailure(error));
    },
    remove: ({ id, name, filter }, place) => {
      const undo = () => void save({ name, filter, place }).catch((error: unknown) => tellFailure(error));
      remove(id).then(
        () => notify({ text: `“${name}” deleted`, action: { label: 'Undo', onClick: undo } }),
        (error: unknown) => tellFailure(error),
      );
    },
  };
}
