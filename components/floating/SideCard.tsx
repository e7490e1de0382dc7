import Popper from '@mui/material/Popper';
import type { ReactNode } from 'react';
import { MuiScope } from './MuiScope';
import styles from './SideCard.module.css';

interface Props {
  anchor: HTMLElement;
  side: 'right' | 'below';
  children: ReactNode;
  onEnter: () => void;
  onLeave: () => void;
}

/** A card beside what it is about; it takes no focus, and the pointer may come over to it. */
export function SideCard({ anchor, side, children, onEnter, onLeave }: Props) {
  return (
    <MuiScope>
      <Popper
        open
        anchorEl={anchor}
        placement={side === 'right' ? 'right-start' : 'bottom-start'}
        className={styles.place ?? ''}
      >
        <div
          className={`${styles.card} ${side === 'below' ? styles.below : ''}`}
          onPointerEnter={onEnter}
          onPointerLeave={onLeave}
        >
          {children}
        </div>
      </Popper>
    </MuiScope>
  );
}
