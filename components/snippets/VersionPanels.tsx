import Button from '@mui/material/Button';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { LazyRichTextEditor } from '@/components/editor/LazyRichTextEditor';
import { type RichTextEditorHandle } from '@/components/editor/RichTextEditor';
import { type Sex } from '@/lib/contracts/primitives';
import { type Variable } from '@/lib/contracts/snippet';
import { startFrom, writeVersion, type EditedSnippet } from '@/lib/domain/edited-snippet';
import { sexNames, versionOrder } from '@/lib/domain/version-state';
import styles from './SnippetEditor.module.css';

interface Props {
  id: string;
  current: Sex;
  edited: EditedSnippet;
  editable: boolean;
  problem: string | undefined;
  variables: readonly Variable[];
  onChange: (change: (edited: EditedSnippet) => EditedSnippet) => void;
  onHandle: (sex: Sex, handle: RichTextEditorHandle | null) => void;
}

const placeholders: Readonly<Record<Sex, string>> = {
  male: 'Write the text for a male dog. Type {{ for a variable.',
  female: 'Write the text for a female dog. Type {{ for a variable.',
  neutral: 'Write the text for any dog. Type {{ for a variable.',
};

/** One editor per version; one that was looked at stays, so that its undo is not lost when another is looked at. */
export function VersionPanels({
  id,
  current,
  edited,
  editable,
  problem,
  variables,
  onChange,
  onHandle,
}: Props) {
  const [visited, setVisited] = useState<ReadonlySet<Sex>>(new Set([current]));
  if (!visited.has(current)) setVisited(new Set([...visited, current]));

  return versionOrder.map((sex) => {
    const name = sexNames[sex].toLowerCase();
    const html = edited.versions[sex]?.html ?? '';
    const sources =
      html === '' ? versionOrder.filter((other) => other !== sex && edited.versions[other]) : [];
    return (
      <div
        key={sex}
        role="tabpanel"
        id={`${id}-panel-${sex}`}
        aria-labelledby={`${id}-tab-${sex}`}
        hidden={sex !== current}
        className={styles.panel}
      >
        {visited.has(sex) && (
          <LazyRichTextEditor
            html={html}
            onChange={(changed) => onChange((snippet) => writeVersion(snippet, sex, changed))}
            variables={variables}
            label={`${sexNames[sex]} text`}
            placeholder={placeholders[sex]}
            editable={editable}
            errorId={problem === undefined ? undefined : `${id}-problem`}
            handleRef={(handle) => onHandle(sex, handle)}
            className={styles.editor}
            sheetClassName={styles.sheet}
            toolbarEnd={sources.map((source) => (
              <Button
                key={source}
                startIcon={<IconCopy size={16} stroke={1.6} aria-hidden />}
                aria-label={`Start the ${name} text from the ${source} text`}
                onClick={() => onChange((snippet) => startFrom(snippet, sex, source))}
              >
                Start from {source}
              </Button>
            ))}
          />
        )}
        {problem !== undefined && sex === current && (
          <p id={`${id}-problem`} role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    );
  });
}
