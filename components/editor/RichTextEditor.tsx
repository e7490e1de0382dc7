import { DOMParser as ProseMirrorParser } from '@tiptap/pm/model';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { useNotifications } from '@/contexts/NotificationsContext';
import { type Variable } from '@/lib/contracts/snippet';
import { isBlankHtml } from '@/lib/domain/html-text';
import { textToHtml } from '@/lib/domain/plain-text';
import { editorExtensions } from './editor-extensions';
import { EditorToolbar } from './EditorToolbar';
import { LinkDialog } from './LinkDialog';
import { cleanPastedHtml } from './pasted-html';
import styles from './RichTextEditor.module.css';
import { withoutVariableElements, withVariableElements } from './variable-html';
import { VariableLook } from './variable-look';
import { VariablePicker } from './VariablePicker';
import { VariablePickerLink } from './variable-picker-link';

export interface RichTextEditorHandle {
  /** Puts the cursor where the point of the window is, or behind the last word; else where it last stood. */
  focus: (at?: { left: number; top: number } | 'end') => void;
  /** Puts a variable where the cursor stands. */
  insertVariable: (name: string) => void;
}

export interface RichTextEditorProps {
  /** '' for nothing written; variables as `{{name}}`. */
  html: string;
  onChange: (html: string) => void;
  /** The variables on offer, each with its color. */
  variables: readonly Variable[];
  /** A name that was not on offer has been put into the text. */
  onVariableCreate?: (name: string) => void;
  /** Names the text for who cannot see it. */
  label: string;
  /** What stands in the place of variables, by name; without it they are shown in braces. */
  values?: Readonly<Record<string, string>>;
  placeholder?: string;
  editable?: boolean;
  toolbar?: boolean;
  /** Stands at the right end of the toolbar. */
  toolbarEnd?: ReactNode;
  /** Id of the message that says what is wrong with the text. */
  errorId?: string | undefined;
  /** Set as soon as the editor can be written in. */
  handleRef?: Ref<RichTextEditorHandle | null>;
  className?: string | undefined;
  /** Of the sheet that the text stands on. */
  sheetClassName?: string | undefined;
}

const noPictures = 'Pictures cannot be kept in a text, so they were left out.';

const hasPicture = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].some((file) => file.type.startsWith('image/'));

export function RichTextEditor({
  html,
  onChange,
  variables,
  onVariableCreate,
  label,
  values,
  placeholder = '',
  editable = true,
  toolbar = true,
  toolbarEnd,
  errorId,
  handleRef,
  className,
  sheetClassName,
}: RichTextEditorProps) {
  const { notify } = useNotifications();
  const [look] = useState(() => new VariableLook());
  const [picker] = useState(() => new VariablePickerLink());
  const [extensions] = useState(() => editorExtensions({ look, link: picker, placeholder }));
  const [linking, setLinking] = useState(false);
  /** The html that the editor holds, to tell a change from outside from its own. */
  const held = useRef(html);

  useLayoutEffect(() => look.set(variables, values ?? null), [look, variables, values]);

  const refusePictures = () => notify({ text: noPictures, severity: 'warning' });

  const editor = useEditor({
    extensions,
    content: withVariableElements(html),
    editable,
    immediatelyRender: false,
    onUpdate: ({ editor: changed }) => {
      held.current = htmlOf(changed);
      onChange(held.current);
    },
    editorProps: {
      attributes: {
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(errorId === undefined ? {} : { 'aria-invalid': 'true', 'aria-describedby': errorId }),
      },
      transformPastedHTML: (pasted) => {
        const { html: clean, hadPictures } = cleanPastedHtml(pasted);
        if (hadPictures) refusePictures();
        return withVariableElements(clean);
      },
      handlePaste: (_view, event) => {
        const text = event.clipboardData?.getData('text/html') || event.clipboardData?.getData('text/plain');
        if (text || !hasPicture(event.clipboardData)) return false;
        refusePictures();
        return true;
      },
      handleDrop: (_view, event) => {
        if (!hasPicture(event.dataTransfer)) return false;
        event.preventDefault();
        refusePictures();
        return true;
      },
      clipboardTextParser: (text, context, _plain, view) => {
        const body = new DOMParser().parseFromString(
          withVariableElements(textToHtml(text)),
          'text/html',
        ).body;
        return ProseMirrorParser.fromSchema(view.state.schema).parseSlice(body, { context });
      },
      handleKeyDown: (_view, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey)
          return false;
        event.preventDefault();
        setLinking(true);
        return true;
      },
    },
  });

  useEffect(() => {
    if (!editor || html === held.current) return;
    held.current = html;
    editor.commands.setContent(withVariableElements(html), { emitUpdate: false });
  }, [editor, html]);

  useImperativeHandle<RichTextEditorHandle | null, RichTextEditorHandle | null>(
    handleRef,
    () =>
      editor && {
        focus: (at) => editor.commands.focus(typeof at === 'object' ? editor.view.posAtCoords(at)?.pos : at),
        insertVariable: (name) => editor.chain().focus().insertVariable(name).run(),
      },
    [editor],
  );

  return (
    <div className={[styles.editor, className].filter(Boolean).join(' ')}>
      {toolbar && editable && (
        <div className={styles.toolbar}>
          <EditorToolbar editor={editor} onLink={() => setLinking(true)} />
          {toolbarEnd}
        </div>
      )}
      <EditorContent editor={editor} className={[styles.content, sheetClassName].filter(Boolean).join(' ')} />
      {editor && (
        <VariablePicker editor={editor} link={picker} variables={variables} onCreate={onVariableCreate} />
      )}
      {editor && linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

function htmlOf(editor: Editor): string {
  const html = withoutVariableElements(editor.getHTML());
  return isBlankHtml(html) ? '' : html;
}
