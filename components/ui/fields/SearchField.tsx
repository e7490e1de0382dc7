import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useShortcut } from '@/lib/client/browser/use-shortcut';
import { Kbd } from '@/components/ui/Kbd';
import styles from './SearchField.module.css';

interface Props {
  /** What is searched, where the field itself does not say all. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Keys beyond Escape. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  id?: string;
  className?: string | undefined;
}

/** A field to search with: `/` leads into it, Escape empties it and then leaves it. */
export function SearchField({ label, placeholder, value, onChange, onKeyDown, id, className }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus());
  return (
    <div className={[styles.search, className].filter(Boolean).join(' ')}>
      <IconSearch size={16} stroke={1.6} aria-hidden />
      <input
        ref={field}
        id={id}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Escape') return;
          if (value === '') event.currentTarget.blur();
          else onChange('');
        }}
      />
      {value === '' ? (
        <span className={styles.hint}>
          <Kbd keys="/" />
        </span>
      ) : (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear the search"
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        >
          <IconX size={16} stroke={1.6} aria-hidden />
        </button>
      )}
    </div>
  );
}
