import { useId } from 'react';
import { snippetLimits } from '@/lib/contracts/snippet';
import styles from './TitleField.module.css';

interface Props {
  title: string;
  editable: boolean;
  problem: string | undefined;
  autoFocus: boolean;
  onChange: (title: string) => void;
}

/** The title as it will be read; a long one goes on in a second line. */
export function TitleField({ title, editable, problem, autoFocus, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.place} data-tour="title">
      <textarea
        aria-label="Title"
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : id}
        className={styles.title}
        placeholder="Title"
        rows={1}
        maxLength={snippetLimits.title}
        readOnly={!editable}
        autoFocus={autoFocus}
        value={title}
        onChange={(event) => onChange(event.target.value.replace(/[\r\n]+/g, ' '))}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {problem !== undefined && (
        <p id={id} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
