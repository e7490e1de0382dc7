import Link from 'next/link';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Popover } from '@/components/floating/Popover';
import type { RecentDog } from '@/lib/client/letter/recent-dogs';
import { foundDogs } from '@/lib/domain/dogs/dog-list';
import styles from './DogPicker.module.css';

interface Props {
  anchor: HTMLElement;
  dogs: readonly RecentDog[];
  onChoose: (dog: RecentDog) => void;
  onClose: () => void;
}

/** More are found by typing on. */
const mostShown = 50;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const sexOf = ({ sex, areSeveral }: RecentDog) => (areSeveral ? 'two or more' : sex);

/** The dogs of the account, found by their names and their clients’. */
export function DogPickerPopover({ anchor, dogs, onChoose, onClose }: Props) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const named = dogs.map((dog) => ({ ...dog, name: dog.dog }));
  const found = foundDogs(named, query);
  const shown = found.slice(0, mostShown);
  const current = Math.min(at, shown.length - 1);

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at, query]);

  const choose = (dog: RecentDog) => {
    onClose();
    onChoose(dog);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      setAt((current + step + shown.length) % shown.length);
    }
    const dog = shown[current];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && dog) {
      event.preventDefault();
      choose(dog);
    }
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { className: styles.paper ?? '', role: 'dialog', 'aria-label': 'Your dogs' } }}
    >
      <input
        role="combobox"
        className={styles.search}
        aria-label="Dog or client"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={shown.length > 0 ? `${id}-${current}` : undefined}
        placeholder="Dog or client"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Found" className={styles.list}>
        {shown.map((dog, index) => (
          // The keys are those of the field above, which keeps the focus.
          <div
            key={`${dog.dog} ${dog.client ?? ''}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            className={styles.option}
            onClick={() => choose(dog)}
          >
            <span className={styles.dog}>{dog.dog}</span>
            <span className={styles.who}>{[dog.client, sexOf(dog)].filter(Boolean).join(', ')}</span>
          </div>
        ))}
      </div>
      <p role="status" className={styles.state}>
        {found.length === 0 && `No dog found for “${query.trim()}”.`}
        {found.length > shown.length && `${found.length - shown.length} more: type a name to find them.`}
      </p>
      <Link href="/dogs" className={styles.all} onClick={onClose}>
        All your dogs
      </Link>
    </Popover>
  );
}
