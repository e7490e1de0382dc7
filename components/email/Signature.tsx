import { memo, useState } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import type { VariableColors } from '@/lib/domain/letter-colors';
import { parseRichText, withoutEmptyEnds } from '@/lib/domain/rich-text';
import { RichTextView } from './RichTextView';
import styles from './Signature.module.css';
import { signatureId } from './spot-ids';

const SignatureDialog = onDemand(() =>
  import('./SignatureDialog').then(({ SignatureDialog }) => SignatureDialog),
);

interface Props {
  uid: string;
  /** HTML; undefined while it is not known. */
  signature: string | undefined;
}

const noValues = {};
const noColors: VariableColors = new Map();

/** The trainer's own closing, which every letter ends with. */
export const Signature = memo(function Signature({ uid, signature }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (signature === undefined) return null;
  return (
    <div className={styles.signature}>
      {signature !== '' && (
        <RichTextView
          richText={withoutEmptyEnds(parseRichText(signature))}
          values={noValues}
          colors={noColors}
          sex={null}
        />
      )}
      <button
        type="button"
        id={signatureId}
        className={styles.change}
        data-beside-letter
        onClick={() => setOpen(true)}
      >
        {signature === '' ? 'Add your signature' : 'Change signature'}
      </button>
      {isOpen && <SignatureDialog uid={uid} signature={signature} onClose={() => setOpen(false)} />}
    </div>
  );
});
