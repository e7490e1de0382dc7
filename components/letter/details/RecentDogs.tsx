import { IconChevronDown } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { onDemand } from '@/components/on-demand/on-demand';
import type { RecentDog } from '@/lib/client/letter/recent-dogs';
import styles from './RecentDogs.module.css';

const load = () => import('./RecentDogsMenu');
const menuPreload = preloadOnHover(load);
const RecentDogsMenu = onDemand(() => load().then((module) => module.RecentDogsMenu));

interface Props {
  dogs: readonly RecentDog[];
  onChoose: (dog: RecentDog) => void;
  onForget: () => void;
}

/** Dogs that letters on this device were about; choosing one fills in who it is. */
export const RecentDogs = memo(function RecentDogs({ dogs, onChoose, onForget }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (dogs.length === 0) return null;
  return (
    <>
      <button
        {...menuPreload}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Recent dogs
        <IconChevronDown size={12} stroke={1.6} aria-hidden />
      </button>
      {anchor !== null && (
        <RecentDogsMenu
          anchor={anchor}
          dogs={dogs}
          onChoose={onChoose}
          onForget={onForget}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
});
