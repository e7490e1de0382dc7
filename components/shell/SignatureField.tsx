import { LazyRichTextEditor } from '@/components/editor/LazyRichTextEditor';
import styles from './SignatureField.module.css';

interface Props {
  html: string;
  onChange: (html: string) => void;
}

/** The closing of each letter. */
export function SignatureField({ html, onChange }: Props) {
  return (
    <div className={styles.frame}>
      <LazyRichTextEditor
        keeps={false}
        html={html}
        onChange={onChange}
        variables={[]}
        label="Signature for letters"
        placeholder="Best wishes, and your name"
        className={styles.editor}
      />
    </div>
  );
}
