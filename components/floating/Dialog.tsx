import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { MuiScope } from './MuiScope';
import { markDialogOpen } from '@/lib/client/browser/use-top-dialog';

export function Dialog({ children, ...props }: DialogProps) {
  return (
    <MuiScope>
      <MuiDialog {...props}>
        {children}
        {props.open && <div ref={markDialogOpen} />}
      </MuiDialog>
    </MuiScope>
  );
}
