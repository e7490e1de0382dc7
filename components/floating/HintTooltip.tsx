import Tooltip from '@mui/material/Tooltip';
import { useEffect } from 'react';
import { MuiScope } from './MuiScope';

interface Props {
  isOpen: boolean;
  anchor: HTMLElement;
  text: string;
  onClose: () => void;
}

/** The words of a hint; when they come and go is decided where they belong. */
export function HintTooltip({ isOpen, anchor, text, onClose }: Props) {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onClose]);
  return (
    <MuiScope>
      <Tooltip open={isOpen} title={text} slotProps={{ popper: { anchorEl: anchor } }}>
        {/* It wants a child to listen to; this one is never met. */}
        <span hidden />
      </Tooltip>
    </MuiScope>
  );
}
