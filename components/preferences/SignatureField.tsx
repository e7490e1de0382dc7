import { useCallback, useRef } from 'react';
import { LazyRichTextEditor } from '@/components/editor/LazyRichTextEditor';
import type { RichTextEditorHandle } from '@/components/editor/RichTextEditor';
import styles from './SignatureField.module.css';

interface Props {
  html: string;
  onChange: (html: string) => void;
  label?: string;
  placeholder?: string;
  /** Takes the focus as soon as it can be written in. */
  autoFocus?: boolean;
}

/** A closing of letters, by default the person's own. */
export function SignatureField({
  html,
  onChange,
  label = 'Email signature',
  placeholder = 'For example: Best wishes, Sam',
  autoFocus = false,
}: Props) {
  const isToFocus = useRef(autoFocus);
  const takeFocus = useCallback((editor: RichTextEditorHandle | null) => {
    if (editor === null || !isToFocus.current) return;
    isToFocus.current = false;
    editor.focus('end');
  }, []);
  return (
    <div className={styles.frame}>
      <LazyRichTextEditor
        isTemplate={false}
        html={html}
        onChange={onChange}
        handleRef={takeFocus}
        variables={[]}
        label={label}
        placeholder={placeholder}
        className={styles.editor}
      />
    </div>
  );
}
