import MenuItem from '@mui/material/MenuItem';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { Menu } from '@/components/floating/Menu';
import type { Sex } from '@/lib/contracts/primitives';

interface Props {
  anchor: HTMLElement;
  makes: readonly Sex[];
  copies: readonly Sex[];
  nameOf: (sex: Sex) => string;
  onClose: () => void;
  onMake: (source: Sex) => void;
  onCopy: (source: Sex) => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

export function MakeMenu({ anchor, makes, copies, nameOf, onClose, onMake, onCopy }: Props) {
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {makes.map((source) => (
        <MenuItem key={source} onClick={choose(() => onMake(source))}>
          <IconRefresh {...icon} />
          Make from {nameOf(source)}
        </MenuItem>
      ))}
      {copies.map((source) => (
        <MenuItem key={`copy ${source}`} onClick={choose(() => onCopy(source))}>
          <IconCopy {...icon} />
          Copy the {nameOf(source)} text as it is
        </MenuItem>
      ))}
    </Menu>
  );
}
