import type { Variable } from '@/lib/contracts/snippet-fields';
import type { Letter, SnippetsById } from '@/lib/domain/letter/letter';
import type { VariableColors } from '@/lib/domain/letter/letter-colors';
import type { LetterPart } from '@/lib/domain/letter/letter-text';
import type { SaidValues } from '@/lib/domain/letter/said-in';
import type { ReportBroken } from '@/components/letter/use-broken-parts';
import { SaidContext, ValuesContext } from '@/components/rich-text/values-context';
import type { BlockActions } from './BlockActions';
import { LetterBlocks } from './LetterBlocks';
import type { LetterCommands, Selection } from '@/components/letter/use-letter-commands';
import styles from './LetterSheet.module.css';
import type { OpenSignature } from '@/components/letter/details/use-letter-signature';
import { Signature } from '@/components/letter/details/Signature';
import { SubjectField } from '@/components/letter/details/SubjectField';

interface Props {
  letter: Letter;
  said: SaidValues;
  parts: readonly LetterPart[];
  snippets: SnippetsById;
  numbers: ReadonlyMap<string, number>;
  colors: VariableColors;
  /** On offer in the picker that `{{` opens. */
  variables: readonly Variable[];
  selection: Selection;
  /** null until it is loaded. */
  Actions: typeof BlockActions | null;
  commands: LetterCommands;
  uid: string;
  signature: OpenSignature;
  onCopySubject: () => void;
  isSubjectCopied: boolean;
  onCopy: () => void;
  onBroken: ReportBroken;
  /** Whose letter it is, on paper. */
  school: string | null;
  look: 'default' | 'underline' | 'outline' | 'off';
}

/** The letter as the client will read it. */
export function LetterSheet(props: Props) {
  const {
    letter,
    said,
    parts,
    snippets,
    numbers,
    colors,
    variables,
    selection,
    Actions,
    commands,
    look,
    school,
    uid,
    signature,
    onCopy,
    onBroken,
    onCopySubject,
    isSubjectCopied,
  } = props;
  return (
    <article
      className={`${styles.sheet} ${styles.variables}`}
      data-look={look}
      data-letter
      aria-label="Email"
    >
      {school !== null && (
        <p className={styles.school} data-beside-letter data-on-paper>
          {school}
        </p>
      )}
      <SaidContext value={said}>
        <ValuesContext value={said[letter.sex]}>
          <SubjectField
            subject={letter.subject}
            colors={colors}
            variables={variables}
            commands={commands}
            onCopy={onCopySubject}
            isCopied={isSubjectCopied}
          />
        </ValuesContext>
        <LetterBlocks
          parts={parts}
          snippets={snippets}
          numbers={numbers}
          colors={colors}
          variables={variables}
          selection={selection}
          Actions={Actions}
          commands={commands}
          onCopy={onCopy}
          onBroken={onBroken}
        />
      </SaidContext>
      <Signature uid={uid} signature={signature} />
    </article>
  );
}
