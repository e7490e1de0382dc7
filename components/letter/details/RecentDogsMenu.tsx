import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { Menu } from '@/components/floating/Menu';
import type { RecentDog } from '@/lib/client/letter/recent-dogs';
import styles from './RecentDogs.module.css';

interface Props {
  anchor: HTMLElement;
  dogs: readonly RecentDog[];
  onChoose: (dog: RecentDog) => void;
  onForget: () => void;
  onClose: () => void;
}

export function RecentDogsMenu({ anchor, dogs, onChoose, onForget, onClose }: Props) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': 'Recent dogs' }, paper: { className: styles.menu } }}
    >
      {dogs.map((dog) => (
        <MenuItem
          key={`${dog.dog} ${dog.client ?? ''}`}
          onClick={() => {
            onClose();
            onChoose(dog);
          }}
        >
          <span className={styles.dog}>{dog.dog}</span>
          <span className={styles.who}>
            {[dog.client, dog.areSeveral ? 'two or more' : dog.sex].filter(Boolean).join(', ')}
          </span>
        </MenuItem>
      ))}
      <Divider component="li" />
      <MenuItem
        onClick={() => {
          onClose();
          onForget();
        }}
      >
        Forget these dogs
      </MenuItem>
    </Menu>
  );
}
