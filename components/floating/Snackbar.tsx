import MuiSnackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import { MuiScope } from './MuiScope';

export function Snackbar(props: SnackbarProps) {
  return (
    <MuiScope>
      <MuiSnackbar {...props} />
    </MuiScope>
  );
}
