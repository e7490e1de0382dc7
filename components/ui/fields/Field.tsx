import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import styles from './Field.module.css';

interface Props extends Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'placeholder'
  | 'maxLength'
  | 'inputMode'
  | 'spellCheck'
> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'password' | 'search';
  /** What is wrong, below the field, in brick. */
  error?: string | undefined;
  hint?: ReactNode;
  /** At the right of the label: a link. */
  labelEnd?: ReactNode;
  /** Inside the field, at its end: an icon button. */
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A line of text with its label above it. Plain HTML: MUI's field weighs more than the form around it. */
export function Field({ label, value, onChange, error, hint, labelEnd, end, inputRef, ...input }: Props) {
  const id = useId();
  const help = error ?? hint;
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {labelEnd}
      </div>
      <div className={styles.box}>
        <input
          {...input}
          ref={inputRef}
          id={id}
          className={styles.input}
          value={value}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          onChange={(event) => onChange(event.target.value)}
        />
        {end}
      </div>
      {help !== undefined && (
        // Of its own for each, so that an error is announced as one that has come, not as a hint that has changed.
        <p
          key={error === undefined ? 'hint' : 'error'}
          id={`${id}-help`}
          role={error === undefined ? undefined : 'alert'}
          className={error === undefined ? styles.hint : styles.error}
        >
          {help}
        </p>
      )}
    </div>
  );
}
