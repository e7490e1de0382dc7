import { IconCheck, IconCopy } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { Hint } from '@/components/on-demand/Hint';
import { IconButton } from '@/components/ui/buttons/IconButton';
import type { Variable } from '@/lib/contracts/snippet-fields';
import type { VariableColors } from '@/lib/domain/letter/letter-colors';
import { splitAtVariables } from '@/lib/domain/text/variables';
import type { LetterCommands } from '@/components/letter/use-letter-commands';
import { subjectId, subjectNoteId } from '@/components/letter/element-ids';
import styles from './SubjectField.module.css';
import { SubjectInput } from './SubjectInput';
import { VariableMark } from '@/components/rich-text/VariableMark';

interface Props {
  subject: string;
  colors: VariableColors;
  variables: readonly Variable[];
  commands: LetterCommands;
  onCopy: () => void;
  /** A moment ago. */
  isCopied: boolean;
}

/** The subject: read with its variables filled, written with them in braces. */
export const SubjectField = memo(function SubjectField({
  subject,
  colors,
  variables,
  commands,
  onCopy,
  isCopied,
}: Props) {
  const [isWriting, setWriting] = useState(false);
  return (
    <div className={styles.subject} data-subject>
      <div className={styles.label} data-beside-letter>
        <label htmlFor={subjectId}>Subject</label>
        <span id={subjectNoteId}>Copied separately from the email</span>
      </div>
      <div className={styles.field} data-writing={isWriting || undefined}>
        {/* In the same place as the field: gives it its height, and is read while nobody writes. */}
        <div
          className={styles.shown}
          aria-hidden
          onClick={(event) => {
            const mark =
              event.target instanceof Element ? event.target.closest<HTMLElement>('[data-variable]') : null;
            if (mark?.dataset.variable !== undefined)
              commands.jumpTo({ at: 'field', name: mark.dataset.variable });
          }}
        >
          {isWriting || subject === ''
            ? `${subject}\u200b`
            : splitAtVariables(subject).map((piece, index) =>
                typeof piece === 'string' ? (
                  piece
                ) : (
                  <VariableMark key={index} variable={piece} colors={colors} />
                ),
              )}
        </div>
        <SubjectInput
          subject={subject}
          variables={variables}
          onChange={commands.actions.setSubject}
          onWriting={setWriting}
        />
      </div>
      <CopySubject onCopy={onCopy} isCopied={isCopied} />
    </div>
  );
});

const CopySubject = memo(function CopySubject({ onCopy, isCopied }: Pick<Props, 'onCopy' | 'isCopied'>) {
  return (
    <Hint text="Copy subject">
      <IconButton aria-label="Copy subject" onClick={onCopy}>
        {isCopied ? (
          <IconCheck size={16} stroke={1.6} aria-hidden />
        ) : (
          <IconCopy size={16} stroke={1.6} aria-hidden />
        )}
      </IconButton>
    </Hint>
  );
});
