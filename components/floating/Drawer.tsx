import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import { MuiScope } from './MuiScope';

export function Drawer(props: DrawerProps) {
  return (
    <MuiScope>
      <MuiDrawer {...props} />
    </MuiScope>
  );
}
