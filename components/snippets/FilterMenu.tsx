import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import styles from './FilterMenu.module.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count?: number;
}

interface Props<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
  /** Said where there is nothing to choose. */
  empty?: string;
}

/** How many options stand without a field to search them. */
const fewOptions = 8;

/** A filter of which several values can hold at once; it stays open while they are chosen. */
export function FilterMenu<Value extends string>({ label, options, chosen, onChange, empty }: Props<Value>) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [query, setQuery] = useState('');
  const known = [
    ...options,
    // A value from the address may be one that nothing carries any more: it can still be taken off.
    ...chosen
      .filter((value) => !options.some((option) => option.value === value))
      .map((value): Option<Value> => ({ value, label: value, count: 0 })),
  ];
  const shown = known.filter((option) => option.label.toLowerCase().includes(query.trim().toLowerCase()));
  const [first, ...others] = chosen;
  const name = known.find(({ value }) => value === first)?.label;

  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);

  return (
    <>
      <button
        type="button"
        className={styles.filter}
        data-on={chosen.length > 0}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setQuery('');
          setAnchor(event.currentTarget);
        }}
      >
        <span className={styles.name}>
          {name === undefined ? label : `${label}: ${name}`}
          {others.length > 0 && ` +${others.length}`}
        </span>
        <IconChevronDown size={16} stroke={1.6} aria-hidden />
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: styles.paper ?? '' } }}
      >
        <h2 id={id} className={styles.title}>
          {label}
        </h2>
        {known.length > fewOptions && (
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
            {known.length === 0 ? empty : `Nothing is called “${query.trim()}”.`}
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
    </>
  );
}
