import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { TextArea } from '@/components/ui/fields/TextArea';
import type { Pasted } from '@/lib/client/import/read-import-file';
import styles from './PasteField.module.css';

interface Props {
  problem: string | undefined;
  disabled: boolean;
  onRead: (pasted: Pasted) => void;
}

/** What was copied elsewhere is read as soon as it is pasted; what is typed, when that is asked for. */
export function PasteField({ problem, disabled, onRead }: Props) {
  const [text, setText] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onRead({ text, html: '' });
      }}
    >
      <TextArea
        label="Or paste cells, an export or a text"
        size="small"
        error={problem}
        value={text}
        disabled={disabled}
        onChange={setText}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          // Into what stands there already, it is put in as everywhere.
          if (text !== '' || pasted === '') return;
          event.preventDefault();
          setText(pasted);
          onRead({ text: pasted, html: event.clipboardData.getData('text/html') });
        }}
      />
      {text.trim() !== '' && (
        <Button type="submit" disabled={disabled}>
          Look through it
        </Button>
      )}
    </form>
  );
}
