import MuiPopover, { type PopoverProps } from '@mui/material/Popover';
import { MuiScope } from './MuiScope';

export function Popover(props: PopoverProps) {
  return (
    <MuiScope>
      <MuiPopover {...props} />
    </MuiScope>
  );
}
