import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import {
  IconCopy,
  IconCopyPlus,
  IconEdit,
  IconMailPlus,
  IconStar,
  IconStarOff,
  IconTrash,
} from '@tabler/icons-react';
import Link from 'next/link';
import { useRef } from 'react';
import { Menu } from '@/components/floating/Menu';
import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { sexNames, versionOrder } from '@/lib/domain/snippets/version-state';
import { addToLetterAddress, editAddress } from '@/components/snippets/snippet-addresses';

interface Props {
  snippet: Snippet;
  anchor: HTMLElement | null;
  mayWrite: boolean;
  isFavorite: boolean;
  onClose: () => void;
  onCopyText: (snippet: Snippet, sex: Sex) => void;
  onDuplicate: (snippet: Snippet) => void;
  onDelete: (snippet: Snippet) => void;
  onFavorite: (snippet: Snippet) => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

export function RowMenu(props: Props) {
  const { snippet, anchor, mayWrite, isFavorite } = props;
  const { onClose, onCopyText, onDuplicate, onDelete, onFavorite } = props;
  const isDeleting = useRef(false);
  const sexes = versionOrder.filter((sex) => snippet.versions[sex]);
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': snippet.title },
        transition: {
          // Only now the focus is back in the row, so that it can go on to the next one.
          onExited: () => {
            if (isDeleting.current) onDelete(snippet);
            isDeleting.current = false;
          },
        },
      }}
    >
      <MenuItem component={Link} href={editAddress(snippet)}>
        <IconEdit {...icon} />
        {mayWrite ? 'Edit' : 'Open'}
      </MenuItem>
      <MenuItem component={Link} href={addToLetterAddress(snippet)}>
        <IconMailPlus {...icon} />
        Use in an email
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose();
          onFavorite(snippet);
        }}
      >
        {isFavorite ? <IconStarOff {...icon} /> : <IconStar {...icon} />}
        {isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      </MenuItem>
      <Divider />
      {sexes.map((sex) => (
        <MenuItem
          key={sex}
          onClick={() => {
            onClose();
            onCopyText(snippet, sex);
          }}
        >
          <IconCopy {...icon} />
          {sexes.length === 1 ? 'Copy text' : `Copy ${sexNames[sex].toLowerCase()} text`}
        </MenuItem>
      ))}
      {mayWrite && (
        <MenuItem
          onClick={() => {
            onClose();
            onDuplicate(snippet);
          }}
        >
          <IconCopyPlus {...icon} />
          Duplicate
        </MenuItem>
      )}
      {mayWrite && <Divider />}
      {mayWrite && (
        <MenuItem
          onClick={() => {
            isDeleting.current = true;
            onClose();
          }}
        >
          <IconTrash {...icon} />
          Delete
        </MenuItem>
      )}
    </Menu>
  );
}
