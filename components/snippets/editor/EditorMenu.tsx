import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { IconCopyPlus, IconHistory, IconMailPlus, IconTrash, IconUpload } from '@tabler/icons-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { Menu } from '@/components/floating/Menu';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { useExportSnippets } from '@/components/snippets/actions/use-export-snippets';
import { addToLetterAddress, editAddress } from '@/components/snippets/snippet-addresses';
import { useMayReadPast } from '@/components/snippets/use-may-read-past';
import { useDuplicateSnippet } from '@/components/snippets/actions/use-duplicate-snippet';

interface Props {
  snippet: Snippet;
  editable: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
  onHistory: () => void;
  onDelete: () => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** What can be done with the snippet as it was last saved. */
export function EditorMenu({ snippet, editable, anchor, onClose, onHistory, onDelete }: Props) {
  const router = useRouter();
  const mayReadHistory = useMayReadPast(snippet.orgId ?? null, 'history.read');
  const duplicate = useDuplicateSnippet();
  const exportSnippets = useExportSnippets();

  const openCopy = async () => {
    const copy = await duplicate(snippet);
    if (copy) await router.push(editAddress(copy));
  };
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };

  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      <MenuItem component={Link} href={addToLetterAddress(snippet)}>
        <IconMailPlus {...icon} />
        Use in an email
      </MenuItem>
      {editable && (
        <MenuItem onClick={choose(() => void openCopy())}>
          <IconCopyPlus {...icon} />
          Duplicate
        </MenuItem>
      )}
      {mayReadHistory && (
        <MenuItem onClick={choose(onHistory)}>
          <IconHistory {...icon} />
          History
        </MenuItem>
      )}
      <MenuItem onClick={choose(() => void exportSnippets([snippet], 'json'))}>
        <IconUpload {...icon} />
        Export
      </MenuItem>
      {editable && <Divider />}
      {editable && (
        <MenuItem onClick={choose(onDelete)}>
          <IconTrash {...icon} />
          Delete
        </MenuItem>
      )}
    </Menu>
  );
}
