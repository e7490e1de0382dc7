import { useId } from 'react';
import type { RichText } from '@/lib/domain/text/rich-text';
import styles from './OldEmailDialog.module.css';
import { pastedEmail } from './pasted-email';

interface Props {
  text: string;
  problem: string | null;
  onChange: (text: string) => void;
  /** What comes from the clipboard is looked through at once. */
  onPaste: (email: RichText) => void;
}

export function PasteEmail({ text, problem, onChange, onPaste }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        An email you have sent
      </label>
      <textarea
        id={id}
        className={styles.paste}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        placeholder="Paste it here, with its subject line if you like."
        aria-describedby={`${id}-hint`}
        aria-invalid={problem !== null}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onPaste={(event) => {
          // Among words that stand there already it is one more.
          if (text.trim() !== '') return;
          const email = pastedEmail(event.clipboardData);
          if (email.length === 0) return;
          event.preventDefault();
          onPaste(email);
        }}
      />
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        Names and pronouns are found on this device. Nothing is sent before you save or make versions.
      </p>
    </div>
  );
}
