import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { actionsPreload, LazyActions } from '@/components/on-demand/LazyActions';
import { onDemand } from '@/components/on-demand/on-demand';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { dogKey, recentDog } from '@/lib/client/letter/recent-dogs';
import type { Dog } from '@/lib/contracts/dogs';
import { relativeTime } from '@/lib/domain/app/relative-time';
import styles from './DogsPage.module.css';

const loadEmails = () => import('./DogEmailsDialog');
const emailsPreload = preloadOnHover(loadEmails);
const DogEmailsDialog = onDemand(() => loadEmails().then((module) => module.DogEmailsDialog));
const DogDialog = onDemand(() => import('./DogDialog').then((module) => module.DogDialog));
const DeleteDogDialog = onDemand(() => import('./DeleteDogDialog').then((module) => module.DeleteDogDialog));

const emailsOf = ({ emails }: Dog) => (emails === 1 ? '1 email' : `${emails} emails`);

/** A dog, and what can be done with it. */
export function DogRow({ dog, now }: { dog: Dog; now: number }) {
  const [opened, setOpened] = useState<'emails' | 'change' | 'delete' | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { name, client, sex, areSeveral, lastUsedAt } = dog;
  const close = () => setOpened(null);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <span className={styles.name}>{client === undefined ? name : `${name} · ${client}`}</span>
        <span className={styles.about}>
          {[areSeveral ? 'two or more' : sex, relativeTime(Date.parse(lastUsedAt), now)].join(' · ')}
        </span>
      </div>
      <div className={styles.tools}>
        <Button size="small" variant="text" {...emailsPreload} onClick={() => setOpened('emails')}>
          {emailsOf(dog)}
        </Button>
        <Button size="small" href={`/email?new=blank&dog=${dogKey(recentDog(dog))}`}>
          Write
        </Button>
        <IconButton
          {...actionsPreload}
          aria-label={`More about ${name}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <IconDots size={18} stroke={1.6} aria-hidden />
        </IconButton>
        <LazyActions
          anchor={anchor}
          label={`More about ${name}`}
          actions={[
            { key: 'change', label: 'Change…', onChoose: () => setOpened('change') },
            { key: 'delete', label: 'Delete…', onChoose: () => setOpened('delete') },
          ]}
          onClose={() => setAnchor(null)}
        />
      </div>
      {opened === 'emails' && <DogEmailsDialog dog={dog} onClose={close} />}
      {opened === 'change' && <DogDialog dog={dog} onClose={close} />}
      {opened === 'delete' && <DeleteDogDialog dog={dog} onClose={close} />}
    </li>
  );
}
