import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { LazyRichTextEditor, loadRichTextEditor } from '@/components/editor/LazyRichTextEditor';
import type { RichTextEditorHandle } from '@/components/editor/RichTextEditor';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { RichTextView } from '@/components/rich-text/RichTextView';
import { parseRichText } from '@/lib/domain/text/rich-text';
import styles from './SignatureField.module.css';

interface Props {
  html: string;
  onChange: (html: string) => void;
  label?: string;
  placeholder?: string;
  /** Takes the focus as soon as it can be written in. */
  autoFocus?: boolean;
}

const noColors = new Map<string, never>();

/** A closing of letters, by default the person's own; the editor comes when somebody is about to write. */
export function SignatureField({
  html,
  onChange,
  label = 'Email signature',
  placeholder = 'For example: Best wishes, Sam',
  autoFocus = false,
}: Props) {
  const [isWanted, setWanted] = useState(autoFocus);
  const [isAtRest, setAtRest] = useState(!autoFocus);
  const typedAhead = useRef('');
  const atRest = useRef<HTMLDivElement>(null);
  const richText = useMemo(() => parseRichText(html), [html]);
  const start = useCallback(
    (editor: RichTextEditorHandle | null) => {
      if (editor === null) return;
      // Whoever has gone on meanwhile is left where they are.
      const isAwaited = atRest.current === null ? autoFocus : document.activeElement === atRest.current;
      setAtRest(false);
      if (isAwaited) editor.focus('end');
      if (typedAhead.current !== '') editor.insertText(typedAhead.current);
    },
    [autoFocus],
  );
  const typeAhead = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    typedAhead.current += event.key;
  };
  return (
    <div className={styles.frame} data-at-rest={isAtRest || undefined}>
      {isAtRest && (
        <div
          ref={atRest}
          role="textbox"
          aria-multiline
          aria-label={label}
          tabIndex={0}
          className={styles.rest}
          onPointerEnter={preloadOnHover(loadRichTextEditor).onPointerEnter}
          onFocus={() => setWanted(true)}
          onKeyDown={typeAhead}
        >
          {html === '' ? (
            <span className={styles.placeholder}>{placeholder}</span>
          ) : (
            <RichTextView richText={richText} colors={noColors} sex={null} />
          )}
        </div>
      )}
      {isWanted && (
        <LazyRichTextEditor
          isTemplate={false}
          html={html}
          onChange={onChange}
          handleRef={start}
          variables={[]}
          label={label}
          placeholder={placeholder}
          className={styles.editor}
        />
      )}
    </div>
  );
}
