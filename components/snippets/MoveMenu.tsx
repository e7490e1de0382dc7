import MenuItem from '@mui/material/MenuItem';
import { IconUser, IconUsers } from '@tabler/icons-react';
import { Menu } from '@/components/floating/Menu';
import { useFailureNotice } from '@/components/shell/use-failure-notice';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { useMoveSnippets } from '@/lib/client/snippet-queries';
import { type Snippet } from '@/lib/contracts/snippet';
import styles from './MoveMenu.module.css';
import { countOf } from './snippet-count';

interface Props {
  anchor: HTMLElement | null;
  snippets: readonly Snippet[];
  onClose: () => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** Where the selected snippets can go, and who will see them there. */
export function MoveMenu({ anchor, snippets, onClose }: Props) {
  const { uid } = useSignedInUser();
  const { current } = useOrganization();
  const { notify } = useNotifications();
  const tellFailure = useFailureNotice();
  const { mutateAsync: moveTo } = useMoveSnippets(uid);
  if (!current) return null;

  const move = async (orgId: string | null, place: string) => {
    onClose();
    const ids = snippets.filter((snippet) => (snippet.orgId ?? null) !== orgId).map(({ id }) => id);
    if (ids.length === 0) return;
    try {
      const moved = await moveTo({ ids, orgId });
      notify({ text: `${countOf(moved)} moved to ${place}` });
    } catch (error) {
      tellFailure(error);
    }
  };

  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      <MenuItem className={styles.item ?? ''} onClick={() => void move(current.id, current.name)}>
        <IconUsers {...icon} />
        <span>
          {current.name}
          <small>Everyone in {current.name} will see them.</small>
        </span>
      </MenuItem>
      <MenuItem className={styles.item ?? ''} onClick={() => void move(null, 'your own snippets')}>
        <IconUser {...icon} />
        <span>
          Mine
          <small>Only you will see them.</small>
        </span>
      </MenuItem>
    </Menu>
  );
}
