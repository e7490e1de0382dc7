import { IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Popover } from '@/components/floating/Popover';
import styles from './Filter.module.css';

export interface FilterOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count?: number;
}

interface Props {
  label: string;
  options: readonly FilterOption<string>[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  empty: string | undefined;
  /** null: closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** How many options stand without a field to search them. */
const fewOptions = 8;

/** The values of a filter; it stays open while they are chosen. */
export function FilterPopover({ label, options, chosen, onChange, empty, anchor, onClose }: Props) {
  const id = useId();
  const [query, setQuery] = useState('');
  const shown = options.filter((option) => option.label.toLowerCase().includes(query.trim().toLowerCase()));

  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);

  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: styles.paper ?? '' } }}
    >
      <h2 id={id} className={styles.title}>
        {label}
      </h2>
      {options.length > fewOptions && (
        <input
          type="search"
          className={styles.search}
          aria-label={`Find a ${label.toLowerCase()}`}
          placeholder={`Find a ${label.toLowerCase()}`}
          value={query}
          // The one thing to do here first.
          autoFocus
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <ul className={styles.options}>
        {shown.map(({ value, label: text, count }) => (
          <li key={value}>
            <label className={styles.option}>
              <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
              <span className={styles.box} aria-hidden>
                <IconCheck size={12} stroke={2.6} />
              </span>
              <span className={styles.text}>{text}</span>
              {count !== undefined && <span className={styles.count}>{count.toLocaleString()}</span>}
            </label>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p className={styles.empty}>
          {options.length === 0 ? empty : `Nothing found for “${query.trim()}”.`}
        </p>
      )}
      {chosen.length > 0 && (
        <div className={styles.foot}>
          <Button variant="text" onClick={() => onChange([])}>
            Clear
          </Button>
        </div>
      )}
    </Popover>
  );
}
