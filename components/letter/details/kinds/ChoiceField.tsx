import { useId, useState } from 'react';
import type { VariableKind } from '@/lib/contracts/variable-kinds';
import { chosenOf, withOption } from '@/lib/domain/variables/kind-values';
import styles from './kinds.module.css';

interface Props {
  id: string;
  name: string;
  kind: Extract<VariableKind, { type: 'choice' }>;
  value: string;
  placeholder: string | undefined;
  onChange: (value: string) => void;
}

/** Options to tick, and words of one's own where none of them says it. */
export function ChoiceField({ id, name, kind, value, placeholder, onChange }: Props) {
  const group = useId();
  const { options, takesSeveral } = kind;
  const { chosen, written } = chosenOf(options, value);
  const [isWriting, setWriting] = useState(false);
  const showsOther = isWriting || written !== '';
  const type = takesSeveral ? 'checkbox' : 'radio';
  const focusable = takesSeveral
    ? 0
    : Math.max(
        options.findIndex((option) => chosen.includes(option)),
        0,
      );
  const named = chosen.map((option) => option.name).join('\n');

  const write = (text: string) => {
    // A line break would make two of it.
    const words = text.replace(/\s*\n\s*/g, ' ');
    onChange(takesSeveral && named !== '' ? [named, words].filter((line) => line !== '').join('\n') : words);
  };

  return (
    <div
      className={styles.choice}
      role={takesSeveral ? 'group' : 'radiogroup'}
      aria-labelledby={`${id}-name`}
    >
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.name} className={styles.option}>
            <input
              id={index === focusable ? id : undefined}
              type={type}
              name={group}
              className={styles.input}
              checked={chosen.includes(option)}
              data-detail={name}
              onChange={() => {
                setWriting(false);
                onChange(withOption(kind, takesSeveral ? value : named, option));
              }}
            />
            <span className={styles.face}>{option.name}</span>
          </label>
        ))}
        <button
          type="button"
          className={styles.face}
          aria-expanded={showsOther}
          onClick={() => {
            if (written !== '') write('');
            setWriting(!showsOther);
          }}
        >
          Other…
        </button>
      </div>
      {showsOther && (
        <input
          className={styles.line}
          aria-label={`${name}, in your own words`}
          autoFocus={isWriting}
          autoComplete="off"
          placeholder={placeholder}
          value={written}
          data-detail={name}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </div>
  );
}
