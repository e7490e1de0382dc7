import { LazyRichTextEditor } from '@/components/editor/LazyRichTextEditor';
import styles from './SignatureField.module.css';

interface Props {
  html: string;
  onChange: (html: string) => void;
  label?: string;
  placeholder?: string;
}

/** A closing of letters, by default the person's own. */
export function SignatureField({
  html,
  onChange,
  label = 'Signature for letters',
  placeholder = 'Best wishes, and your name',
}: Props) {
  return (
    <div className={styles.frame}>
      <LazyRichTextEditor
        isTemplate={false}
        html={html}
        onChange={onChange}
        variables={[]}
        label={label}
        placeholder={placeholder}
        className={styles.editor}
      />
    </div>
  );
}
