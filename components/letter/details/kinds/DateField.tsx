import { useState } from 'react';
import { useToday } from '@/lib/client/browser/use-today';
import { dayAsWritten, isDay } from '@/lib/domain/variables/days';
import styles from './kinds.module.css';

interface Props {
  id: string;
  name: string;
  value: string;
  placeholder: string | undefined;
  onChange: (value: string) => void;
}

/** A day from the calendar, shown as it will be read; or words, where no day is meant. */
export function DateField({ id, name, value, placeholder, onChange }: Props) {
  const today = useToday();
  const isWords = value.trim() !== '' && !isDay(value.trim());
  const [isWriting, setWriting] = useState(isWords);
  const writes = isWriting || isWords;
  return (
    <div className={styles.date}>
      <input
        key={writes ? 'words' : 'day'}
        id={id}
        type={writes ? 'text' : 'date'}
        className={styles.line}
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        data-detail={name}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className={styles.below}>
        {!writes && isDay(value) && <span>{dayAsWritten(value, today)}</span>}
        <button
          type="button"
          className={styles.switch}
          onClick={() => {
            setWriting(!writes);
            onChange(writes ? '' : isDay(value) ? dayAsWritten(value, today) : value);
            requestAnimationFrame(() => document.getElementById(id)?.focus());
          }}
        >
          {writes ? 'Pick a day' : 'In words'}
        </button>
      </p>
    </div>
  );
}
