import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconBraces,
  IconClearFormatting,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPawOff,
  IconPhoto,
  IconSquareDashed,
  IconUnderline,
} from '@tabler/icons-react';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import type { EditorState } from '@tiptap/pm/state';
import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { Hint } from '@/components/on-demand/Hint';
import { modifierKey } from '@/lib/client/browser/modifier-key';
import styles from './EditorToolbar.module.css';
import { optionalAt } from './optional-part-extension';
import { choosePictures } from './pictures/choose-pictures';
import { toggleList } from './toggle-list';

interface Props {
  /** null until the editor is there: the bar stands already, so that nothing jumps. */
  editor: Editor | null;
  onLink: () => void;
  /** Asks when the part at the cursor is in; null where no part comes and goes. */
  onPart: (() => void) | null;
  /** Takes pictures into the text; null where it holds none. */
  onPictures: ((files: File[]) => void) | null;
  /** Whether the text is about a dog, and has variables. */
  isTemplate: boolean;
  hasUndo: boolean;
}

interface Tool {
  readonly label: string;
  /** As `aria-keyshortcuts` has it, but for `Mod`, which is Control or Meta. */
  readonly keys?: string;
  readonly icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  /** The style it switches on and off; without one the tool does a thing once. */
  readonly style?: (typeof styleNames)[number];
  readonly use: (editor: Editor) => void;
  readonly text?: string;
  readonly startsGroup?: true;
  /** Of no use in a text like a signature. */
  readonly ofTemplates?: true;
  /** How many steps there are to take; a tool without any is off. */
  readonly steps?: (state: EditorState) => number;
}

const styleNames = [
  'bold',
  'italic',
  'underline',
  'bulletList',
  'orderedList',
  'link',
  'keep',
  'optional',
] as const;

const tools = ({
  onLink,
  onPart,
  onPictures,
}: Pick<Props, 'onLink' | 'onPart' | 'onPictures'>): readonly Tool[] => [
  {
    label: 'Undo',
    keys: 'Mod+Z',
    icon: IconArrowBackUp,
    steps: undoDepth,
    use: (editor) => editor.commands.undo(),
  },
  {
    label: 'Redo',
    keys: 'Mod+Shift+Z',
    icon: IconArrowForwardUp,
    steps: redoDepth,
    use: (editor) => editor.commands.redo(),
  },
  {
    label: 'Bold',
    keys: 'Mod+B',
    icon: IconBold,
    style: 'bold',
    use: (editor) => editor.chain().focus().toggleBold().run(),
    startsGroup: true,
  },
  {
    label: 'Italic',
    keys: 'Mod+I',
    icon: IconItalic,
    style: 'italic',
    use: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Underline',
    keys: 'Mod+U',
    icon: IconUnderline,
    style: 'underline',
    use: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'Bulleted list',
    keys: 'Mod+Shift+8',
    icon: IconList,
    style: 'bulletList',
    use: (editor) => toggleList(editor, 'bulletList'),
    startsGroup: true,
  },
  {
    label: 'Numbered list',
    keys: 'Mod+Shift+7',
    icon: IconListNumbers,
    style: 'orderedList',
    use: (editor) => toggleList(editor, 'orderedList'),
  },
  { label: 'Link', keys: 'Mod+K', icon: IconLink, style: 'link', use: onLink },
  ...(onPictures ? [{ label: 'Picture', icon: IconPhoto, use: () => choosePictures(onPictures) }] : []),
  {
    label: 'Clear formatting',
    icon: IconClearFormatting,
    use: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  {
    label: 'Insert a variable',
    icon: IconBraces,
    text: 'Variable',
    use: (editor) => editor.chain().focus().insertContent('{{').run(),
    startsGroup: true,
    ofTemplates: true,
  },
  {
    label: 'Not the dog: keep the word in every version',
    icon: IconPawOff,
    style: 'keep',
    use: (editor) => editor.chain().focus().toggleKeep().run(),
    ofTemplates: true,
  },
  ...(onPart
    ? [
        {
          label: 'Optional part',
          keys: 'Mod+Shift+9',
          icon: IconSquareDashed,
          style: 'optional' as const,
          use: onPart,
        },
      ]
    : []),
];

const isActive = (editor: Editor, name: (typeof styleNames)[number]) =>
  name === 'optional' ? optionalAt(editor.state) !== null : editor.isActive(name);

/** One stop for Tab; the arrows go from tool to tool. */
export function EditorToolbar({ editor, onLink, onPart, onPictures, isTemplate, hasUndo }: Props) {
  const [reachable, setReachable] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const all = tools({ onLink, onPart, onPictures }).filter(
    ({ ofTemplates, steps }) => (isTemplate || !ofTemplates) && (hasUndo || !steps),
  );
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: styleNames.filter((name) => current && isActive(current, name)),
      off: all.flatMap(({ label, steps }) => (steps && !(current && steps(current.state)) ? [label] : [])),
    }),
  });
  const modifier = modifierKey();

  const moveFocus = (event: KeyboardEvent) => {
    const next = { ArrowRight: reachable + 1, ArrowLeft: reachable - 1, Home: 0, End: all.length - 1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + all.length) % all.length;
    setReachable(index);
    buttons.current[index]?.focus();
  };

  return (
    <div role="toolbar" aria-label="Formatting" className={styles.toolbar} onKeyDown={moveFocus}>
      {all.map(({ label, keys, icon: Icon, style, use, text, startsGroup, steps }, index) => {
        const isOff = steps !== undefined && (state?.off.includes(label) ?? true);
        return (
          <Hint
            key={label}
            text={keys === undefined ? label : `${label} (${keys.replace('Mod', modifier.printed)})`}
          >
            <button
              ref={(button) => {
                buttons.current[index] = button;
              }}
              type="button"
              className={[
                styles.tool,
                isOff && styles.off,
                startsGroup && styles.group,
                text && styles.withText,
              ]
                .filter(Boolean)
                .join(' ')}
              data-tour={text === undefined ? undefined : 'variable'}
              aria-label={label}
              aria-pressed={style === undefined ? undefined : (state?.active.includes(style) ?? false)}
              aria-keyshortcuts={keys?.replace('Mod', modifier.aria)}
              aria-disabled={editor === null || isOff}
              tabIndex={index === reachable ? 0 : -1}
              onFocus={() => setReachable(index)}
              // The text keeps its selection.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => editor && !isOff && use(editor)}
            >
              <Icon size={16} stroke={1.6} aria-hidden />
              {text !== undefined && <span className={styles.text}>{text}</span>}
            </button>
          </Hint>
        );
      })}
    </div>
  );
}
