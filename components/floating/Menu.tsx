import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import { MuiScope } from './MuiScope';

export function Menu(props: MenuProps) {
  return (
    <MuiScope>
      <MuiMenu {...props} />
    </MuiScope>
  );
}
