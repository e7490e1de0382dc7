import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { useEffect, useState } from 'react';
import { holdLostFocus, isFocusLost } from '@/components/ui/lost-focus';
import { MuiScope } from './MuiScope';

export function Dialog(props: DialogProps) {
  useFocusOnPage();
  return (
    <MuiScope>
      <MuiDialog {...props} />
    </MuiScope>
  );
}

/** MUI gives the focus back to what opened a dialog; where that went with what the dialog did, the page gets it. */
function useFocusOnPage() {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (before !== document.body && isFocusLost()) holdLostFocus();
      });
    },
    [before],
  );
}
