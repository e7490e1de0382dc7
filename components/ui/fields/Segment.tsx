import { type ReactNode, useId } from 'react';
import styles from './Segment.module.css';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface Props<Value extends string> {
  /** What is being chosen; read out, not shown. */
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Tints the chosen one: only the dog's sex does that. */
  accent?: boolean;
  disabled?: boolean;
  className?: string | undefined;
}

/** Two or three choices of which one holds. */
export function Segment<Value extends string>({
  label,
  options,
  value,
  onChange,
  accent = false,
  disabled = false,
  className,
}: Props<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={[styles.track, accent && styles.accent, className].filter(Boolean).join(' ')}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.face}>
            {typeof option.label === 'string' ? (
              <span className={styles.words}>{option.label}</span>
            ) : (
              option.label
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
