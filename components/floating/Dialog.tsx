import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { MuiScope } from './MuiScope';

export function Dialog(props: DialogProps) {
  return (
    <MuiScope>
      <MuiDialog {...props} />
    </MuiScope>
  );
}
