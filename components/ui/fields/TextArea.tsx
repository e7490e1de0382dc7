import { type ComponentProps, useId } from 'react';
import styles from './TextArea.module.css';

interface Props extends Pick<
  ComponentProps<'textarea'>,
  'autoFocus' | 'disabled' | 'readOnly' | 'placeholder' | 'spellCheck' | 'onPaste'
> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  size?: 'small' | 'medium' | 'large';
  /** What is wrong, below the field, in brick. */
  error?: string | undefined;
  hint?: string;
}

/** Several lines of text with their label above them. */
export function TextArea({ label, value, onChange, size = 'medium', error, hint, ...area }: Props) {
  const id = useId();
  const helps = [
    ...(error === undefined ? [] : [`${id}-error`]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
  ];
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={styles.text}
        data-size={size}
        autoComplete="off"
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={helps.length === 0 ? undefined : helps.join(' ')}
        onChange={(event) => onChange(event.target.value)}
      />
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
