import { useId, useState, type ChangeEvent, type ClipboardEvent } from 'react';
import { snippetLimits } from '@/lib/contracts/snippet-fields';
import styles from './TitleField.module.css';

interface Props {
  title: string;
  editable: boolean;
  problem: string | undefined;
  autoFocus: boolean;
  onChange: (title: string) => void;
  /** Enter leads on, for a title has no second paragraph. */
  onDone: () => void;
}

/** The title as it will be read; a long one goes on in a second line. */
export function TitleField({ title, editable, problem, autoFocus, onChange, onDone }: Props) {
  const id = useId();
  const [isShortened, setShortened] = useState(false);

  // The browser cuts what is pasted at the limit, and says nothing.
  const onPaste = ({ currentTarget: field, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) => {
    if (!editable) return;
    const pasted = clipboardData.getData('text').replaceAll('\r\n', '\n');
    const kept = field.value.length - (field.selectionEnd - field.selectionStart);
    setShortened(kept + pasted.length > snippetLimits.title);
  };
  const onInput = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const { inputType } = event.nativeEvent as InputEvent;
    if (inputType !== 'insertFromPaste') setShortened(false);
    onChange(event.target.value.replace(/[\r\n]+/g, ' '));
  };

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
        onPaste={onPaste}
        onChange={onInput}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onDone();
        }}
      />
      {/* It stands before what it says comes, so that screen readers hear it. */}
      <p role="status" className={styles.shortened}>
        {isShortened && `The title was shortened to ${snippetLimits.title} characters.`}
      </p>
      {problem !== undefined && (
        <p id={id} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
