import {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
} from 'react';
import { LazyRichTextEditor } from '@/components/editor/LazyRichTextEditor';
import type { RichTextEditorHandle } from '@/components/editor/RichTextEditor';
import type { Variable } from '@/lib/contracts/snippet-fields';
import { isBlankHtml } from '@/lib/domain/text/html-text';
import type { VariableColors } from '@/lib/domain/letter/letter-colors';
import type { LetterPart } from '@/lib/domain/letter/letter-text';
import styles from './BlockEditor.module.css';
import { onDemand } from '@/components/on-demand/on-demand';
import { PutSnippetContext, type PutSnippet } from './slash-picking';
import type { LetterCommands } from '@/components/letter/use-letter-commands';
import { backInPlace, type ClickedLine, type Point } from '@/components/letter/clicked-line';
import { InterimEditor } from './InterimEditor';
import { RichTextView } from '@/components/rich-text/RichTextView';
import { ValuesContext } from '@/components/rich-text/values-context';

const SlashPicker = onDemand(() => import('./SlashPicker').then((module) => module.SlashPicker));

interface Props {
  part: LetterPart;
  title: string;
  colors: VariableColors;
  variables: readonly Variable[];
  /** Where the cursor goes; null: behind the last word. */
  at: Point | 'start' | null;
  /** What was clicked, where folded parts may move it. */
  line: ClickedLine | null;
  commands: LetterCommands;
  onCopy: () => void;
}

/** Lists and dialogs that the editor opens stand outside the block and still belong to it. */
const isElsewhere = (target: EventTarget | null, holder: HTMLElement | null) =>
  target instanceof Element && !holder?.contains(target) && target.closest('[data-letter-page]') !== null;

const uploadForEmail = (file: Blob) =>
  import('@/lib/client/pictures/upload-picture').then((uploads) => uploads.uploadForEmail(file));

const showVideo = (address: string) =>
  import('@/lib/client/pictures/show-video').then((videos) => videos.showVideoInEmail(address));

const placeholder = 'Write here. Type / for a snippet, {{ for a variable.';

/** A block while it is written in, on the same lines as it is read. */
export function BlockEditor({ part, title, colors, variables, at, line, commands, onCopy }: Props) {
  const values = useContext(ValuesContext);
  const blockId = part.block.id;
  const put = useCallback<PutSnippet>(
    (snippet, parted) => commands.putInText(blockId, snippet, parted),
    [commands, blockId],
  );
  const holder = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);

  const [startsBlank] = useState(() => isBlankHtml(part.text.html));
  /** What was written before the editor was there. */
  const writtenAhead = useRef('');

  const editor = useRef<RichTextEditorHandle>(null);
  const start = useCallback((handle: RichTextEditorHandle | null) => {
    editor.current = handle;
    if (handle !== null) setReady(true);
  }, []);
  // Once it stands where the text stood: keys that come before would move over lines that move themselves.
  useLayoutEffect(() => {
    if (!isReady) return;
    const text = holder.current?.querySelector('[role="textbox"]');
    const point = typeof at === 'object' && at && line && text ? backInPlace(at, line, text) : at;
    editor.current?.focus(startsBlank || point === null ? 'end' : point);
    // Html drops the spaces at the end of a line, and the next word comes right behind them.
    const spaces = / *$/.exec(writtenAhead.current)?.[0] ?? '';
    writtenAhead.current = '';
    if (spaces !== '') editor.current?.insertText(spaces);
  }, [isReady, at, line, startsBlank]);

  // A press elsewhere ends the writing once it is let go: the lines must not move away under the pointer.
  const isPressed = useRef(false);
  useEffect(() => {
    let end: ReturnType<typeof setTimeout>;
    const onPress = ({ target }: PointerEvent) => {
      isPressed.current = isElsewhere(target, holder.current);
    };
    const onRelease = () => {
      if (isPressed.current) end = setTimeout(() => commands.endEdit());
      isPressed.current = false;
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('pointerup', onRelease);
    document.addEventListener('pointercancel', onRelease);
    return () => {
      clearTimeout(end);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('pointerup', onRelease);
      document.removeEventListener('pointercancel', onRelease);
    };
  }, [commands]);

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!isPressed.current && isElsewhere(relatedTarget, holder.current)) commands.endEdit();
  };

  return (
    <div
      ref={holder}
      className={styles.holder}
      data-ready={isReady || undefined}
      onBlur={onBlur}
      onKeyDownCapture={(event) => {
        // The editor would break the line.
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.stopPropagation();
        onCopy();
      }}
      onKeyDown={(event) => {
        // A dialog of the editor's closes by itself first.
        if (event.key !== 'Escape' || !holder.current?.contains(event.target as Node)) return;
        commands.endEdit('focus-block');
      }}
    >
      {!isReady &&
        (startsBlank ? (
          <InterimEditor
            label={title}
            placeholder={placeholder}
            onChange={(text, html) => {
              writtenAhead.current = text;
              commands.actions.edit(part.block.id, html);
            }}
          />
        ) : (
          <RichTextView richText={part.whole} colors={colors} sex={part.text.spokenOf} />
        ))}
      <PutSnippetContext value={put}>
        <LazyRichTextEditor
          html={part.text.html}
          onChange={(html, isStep) => commands.actions.edit(part.block.id, html, isStep)}
          label={title}
          variables={variables}
          Snippets={SlashPicker}
          takesSlash
          {...(values && { values })}
          placeholder={placeholder}
          hasUndo={false}
          uploadPicture={uploadForEmail}
          showVideo={showVideo}
          hasOptionalParts={part.block.kind === 'snippet'}
          handleRef={start}
          className={styles.editor}
        />
      </PutSnippetContext>
    </div>
  );
}
