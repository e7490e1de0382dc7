import { IconFileDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import styles from './ImportDialog.module.css';

interface Props {
  problem: string | null;
  isReading: boolean;
  onFile: (file: File) => void;
  onStarter: () => void;
}

export function ImportChoice({ problem, isReading, onFile, onStarter }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <>
      <label
        className={styles.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file) onFile(file);
        }}
      >
        <IconFileDownload size={24} stroke={1.6} aria-hidden />
        <span>
          {isReading ? (
            'Reading the file…'
          ) : (
            <>
              Drop a file here or <span className={styles.choose}>choose one</span>
            </>
          )}
        </span>
        <input
          type="file"
          accept=".csv,.json,.txt,.tsv,.textexpander,.xml,.plist,.yml,.yaml,.eml,text/csv,application/json"
          aria-describedby={problem === null ? undefined : id}
          disabled={isReading}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file);
            event.target.value = '';
          }}
        />
      </label>
      {problem !== null && (
        <p id={id} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <p className={styles.formats}>
        Reads Heelwrite exports (CSV and JSON), tables and JSON lists with titles and texts, exports from
        TextExpander, Text Blaze, Briskine, espanso and Beeftext, and saved emails (.eml). You see what will
        happen before anything is saved.
      </p>
      <p className={styles.formats}>
        No file at hand?{' '}
        <button type="button" className={styles.starter} onClick={onStarter}>
          Choose from the starter snippets
        </button>
      </p>
    </>
  );
}
