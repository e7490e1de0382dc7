import { DOMParser as ProseMirrorParser } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import { useNotifications } from '@/contexts/NotificationsContext';
import type { Variable } from '@/lib/contracts/snippet-fields';
import { isBlankHtml } from '@/lib/domain/text/html-text';
import { textToHtml } from '@/lib/domain/text/plain-text';
import { flatHtml } from '@/lib/domain/text/rich-text-html';
import type { Stretch } from '@/lib/domain/text/word-diff';
import { editorExtensions } from './editor-extensions';
import { pictureFiles } from './pictures/pictures-in-transfer';
import { isOwnStep } from './pictures/own-step';
import type { ShowVideo } from './pictures/show-video';
import { useArrivingVideos } from './pictures/use-arriving-videos';
import { picturesRefused, useArrivingPictures, type UploadPicture } from './pictures/use-arriving-pictures';
import { EditorToolbar } from './EditorToolbar';
import { cleanPastedHtml, isOwnHtml } from './pasted/pasted-html';
import { withWholeQuotes } from './pasted/whole-quotes';
import { withoutVariableElements, withVariableElements } from './variable-html';
import prose from '@/components/rich-text/prose.module.css';
import styles from './RichTextEditor.module.css';
import { reviewKey, type ShownReview } from './review-extension';
import { textPositions } from './text-positions';
import { VariableLook } from './variable-look';
import type { OptionsByName } from './OptionalPartPopover';
import { VariablePicker, type SnippetPickerProps } from './VariablePicker';
import { VariablePickerLink } from './variable-picker-link';

const OptionalPartPopover = onDemand(() =>
  import('./OptionalPartPopover').then((module) => module.OptionalPartPopover),
);
const PicturePopover = onDemand(() =>
  import('./pictures/PicturePopover').then((module) => module.PicturePopover),
);
const LinkDialog = onDemand(() => import('./LinkDialog').then((module) => module.LinkDialog));

const noOptions: OptionsByName = new Map();

export interface RichTextEditorHandle {
  /** Puts the cursor where the point of the window is, before the first word or behind the last; else where it last stood. */
  focus: (at?: { left: number; top: number } | 'start' | 'end') => void;
  /** Puts words where the cursor stands. */
  insertText: (text: string) => void;
  /** Puts a variable where the cursor stands. */
  insertVariable: (name: string) => void;
  /** Puts a text in the place of the whole one, in one step to undo. */
  replaceAll: (html: string) => void;
  undo: () => void;
  redo: () => void;
  /** Puts a word in the place of a stretch of the text; `keep` marks it as not about the dog. */
  replaceWord: (stretch: Stretch, word: string, options: { keep: boolean }) => void;
  /** Scrolls a stretch of the text to the middle of the window, and puts the cursor behind it. */
  reveal: (stretch: Stretch) => void;
  /** Where a stretch of the text is seen in the window. */
  rectOf: (stretch: Stretch) => DOMRect;
}

export interface RichTextEditorProps {
  /** '' for nothing written; variables as `{{name}}` or `{{name|fallback}}`. */
  html: string;
  /** `isStep`: a change of its own, which nobody has typed. */
  onChange: (html: string, isStep: boolean) => void;
  /** The variables on offer, each with its color. */
  variables: readonly Variable[];
  /** A name that was not on offer has been put into the text. */
  onVariableCreate?: (name: string) => void;
  /** What can be chosen for a variable, by its name. */
  options?: OptionsByName;
  /** Offers snippets, behind `{{>`. */
  Snippets?: ComponentType<SnippetPickerProps>;
  /** It offers them behind a `/` as well. */
  takesSlash?: boolean;
  /** Names the text for who cannot see it. */
  label: string;
  /** What stands in the place of variables, by name; without it they are shown in braces. */
  values?: Readonly<Record<string, string>>;
  placeholder?: string;
  editable?: boolean;
  toolbar?: boolean;
  /** Whether the text is about a dog, and has variables: a signature is not, and has none. */
  isTemplate?: boolean;
  /** Whether its paragraphs and list items may come and go. */
  hasOptionalParts?: boolean;
  /** Whether the toolbar takes steps back; a letter does that as a whole. */
  hasUndo?: boolean;
  /** Keeps a picture that is put into the text; without it the text takes none. */
  uploadPicture?: UploadPicture | undefined;
  /** Shows the video that a pasted address leads to; without it that stays a link. */
  showVideo?: ShowVideo | undefined;
  /** Stands at the right end of the toolbar. */
  toolbarEnd?: ReactNode;
  /** What is shown of how the text differs from its source. */
  review?: ShownReview | null;
  /** A word in doubt was clicked: its place among the review's doubts. */
  onDoubt?: (index: number) => void;
  /** Id of the message that says what is wrong with the text. */
  errorId?: string | undefined;
  /** Set as soon as the editor can be written in. */
  handleRef?: Ref<RichTextEditorHandle | null>;
  className?: string | undefined;
  /** Of the sheet that the text stands on. */
  sheetClassName?: string | undefined;
}

/** Bars and tools stand over the edges of what scrolls: the line that is written in stays clear of them. */
const covered = { top: 104, right: 0, bottom: 64, left: 0 };

const picturesMissed =
  'Pictures in what you pasted were left out. Copy each by itself, or drop its file here.';

export function RichTextEditor({
  html,
  onChange,
  variables,
  onVariableCreate,
  options = noOptions,
  Snippets,
  takesSlash = false,
  label,
  values,
  placeholder = '',
  editable = true,
  toolbar = true,
  isTemplate = true,
  hasOptionalParts = isTemplate,
  hasUndo = true,
  uploadPicture,
  showVideo,
  toolbarEnd,
  review = null,
  onDoubt,
  errorId,
  handleRef,
  className,
  sheetClassName,
}: RichTextEditorProps) {
  const { notify } = useNotifications();
  const [look] = useState(() => new VariableLook());
  const [picker] = useState(() => new VariablePickerLink());
  const [isMarking, setMarking] = useState(false);
  const [isShowingPicture, setShowingPicture] = useState(false);
  const [extensions] = useState(() => {
    const askForPart = hasOptionalParts ? () => setMarking(true) : null;
    const askForPicture = () => setShowingPicture(true);
    return editorExtensions({ look, link: picker, placeholder, takesSlash, askForPart, askForPicture });
  });
  const [linking, setLinking] = useState(false);
  /** The html that the editor holds, to tell a change from outside from its own. */
  const held = useRef(html);

  /** Whether what is pasted was copied here: the editor then knows what it is a piece of. */
  const isOwnPaste = useRef(false);
  const doubtClicked = useRef(onDoubt);
  useLayoutEffect(() => {
    doubtClicked.current = onDoubt;
  });
  useLayoutEffect(() => look.set(variables, values ?? null), [look, variables, values]);

  const current = useRef<Editor | null>(null);
  const addPictures = useArrivingPictures(current, uploadPicture, () => setShowingPicture(true));

  const watchForVideo = useArrivingVideos(current, showVideo);

  const editor = useEditor({
    extensions,
    content: editorHtml(html),
    editable,
    immediatelyRender: false,
    onUpdate: ({ editor: changed, transaction }) => {
      held.current = htmlOf(changed);
      onChange(held.current, isOwnStep(transaction));
    },
    editorProps: {
      attributes: {
        class: `${prose.prose} ${styles.text}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(errorId === undefined ? {} : { 'aria-invalid': 'true', 'aria-describedby': errorId }),
      },
      scrollThreshold: covered,
      scrollMargin: covered,
      transformPastedHTML: (pasted) => {
        const { html: clean, pictures, missesPictures } = cleanPastedHtml(pasted);
        isOwnPaste.current = isOwnHtml(pasted);
        if (missesPictures)
          notify({ text: uploadPicture ? picturesMissed : picturesRefused, severity: 'warning' });
        // Behind the words, once they stand.
        if (pictures.length > 0) setTimeout(() => void addPictures(pictures));
        return withVariableElements(clean);
      },
      transformPasted: (slice) => (isOwnPaste.current ? slice : withWholeQuotes(slice)),
      handlePaste: (_view, event) => {
        const files = pictureFiles(event.clipboardData);
        if (files.length > 0) void addPictures(files);
        else watchForVideo(event.clipboardData);
        return files.length > 0;
      },
      handleDrop: (view, event) => {
        const files = pictureFiles(event.dataTransfer);
        if (files.length === 0) return false;
        event.preventDefault();
        void addPictures(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        return true;
      },
      clipboardTextParser: (text, context, _plain, view) => {
        const body = new DOMParser().parseFromString(
          withVariableElements(textToHtml(text)),
          'text/html',
        ).body;
        return ProseMirrorParser.fromSchema(view.state.schema).parseSlice(body, { context });
      },
      handleClick: (_view, _position, event) => {
        const index = (event.target as Element).closest<HTMLElement>('[data-doubt]')?.dataset.doubt;
        if (index !== undefined) doubtClicked.current?.(Number(index));
        return false;
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

  useLayoutEffect(() => {
    current.current = editor;
  });

  useEffect(() => {
    if (!editor || html === held.current) return;
    held.current = html;
    editor.commands.setContent(editorHtml(html), { emitUpdate: false });
  }, [editor, html]);

  useEffect(() => {
    if (!editor) return;
    editor.view.dispatch(editor.state.tr.setMeta(reviewKey, review).setMeta('addToHistory', false));
  }, [editor, review]);

  useEffect(() => {
    editor?.setEditable(editable, false);
  }, [editor, editable]);

  useImperativeHandle<RichTextEditorHandle | null, RichTextEditorHandle | null>(
    handleRef,
    () =>
      editor && {
        // The editor's own command takes the focus in the next frame, and with it back where keys before that have led.
        focus: (at) => {
          const { doc, tr } = editor.state;
          const position = typeof at === 'object' ? editor.view.posAtCoords(at)?.pos : undefined;
          const selection =
            at === 'start' || at === 'end'
              ? Selection[at === 'start' ? 'atStart' : 'atEnd'](doc)
              : position !== undefined && Selection.near(doc.resolve(position));
          if (selection) editor.view.dispatch(tr.setSelection(selection).scrollIntoView());
          editor.view.focus();
        },
        insertText: (text) => editor.view.dispatch(editor.state.tr.insertText(text)),
        insertVariable: (name) => editor.chain().focus().insertVariable({ name }).run(),
        replaceAll: (text) => editor.commands.setContent(editorHtml(text), { emitUpdate: true }),
        undo: () => editor.isEditable && editor.commands.undo(),
        redo: () => editor.isEditable && editor.commands.redo(),
        replaceWord: (stretch, word, { keep }) => {
          const { from, to } = rangeOf(editor, stretch);
          const marks = editor.state.doc.resolve(to).marks();
          const text = editor.schema.text(word, [...marks, ...(keep ? [editor.schema.mark('keep')] : [])]);
          editor.view.dispatch(editor.state.tr.replaceWith(from, to, text));
        },
        reveal: (stretch) => {
          const { from, to } = rangeOf(editor, stretch);
          editor.commands.setTextSelection(to);
          const { node } = editor.view.domAtPos(from, 1);
          const element = node instanceof Element ? node : node.parentElement;
          // At once, whatever motion is wished for: a menu is about to open at it.
          element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        },
        rectOf: (stretch) => {
          const { from, to } = rangeOf(editor, stretch);
          const [start, end] = [editor.view.coordsAtPos(from), editor.view.coordsAtPos(to)];
          return new DOMRect(start.left, start.top, end.left - start.left, start.bottom - start.top);
        },
      },
    [editor],
  );

  return (
    <div className={[styles.editor, className].filter(Boolean).join(' ')}>
      {toolbar && editable && (
        <div className={styles.toolbar}>
          <EditorToolbar
            editor={editor}
            onLink={() => setLinking(true)}
            onPart={hasOptionalParts ? () => setMarking(true) : null}
            onPictures={uploadPicture ? (files) => void addPictures(files) : null}
            isTemplate={isTemplate}
            hasUndo={hasUndo}
          />
          {toolbarEnd}
        </div>
      )}
      <EditorContent editor={editor} className={[styles.content, sheetClassName].filter(Boolean).join(' ')} />
      {editor && isTemplate && (
        <VariablePicker
          editor={editor}
          link={picker}
          variables={variables}
          onCreate={onVariableCreate}
          Snippets={Snippets}
        />
      )}
      {editor && isMarking && (
        <OptionalPartPopover
          editor={editor}
          variables={variables}
          options={options}
          onClose={() => setMarking(false)}
        />
      )}
      {editor && isShowingPicture && (
        <PicturePopover editor={editor} onClose={() => setShowingPicture(false)} />
      )}
      {editor && linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

function rangeOf(editor: Editor, { start, end }: Stretch): { from: number; to: number } {
  const positions = textPositions(editor.state.doc);
  const from = positions[start] ?? 0;
  return { from, to: end > start ? (positions[end - 1] ?? from) + 1 : from };
}

const editorHtml = (html: string) => withVariableElements(flatHtml(html));

function htmlOf(editor: Editor): string {
  const html = withoutVariableElements(editor.getHTML());
  return isBlankHtml(html) ? '' : html;
}
