import { useState } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { newBlockId, type LetterActions } from '@/lib/client/letter/use-letter-editing';
import { useNow } from '@/lib/client/browser/use-now';
import type { Dog } from '@/lib/contracts/dogs';
import { dayOfWeekWords } from '@/lib/domain/app/day-words';
import { dogMeant } from '@/lib/domain/dogs/same-dog';
import type { Letter } from '@/lib/domain/letter/letter';
import { whoIs } from '@/lib/domain/letter/letter-variables';
import styles from './LastTime.module.css';

const load = () => import('@/components/dogs/DogEmailsDialog');
const dialogPreload = preloadOnHover(load);
const DogEmailsDialog = onDemand(() => load().then((module) => module.DogEmailsDialog));

interface Props {
  dogs: readonly Dog[];
  letter: Letter;
  names: readonly string[];
  actions: LetterActions;
}

/** When the dog of the letter was written about last, and the way to what was said. */
export function LastTime({ dogs, letter, names, actions }: Props) {
  const now = useNow();
  const [opened, setOpened] = useState<Dog | null>(null);
  const { dog: name, client } = whoIs(letter, [...names, 'client', 'dog']);
  const dog = name === undefined ? undefined : dogMeant(dogs, { name, client });
  const last = dog?.lastEmail;
  return (
    <>
      {dog && last && (
        <button type="button" {...dialogPreload} className={styles.line} onClick={() => setOpened(dog)}>
          <span className={styles.when}>
            Last email about {dog.name}: {dayOfWeekWords(last.copiedAt, now)}
          </span>
          <span className={styles.subject}>
            {last.subject === '' ? 'Read it again' : `“${last.subject}”`}
          </span>
        </button>
      )}
      {opened && (
        <DogEmailsDialog
          dog={opened}
          onQuote={(html) => actions.add({ kind: 'text', id: newBlockId(), html }, null)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
