import { IconFileDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Pasted } from '@/lib/client/import/read-import-file';
import styles from './ImportDialog.module.css';
import { PasteField } from './PasteField';
import type { ImportProblem } from './use-import';

interface Props {
  problem: ImportProblem | null;
  isReading: boolean;
  onRead: (given: File | Pasted) => void;
  onStarter: () => void;
}

export function ImportChoice({ problem, isReading, onRead, onStarter }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const ofFile = problem?.of === 'file' ? problem.sentence : undefined;
  const ofPasted = problem?.of === 'pasted' ? problem.sentence : undefined;
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
          if (file) onRead(file);
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
          accept=".csv,.tsv,.txt,.md,.json,.xlsx,.xls,.ods,.docx,.html,.htm,.textexpander,.xml,.plist,.yml,.yaml,.eml,text/csv,application/json"
          aria-describedby={ofFile === undefined ? undefined : id}
          disabled={isReading}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onRead(file);
            event.target.value = '';
          }}
        />
      </label>
      {ofFile !== undefined && (
        <p id={id} role="alert" className={styles.problem}>
          {ofFile}
        </p>
      )}
      <PasteField problem={ofPasted} disabled={isReading} onRead={onRead} />
      <p className={styles.formats}>
        Reads Heelwrite exports, spreadsheets and tables with titles and texts, Word documents (each heading
        begins a snippet), exports from TextExpander, Text Blaze, Briskine, espanso, Beeftext, aText and
        PhraseExpress, and saved emails (.eml). You see what will happen before anything is saved.
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
