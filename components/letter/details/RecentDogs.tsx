import { IconChevronDown } from '@tabler/icons-react';
import { memo, useState } from 'react';
import type { KeptDogs } from '@/components/letter/dogs/use-kept-dogs';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { onDemand } from '@/components/on-demand/on-demand';
import type { RecentDog } from '@/lib/client/letter/recent-dogs';
import styles from './RecentDogs.module.css';

const load = () => import('./RecentDogsMenu');
const menuPreload = preloadOnHover(load);
const RecentDogsMenu = onDemand(() => load().then((module) => module.RecentDogsMenu));

interface Props {
  dogs: readonly RecentDog[];
  /** Given, they are the account’s, and may be many. */
  Picker: KeptDogs['DogPicker'] | undefined;
  onChoose: (dog: RecentDog) => void;
  onForget: () => void;
}

/** Dogs that letters were about, on this device or as the account keeps them; choosing one fills in who it is. */
export const RecentDogs = memo(function RecentDogs({ dogs, Picker, onChoose, onForget }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (dogs.length === 0) return null;
  return (
    <>
      <button
        {...menuPreload}
        type="button"
        className={styles.button}
        aria-haspopup={Picker ? 'dialog' : 'menu'}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {Picker ? 'Your dogs' : 'Recent dogs'}
        <IconChevronDown size={12} stroke={1.6} aria-hidden />
      </button>
      {anchor !== null &&
        (Picker ? (
          <Picker anchor={anchor} dogs={dogs} onChoose={onChoose} onClose={() => setAnchor(null)} />
        ) : (
          <RecentDogsMenu
            anchor={anchor}
            dogs={dogs}
            onChoose={onChoose}
            onForget={onForget}
            onClose={() => setAnchor(null)}
          />
        ))}
    </>
  );
});
