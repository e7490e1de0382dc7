import type { Variable } from '@/lib/contracts/snippet-fields';
import type { Letter, SnippetsById } from '@/lib/domain/letter/letter';
import type { VariableColors } from '@/lib/domain/letter/letter-colors';
import type { LetterPart } from '@/lib/domain/letter/letter-text';
import type { ReportBroken } from '@/components/letter/broken-parts';
import { LetterBlocks } from './LetterBlocks';
import type { LetterDesk, Selection } from '@/components/letter/letter-desk';
import styles from './LetterSheet.module.css';
import textStyles from './LetterText.module.css';
import type { OpenSignature } from '@/components/letter/details/letter-signature';
import { Signature } from '@/components/letter/details/Signature';
import { SubjectField } from '@/components/letter/details/SubjectField';

interface Props {
  letter: Letter;
  parts: readonly LetterPart[];
  snippets: SnippetsById;
  numbers: ReadonlyMap<string, number>;
  colors: VariableColors;
  /** On offer in the picker that `{{` opens. */
  variables: readonly Variable[];
  selection: Selection;
  desk: LetterDesk;
  uid: string;
  signature: OpenSignature;
  onCopySubject: () => void;
  isSubjectCopied: boolean;
  onCopy: () => void;
  onBroken: ReportBroken;
  look: 'default' | 'underline' | 'outline' | 'off';
}

/** The letter as the client will read it. */
export function LetterSheet(props: Props) {
  const {
    letter,
    parts,
    snippets,
    numbers,
    colors,
    variables,
    selection,
    desk,
    look,
    uid,
    signature,
    onCopy,
    onBroken,
    onCopySubject,
    isSubjectCopied,
  } = props;
  return (
    <article
      className={`${styles.sheet} ${textStyles.look}`}
      data-look={look}
      data-letter
      aria-label="Letter"
    >
      <SubjectField
        subject={letter.subject}
        values={letter.values}
        colors={colors}
        variables={variables}
        desk={desk}
        onCopy={onCopySubject}
        isCopied={isSubjectCopied}
      />
      <LetterBlocks
        parts={parts}
        values={letter.values}
        snippets={snippets}
        numbers={numbers}
        colors={colors}
        variables={variables}
        selection={selection}
        desk={desk}
        onCopy={onCopy}
        onBroken={onBroken}
      />
      <Signature uid={uid} signature={signature} />
    </article>
  );
}
