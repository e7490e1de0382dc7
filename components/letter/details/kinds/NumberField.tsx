import styles from './kinds.module.css';

interface Props {
  id: string;
  name: string;
  value: string;
  placeholder: string | undefined;
  /** What it counts. */
  start?: string | undefined;
  end?: string | undefined;
  onChange: (value: string) => void;
}

/** A number, or words where none is meant: “3 to 4”. */
export function NumberField({ id, name, value, placeholder, start, end, onChange }: Props) {
  return (
    <span className={styles.number}>
      {start !== undefined && (
        <span id={`${id}-start`} className={styles.unit}>
          {start}
        </span>
      )}
      <input
        id={id}
        className={styles.bare}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        placeholder={placeholder}
        value={value}
        aria-describedby={start !== undefined ? `${id}-start` : end !== undefined ? `${id}-end` : undefined}
        data-detail={name}
        onChange={(event) => onChange(event.target.value)}
      />
      {end !== undefined && (
        <span id={`${id}-end`} className={styles.unit}>
          {end}
        </span>
      )}
    </span>
  );
}
